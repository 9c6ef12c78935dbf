import { Readable } from 'node:stream';
import { beforeAll, expect, it } from 'vitest';
import { asOfNow, exportFile, IMPORT_TABLES, importFile } from '../imports/index.ts';
import { ISSUE_PASSWORD, openTemplateCompany } from '../testing/template-company.ts';
import { startTestApp } from '../testing/test-app.ts';
import { type LivingCompany, openLivingCompany } from './testing/lives/company.ts';

/** A company as the command makes it, in which people have worked: its export is what another one begins with. */
const erp = await startTestApp();
let company: LivingCompany;
const at = (location: string, quantity: string) => ({ locations: [{ location, quantity }] });
const companyIdOf = async (code: string) =>
  (await erp.owner.query<{ id: number }>('select company_id as id from company where company_code = $1', [code]))
    .rows[0]?.id ?? expect.fail(`no company ${code}`);

beforeAll(async () => {
  company = await openLivingCompany(erp, 'WORKED');
  const { done, bring } = company;
  await administer();
  await company.purchaseOrder('P1', 'SEAL', '100', '2');
  const toQa = { itemNumber: 1, ...at('QA-1', '60'), irNumber: 'IR 7 a', qtyQualified: '0' };
  await done('/receiving/purchaseOrders/P1', { items: [toQa] });
  await done('/inspections/IR%207%20a/decide', {
    location: 'QA-1',
    release: { quantity: '50', location: 'STOCK-1' },
    reject: { quantity: '10', to: 'RTV', reason: 'TOLERANCE', note: `Out of round.\n${'x'.repeat(400)}` },
  });
  await company.salesOrder('S1', 'SEAL', '40', '5');
  const picks = [{ itemNumber: 1, locations: [{ location: 'STOCK-1', newQtyShipped: '15' }] }];
  await done('/shipping/salesOrders/S1', { items: picks, shipNow: true });
  await bring('boms', { partNumber: 'PUMP', revision: 'A' });
  const item = { partNumber: 'PUMP', revision: 'A', itemNumber: 1, componentNumber: 'SHAFT', quantity: '1' };
  await bring('bomItems', item);
  await company.workOrder('W1', 'PUMP', '10');
  const issued = { itemNumber: 1, ...at('STOCK-1', '4') };
  await done('/shipping/workOrders/W1', { issuePassword: ISSUE_PASSWORD, items: [issued] });
  const move = { partNumber: 'SHAFT', fromLocation: 'STOCK-1', toLocation: 'DOCK-1', quantity: '5' };
  await done('/transfers', { items: [move] });
  await done('/quality/putAside', {
    partNumber: 'SHAFT',
    location: 'DOCK-1',
    to: 'QA-1',
    quantity: '1',
    reason: 'DAMAGED',
    note: 'Rust',
  });
  await revise();
});

/** The pump gets its second revision under a change that stays open for the shaft. */
async function revise() {
  const { bring, done } = company;
  const orders = { oldChangeOrder: 'A', newChangeOrder: 'B', engineer: 'E-7', originator: 'E-7' };
  await bring('ecns', { ecnNumber: 'E1', title: 'Bearing', createdOn: '2026-03-01', dueDate: '2026-04-01', ...orders });
  const revisions = { ecnNumber: 'E1', oldRevision: 'A', newRevision: 'B' };
  await bring('ecnParts', { ...revisions, partNumber: 'PUMP' }, { ...revisions, partNumber: 'SHAFT' });
  const note = 'Grease it.\nTwice.';
  const items = [{ itemNumber: 1, component: 'SHAFT', makeBuy: 'BUY', quantity: '99999999999999', note }];
  await done('/boms/PUMP/revisions', { from: 'A', revision: 'B', items, reason: 'New\tdrawing' });
}

/** Entries of an administrator, an engineer and an accountant at the edge of what the app takes. */
async function administer() {
  const { done } = company;
  const user = { displayName: 'Lena\tFox', refId: null, expiresOn: null, jobTemplate: null, roles: ['FIND_PART'] };
  await done('/admin/users', { userName: 'lena.fox', ...user, authorities: { po: '9999999999999999.99' } });
  const centre = { wc: 'LINE-9', wcName: 'Line 9', departmentId: null, hourlyCost: '45', dayHours: '48', active: true };
  await done('/admin/workCentres', centre);
  const shelf = { location: 'Z-99', warehouse: 'MAIN', description: '=1+1, "new"', purpose: 'STOCK', active: true };
  await done('/admin/locations', shelf);
  const type = { typeName: 'Machine', parent: null, level: 1, presetResponseTime: 0, presetHandleTime: 43_200 };
  await done('/alarmTypes', { ...type, description: 'Stands\nstill' });
  await done('/accounting/exchangeRates', { currency: 'SEK', effectiveDate: '2026-01-01', exchangeRate: '2000000' });
  const ring = { partNumber: 'RING', description: 'Ring,\tO', partType: 'BUY', minQty: '99999999999999' };
  await done('/parts', { ...ring, makeLeadTime: 9_999, hsCode: '8'.repeat(60) });
}

const exportAll = (companyId: number) =>
  asOfNow(erp.owner, companyId, async () => {
    const files = new Map<string, string>();
    for (const table of IMPORT_TABLES) {
      let text = '';
      for await (const piece of exportFile(erp.owner, table, companyId)) text += piece;
      files.set(table.kind, text);
    }
    return files;
  });

it('what a company exports after its first postings, another new one takes whole, and exports the same', async () => {
  const exported = await exportAll(await companyIdOf('WORKED'));
  const copy = await openTemplateCompany(erp, { code: 'WORKED2', template: 'manufacturing', country: 'US' });
  const { rows } = await erp.owner.query<{ id: number }>(
    `select user_id as id from app_user where company_id = $1 and user_name = 'ines'`,
    [copy.companyId],
  );
  const means = { companyId: copy.companyId, userId: rows[0]?.id };
  for (const round of ['first', 'second']) {
    for (const table of IMPORT_TABLES) {
      const file = Readable.from([Buffer.from(exported.get(table.kind) ?? '')]);
      const { rows: all, same, faults, conflicts } = await importFile(erp.owner, table, file, means);
      const found = { faults, conflicts, changed: round === 'second' ? all - same : 0 };
      expect.soft([round, table.kind, found]).toEqual([round, table.kind, { faults: [], conflicts: [], changed: 0 }]);
    }
  }
  const again = await exportAll(copy.companyId);
  for (const [kind, file] of exported) expect.soft(again.get(kind), kind).toBe(file);
  expect(await copy.broken()).toEqual([]);
});
