import type { LocationRow } from '@gemba/contract/inventory/find-locations';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../testing/every-row.ts';
import { loadSmallCompany } from '../testing/small-company.ts';
import { startTestApp } from '../testing/test-app.ts';

/** Every list finds a number as people type it: with its prefix, in small letters, without its signs. */
const erp = await startTestApp();
const { companyId, browser } = await loadSmallCompany(erp);

type Row = Record<string, string>;
const rowsOf = async (path: string) => {
  const answer = await browser.get<{ items: Row[] }>(path);
  if (!answer.success) throw new Error(answer.text);
  return answer.data.items;
};
const find = async (path: string, typed: string, param = 'q') =>
  rowsOf(`${path}${path.includes('?') ? '&' : '?'}${param}=${encodeURIComponent(typed)}`);
const bare = (code: string) => code.replaceAll(/\W/g, '').toLowerCase();

it.each([
  ['/receiving/purchaseOrders', 'poNumber', ['po', 'PO ', 'Po-', '采购单']],
  ['/receiving/workOrders', 'woNumber', ['wo', 'WO ', 'ot-']],
  ['/receiving/rmas', 'rmaNumber', ['rma', 'RMA ']],
  ['/shipping/salesOrders', 'soNumber', ['so', 'SO ', 'pv-']],
  ['/shipping/workOrders', 'woNumber', ['wo', 'WO ']],
  ['/shipping/rtvs', 'rtvNumber', ['rtv', 'RTV ']],
  ['/receivers', 'receiverNumber', ['r', 'REC ', '收货单']],
  ['/shippers', 'shipperNumber', ['s', 'SH ', '发货单']],
  ['/ecns?status=all', 'ecnNumber', ['ecn', 'ECN ']],
])('%s, after its prefix', async (path, field, prefixes) => {
  const [first] = await rowsOf(path);
  const number = first?.[field] ?? '';
  expect(number).not.toBe('');
  for (const prefix of ['', ...prefixes])
    expect([prefix, (await find(path, prefix + number)).map((row) => row[field])]).toEqual([prefix, [number]]);
});

it.each([
  ['/receivers', 'orderNumber', 'po'],
  ['/shippers', 'soNumber', 'so'],
])('%s, by their order, after its prefix', async (path, field, prefix) => {
  const [first] = (await rowsOf(`${path}?limit=100`)).filter(
    (row) => row['kind'] === undefined || row['kind'] === prefix,
  );
  const number = first?.[field] ?? '';
  expect(number).not.toBe('');
  const found = await find(path, prefix + number);
  expect(found.length).toBeGreaterThan(0);
  for (const row of found) expect(row[field]).toBe(number);
});

describe('an exact number, whatever the filter', () => {
  it('a shipment of a return', async () => {
    await erp.owner.query(
      `insert into rtv_shipper (company_id, shipper_number, rtv_number, shipped_date, shipped_by)
       select $1, 'RTVS-EXACT-' || n, rtv_number, '2026-03-01', (select min(user_id) from app_user where company_id = $1)
         from (select rtv_number from rtv where company_id = $1 limit 1) returned, generate_series(1, 2) as n`,
      [companyId],
    );
    const found = await find('/rtvShippers?to=2001-01-01', 'rtvs-exact-1');
    expect(found.map((row) => row['shipperNumber'])).toEqual(['RTVS-EXACT-1']);
  });

  it('a location', async () => {
    const [first] = await rowsOf('/admin/locations?active=true');
    const location = first?.['location'] ?? '';
    const found = await find('/admin/locations?active=false', bare(location));
    expect(found.map((row) => row['location'])).toEqual([location]);
    expect(await find('/admin/locations?active=false', bare(location).slice(0, -1))).toEqual([]);
  });
});

describe('without signs', () => {
  it.each([
    ['/receiving/workOrders', 'part'],
    ['/shipping/workOrders', 'part'],
  ])('%s, the part that is made', async (path, field) => {
    const part = (await rowsOf(path)).find((row) => /\W/.test(row[field] ?? ''))?.[field] ?? '';
    const found = await find(path, bare(part));
    expect(found.length).toBeGreaterThan(0);
    for (const row of found) expect(row[field]).toContain(part);
  });

  it.each([
    ['/boms', 'partNumber', 'q'],
    ['/parts', 'partNumber', 'q'],
    ['/customers', 'id', 'q'],
    ['/vendors', 'id', 'q'],
    ['/locations', 'location', 'q'],
    ['/admin/locations', 'location', 'q'],
    ['/inventory', 'location', 'location'],
    ['/inventory', 'partNumber', 'partNumber'],
    ['/accounting/paymentHistory', 'partyId', 'q'],
    ['/accounting/paymentHistory?direction=OUT', 'partyId', 'q'],
    ['/documents/parts', 'partNumber', 'q'],
    ['/salesOrders', 'customerId', 'q'],
    ['/purchaseOrders', 'vendorId', 'q'],
    ['/workOrders', 'part', 'q'],
    ['/shipping/salesOrders', 'customerId', 'q'],
    ['/receiving/purchaseOrders', 'vendorId', 'q'],
    ['/admin/workCentres', 'wc', 'q'],
    ['/admin/employees', 'employeeId', 'q'],
    ['/admin/users', 'refId', 'q'],
  ])('%s, %s', async (path, field, param) => {
    // The list of parts wants something typed.
    const signed = await rowsOf(path === '/parts' ? '/inventory' : path);
    const code = signed.map((row) => row[field] ?? '').find((one) => /\w\W\w/.test(one)) ?? '';
    expect(code).not.toBe('');
    expect((await find(path, bare(code), param)).map((row) => row[field])).toContain(code);
    const begun = await find(path, bare(code).slice(0, -1), param);
    expect(begun.map((row) => row[field])).toContain(code);
  });

  it('codes of few rows, which have no key of their own', async () => {
    await erp.owner.query(
      `insert into buyer (company_id, buyer_code, buyer_name, action_type, department_id)
       select $1, 'BUY-77', buyer_name, action_type, department_id from buyer where company_id = $1 limit 1`,
      [companyId],
    );
    expect(await find('/buyers', 'buy77')).toMatchObject([{ buyerCode: 'BUY-77' }]);
    expect(await find('/buyers', '-')).not.toHaveLength(0);
    expect(await find('/admin/audit', '()')).toHaveLength(0);
  });

  it('a change, by its part', async () => {
    const { rows } = await erp.owner.query<{ ecn_number: string; part_number: string }>(
      `select ecn_number, part_number from ecn_part where company_id = $1 and part_number ~ '[^A-Z0-9]' limit 1`,
      [companyId],
    );
    const [changed] = rows;
    const found = await find('/ecns?status=all', bare(changed?.part_number ?? ''));
    expect(found.map((row) => row['ecnNumber'])).toContain(changed?.ecn_number);
  });

  it('the location that was typed comes first, page by page once', async () => {
    await erp.owner.query(
      `insert into location (company_id, location, warehouse_code, description)
       select $1, name, warehouse_code, '' from (select warehouse_code from warehouse where company_id = $1 limit 1) house,
              unnest(array['YY-1', 'YY-10', 'YY11', 'YY-2']) as name`,
      [companyId],
    );
    const pages = async (q: string) =>
      (await everyRow<LocationRow>(browser, `/locations?q=${q}`, 1)).map(({ location }) => location);
    expect(await pages('yy1')).toEqual(['YY-1', 'YY11', 'YY-10']);
    expect(await pages('yy-')).toEqual(['YY-1', 'YY-10', 'YY-2', 'YY11']);
  });
});
