import { randomUUID } from 'node:crypto';
import { addDays } from '@gemba/contract/kit/dates';
import { describe, expect, it } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { startTestApp } from '../testing/test-app.ts';
import { rowsAsFile } from './rows-as-file.ts';

const erp = await startTestApp();
const LATER = addDays(new Date().toISOString().slice(0, 10), 30);

const send = (by: Browser, kind: string, rows: object[], more: object = {}, key: string = randomUUID()) =>
  by.post<{ added: number }>(`/imports/${kind}`, { rows, ...more }, { 'idempotency-key': key });
const warehouse = (code: string, name: string) => ({ warehouseCode: code, warehouseName: name });

async function keyWith(admin: Browser, roles: readonly string[]) {
  const { data } = await admin.post<{ key: string }>('/apiKeys', { name: randomUUID(), roles, expiresOn: LATER });
  const machine = new Browser(erp.server.url);
  machine.token = `Bearer ${data.key}`;
  return machine;
}

describe('rows that a machine sends', () => {
  it('are imported, changed by their key, and the same again change nothing', async () => {
    const { browser } = await erp.somebody();
    const machine = await keyWith(browser, ['IMPORT_DATA']);
    const rows = [warehouse('MAIN', 'Main'), warehouse('WEST', 'West, "old" hall')];
    const key = randomUUID();
    const first = await send(machine, 'warehouses', rows, {}, key);
    expect(first).toMatchObject({ success: true, data: { rows: 2, added: 2, changed: 0, same: 0 } });
    expect((await send(machine, 'warehouses', rows, {}, key)).text).toBe(first.text);
    expect(await send(machine, 'warehouses', rows)).toMatchObject({ data: { added: 0, changed: 0, same: 2 } });
    const changed = [warehouse('MAIN', 'Main'), warehouse('WEST', 'West')];
    expect(await send(machine, 'warehouses', changed)).toMatchObject({ data: { added: 0, changed: 1, same: 1 } });
  });

  it('are all refused with one fault, which names its row and column; a dry run keeps nothing', async () => {
    const { browser, companyId } = await erp.somebody();
    const count = async () =>
      (await erp.owner.query('select 1 from warehouse where company_id = $1', [companyId])).rows.length;
    const wrong = [warehouse('MAIN', 'Main'), warehouse('', 'Nameless')];
    const refusal = {
      success: false,
      code: 409,
      msgCode: 'IMPORT_REFUSED',
      msg: 'Nothing was imported. Number of faults: 1. Mend them and send all rows again.',
      data: {
        rows: 1,
        badRows: 1,
        faultCount: 1,
        faults: [{ row: 2, column: 'warehouseCode', code: 'EMPTY', text: 'May not be empty.' }],
      },
    };
    const key = randomUUID();
    expect(await send(browser, 'warehouses', wrong, {}, key)).toMatchObject(refusal);
    expect(await send(browser, 'warehouses', wrong, {}, key)).toMatchObject(refusal);
    expect(await send(browser, 'warehouses', wrong, { dryRun: true })).toMatchObject(refusal);
    expect(await send(browser, 'warehouses', [warehouse('MAIN', 'Main')], { dryRun: true })).toMatchObject({
      data: { added: 1 },
    });
    expect(await count()).toBe(0);
  });

  it('need the role, a kind that exists and the same fields, and never reach another company', async () => {
    const { browser } = await erp.somebody();
    const rows = [warehouse('MAIN', 'Main')];
    const reader = await keyWith(browser, ['FIND_PART']);
    expect(await send(reader, 'warehouses', rows)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    expect(await send(browser, 'nothing', rows)).toMatchObject({ code: 404, msgCode: 'IMPORT_KIND_UNKNOWN' });
    const differing = [...rows, { warehouseCode: 'WEST' }];
    expect(await send(browser, 'warehouses', differing)).toMatchObject({
      msgCode: 'IMPORT_ROWS_DIFFER',
      data: { row: 2 },
    });
    await send(browser, 'warehouses', rows);
    const rival = await erp.somebody();
    expect(await send(rival.browser, 'warehouses', rows)).toMatchObject({ data: { added: 1 } });
  });

  it.each(['Z\0Z', 'Z\ud800Z'])('are refused at the cell with a sign that no text can keep: %j', async (sign) => {
    const { browser } = await erp.somebody();
    const refused = (fault: object) => ({ msgCode: 'IMPORT_REFUSED', data: { faultCount: 1, faults: [fault] } });
    const at = (column: string) => refused({ row: 1, column, code: 'NOT_WRITABLE' });
    expect(await send(browser, 'warehouses', [warehouse(sign, 'Main')])).toMatchObject(at('warehouseCode'));
    expect(await send(browser, 'warehouses', [warehouse('MAIN', sign)])).toMatchObject(at('warehouseName'));
    const unknown = [{ ...warehouse('MAIN', 'Main'), [sign]: 'x' }];
    expect(await send(browser, 'warehouses', unknown)).toMatchObject(refused({ row: null, code: 'UNKNOWN_COLUMN' }));
  });

  it('are told their faults by row, and in a row by column', async () => {
    const { browser } = await erp.somebody();
    const faultsOf = (kind: string, rows: object[]) => send(browser, kind, rows);
    expect(await faultsOf('warehouses', [warehouse('MAIN', 'Main'), warehouse('MAIN', 'Other')])).toMatchObject({
      data: { faults: [{ row: 2, code: 'TWICE', text: 'The same key stands in row 1.' }] },
    });
    expect(await faultsOf('warehouses', [{}])).toMatchObject({
      data: { faults: [{ row: null, code: 'COLUMN_UNNAMED' }, { code: 'KEY_MISSING' }] },
    });
    const price = { vendorId: 'V-9', partNumber: 'NO-SUCH', effectiveDate: 'then', price: 'dear', currency: 'USD' };
    expect(await faultsOf('vendorPrices', [price])).toMatchObject({
      data: { faults: ['vendorId', 'partNumber', 'effectiveDate', 'price'].map((column) => ({ row: 1, column })) },
    });
  });

  it('keep their number where a cell holds several lines', () => {
    const { rowAt, text } = rowsAsFile([{ a: 'one' }, { a: 'two\nlines' }, { a: null }]);
    expect(text).toBe('"a"\n"one"\n"two\nlines"\n""');
    expect([1, 2, 3, 4, 5].map(rowAt)).toEqual([null, 1, null, 2, 3]);
  });
});
