import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import { expect, it } from 'vitest';
import { openQuantities, purchaseRows, salesRows, workRows } from '../../testing/stock-orders.ts';
import type { Row } from '../../testing/stock-rows.ts';
import { ISSUE_PASSWORD, openTemplateCompany } from '../../testing/template-company.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { TEMPLATES } from './templates.ts';

const erp = await startTestApp();

async function openCompany(code: string, template: keyof typeof TEMPLATES, country: string) {
  const company = await openTemplateCompany(erp, { code, template, country });
  const { companyId } = company;
  const { rows } = await erp.owner.query<{ id: number }>('select user_id as id from app_user where company_id = $1', [
    companyId,
  ]);
  const insert = async (table: string, row: Row) => {
    const names = ['company_id', ...Object.keys(row)];
    await erp.owner.query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      [companyId, ...Object.values(row)],
    );
  };
  return { ...company, userId: rows[0]?.id ?? 0, insert };
}

type Company = Awaited<ReturnType<typeof openCompany>>;

/** Parts, partners and orders, which a company brings itself. */
async function bringPartsAndPartners({ insert, userId, companyId }: Company, taxCode: string | null) {
  await insert('vendor', { vendor_id: 'V-1', vendor_name: 'Kestrel', sort_name: 'kestrel' });
  await insert('customer', { customer_id: 'C-1', customer_name: 'Alder', sort_name: 'alder', credit_limit: '99999' });
  for (const [part_number, part_type, std_cost] of [
    ['BOLT', 'BUY', null],
    ['GEARBOX', 'MAKE', '40'],
  ] as const) {
    await insert('part', { part_number, part_type, std_cost, description: 'A part' });
    await insert('part_stock', { part_number });
  }
  const taxed = { columns: { tax_code: taxCode, tax_rate: taxCode ? '21' : '0' } };
  const bought = { ship_to: 'MAIN', bill_to: 'OFFICE', buyer_code: 'B1' };
  const rows = [
    ...purchaseRows('1', userId, [{ part: 'BOLT', quantity: '10', ...taxed }], bought),
    ...salesRows('2', userId, [{ part: 'BOLT', quantity: '1', ...taxed }], { warehouse_code: 'MAIN' }),
    ...workRows('3', userId, 'GEARBOX', '2', [{ part: 'BOLT', quantity: '2' }], { warehouse_code: 'MAIN' }),
  ];
  for (const [table, row] of rows) await insert(table, row);
  await erp.owner.query(openQuantities, [companyId]);
}

const at = (location: string, quantity: string) => ({ locations: [{ location, quantity }] });

async function buySellMoveCount({ post }: Company) {
  const received = await post<Receiver>('/receiving/purchaseOrders/1', {
    items: [{ itemNumber: 1, ...at('DOCK-1', '10') }],
  });
  expect(received.msgCode).toBe('OK');
  expect(received.data.receiverNumber).toBe('1001');
  const item = { partNumber: 'BOLT', fromLocation: 'DOCK-1', toLocation: 'STOCK-1', quantity: '9' };
  expect((await post('/transfers', { items: [item] })).msgCode).toBe('OK');
  const picks = [{ location: 'STOCK-1', newQtyShipped: '1' }];
  const shipped = await post('/shipping/salesOrders/2', {
    items: [{ itemNumber: 1, locations: picks }],
    shipNow: true,
  });
  expect(shipped.msgCode).toBe('OK');
  const { data } = await post<{ countNumber: string }>('/counts', { location: 'DOCK-1' });
  const counted = [{ partNumber: 'BOLT', counted: '0', reason: 'Gone' }];
  expect((await post(`/counts/${data.countNumber}/post`, { items: counted })).msgCode).toBe('OK');
}

it('lets a new manufacturer post every kind of document as soon as parts, partners and orders are there', async () => {
  const company = await openCompany('MAKER', 'manufacturing', 'ES');
  await bringPartsAndPartners(company, 'IVA21');
  await buySellMoveCount(company);
  const { post, insert } = company;
  const issued = await post('/shipping/workOrders/3', {
    issuePassword: ISSUE_PASSWORD,
    items: [{ itemNumber: 1, ...at('STOCK-1', '4') }],
  });
  expect(issued.msgCode).toBe('OK');
  await insert('work_order_operation', { wo_number: '3', sequence: 10, wc: 'ASSY-1', description: 'Assemble' });
  const times = { start: new Date(Date.now() - 7_200_000).toISOString(), end: new Date().toISOString() };
  const report = { woNumber: '3', sequence: 10, wageType: 2, qualifiedQty: '0', ...times };
  expect((await post('/timeReports', report)).msgCode).toBe('OK');
  expect((await post('/receiving/workOrders/3', at('STOCK-1', '2'))).msgCode).toBe('OK');
  expect(await company.broken()).toEqual([]);
});

it('lets a new distributor buy, sell, move and count, and licenses no production', async () => {
  const company = await openCompany('TRADER', 'distribution', 'US');
  await bringPartsAndPartners(company, null);
  await buySellMoveCount(company);
  const refused = await company.post('/receiving/workOrders/3', at('STOCK-1', '1'));
  expect(refused.msgCode).toBe('NOT_LICENSED');
  expect(await company.broken()).toEqual([]);
});

it('adds a company whole or not at all', async () => {
  const before = await openCompany('TWICE', 'manufacturing', 'CN');
  await expect(openCompany('TWICE', 'distribution', 'DE')).rejects.toThrow('There is a company TWICE already');
  const { rows } = await erp.owner.query<{ accounts: number; taxes: string }>(
    `select count(*)::int as accounts, (select string_agg(tax_code, ' ' order by tax_code) from tax_rate where company_id = $1) as taxes
       from account where company_id = $1`,
    [before.companyId],
  );
  expect(rows[0]).toEqual({ accounts: TEMPLATES.manufacturing.accounts.length, taxes: 'EXEMPT VAT13 VAT6 VAT9' });
});
