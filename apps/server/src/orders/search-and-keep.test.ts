import { SAVED_FILTERS_AT_MOST, type SavedFilter } from '@gemba/contract/orders/saved-filters/saved-filter';
import { describe, expect, it } from 'vitest';
import { startDemoCompany } from '../testing/demo-company.ts';

const erp = await startDemoCompany();
const { clerk, rival } = erp;

type Item = { poNumber: string; purchaseOrderItemNumber: number };
type Page<Row> = { items: Row[]; nextCursor: string | null };
type Line = { number: string; item: number; part: string; vendor: string; day: string };

const lines = await erp.rows<Line>(
  `select o.po_number as number, i.item_number as item, coalesce(i.part_number, 'NA') as part, o.vendor_id as vendor, o.po_date::text as day
     from purchase_order o join purchase_order_item i using (company_id, po_number) where company_id = $1`,
);
const key = ({ day, number, item }: Line) => `${day} ${number} ${String(item).padStart(4, '0')}`;
const expected = (wanted: (line: Line) => boolean) =>
  lines
    .filter(wanted)
    .toSorted((one, other) => (key(other) < key(one) ? -1 : 1))
    .map(({ number, item }) => [number, item]);

const readItems = async (query: Record<string, string>, limit = 30) => {
  const found: [string, number][] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const asked: string = new URLSearchParams({ ...query, limit: String(limit), ...(cursor && { cursor }) }).toString();
    const { data }: { data: Page<Item> } = await clerk.get<Page<Item>>(`/purchaseOrderItems?${asked}`);
    found.push(...data.items.map((item): [string, number] => [item.poNumber, item.purchaseOrderItemNumber]));
    cursor = data.nextCursor;
  }
  return found;
};

describe('the item search', () => {
  it('finds the items of a part, a vendor or some days, or of all three, each once, the newest order first', async () => {
    const [some, other] = [lines[lines.length >> 1] as Line, lines[7] as Line];
    const from = '2026-01-05';
    expect(await readItems({ partNumber: some.part }, 3)).toEqual(expected(({ part }) => part === some.part));
    expect(await readItems({ vendorId: some.vendor }, 7)).toEqual(expected(({ vendor }) => vendor === some.vendor));
    expect(await readItems({ from, to: '2026-02-05' }, 20)).toEqual(
      expected(({ day }) => day >= from && day <= '2026-02-05'),
    );
    expect(await readItems({ vendorId: some.vendor, from }, 100)).toEqual(
      expected(({ vendor, day }) => vendor === some.vendor && day >= from),
    );
    expect(await readItems({ partNumber: some.part, vendorId: some.vendor, to: some.day })).toEqual(
      expected(({ part, vendor, day }) => part === some.part && vendor === some.vendor && day <= some.day),
    );
    const ofVendor = expected(({ vendor, part }) => vendor === some.vendor && part === some.part);
    for (const vendorId of [
      some.vendor.toLowerCase(),
      some.vendor.toLowerCase().replace(/^./, (one) => one.toUpperCase()),
    ])
      expect(await readItems({ vendorId, partNumber: some.part })).toEqual(ofVendor);
    expect(await readItems({ partNumber: 'NA' })).toEqual(expected(({ part }) => part === 'NA'));
    expect(await readItems({ partNumber: 'W00-10/100(A)', vendorId: other.vendor })).toEqual([]);
  });

  it('finds what is still open of a part by the day it is due, what has no day last', async () => {
    const open = await erp.rows<{ number: string; item: number; part: string; due: string | null }>(
      `select o.po_number as number, i.item_number as item, i.part_number as part, i.arrival_date::text as due
         from purchase_order o join purchase_order_item i using (company_id, po_number)
        where company_id = $1 and o.status in ('APPROVED', 'PARTIAL') and not i.closed and i.quantity_received < i.quantity_ordered
          and i.part_number is not null
        order by coalesce(i.arrival_date, 'infinity'), o.po_number, i.item_number`,
    );
    const countOf = (part: string) => open.filter((line) => line.part === part).length;
    const [{ part: most } = { part: '' }] = open.toSorted((one, other) => countOf(other.part) - countOf(one.part));
    expect(countOf(most)).toBeGreaterThan(1);
    for (const limit of [1, 20])
      expect(await readItems({ partNumber: most, open: 'true' }, limit)).toEqual(
        open.filter(({ part }) => part === most).map(({ number, item }) => [number, item]),
      );
  });

  it('passes over an order without items', async () => {
    const { vendor } = lines[0] as Line;
    await erp.rows(
      `insert into purchase_order (company_id, po_number, po_date, vendor_id, bill_to, ship_to, requester, buyer_code, owner, currency, terms)
       select company_id, 'EMPTY-' || n, '2026-06-18', $2, bill_to, ship_to, requester, buyer_code, owner, currency, terms
         from (select * from purchase_order where company_id = $1 limit 1) one, generate_series(1, 30) n`,
      vendor,
    );
    expect(await readItems({ vendorId: vendor }, 5)).toEqual(expected((line) => line.vendor === vendor));
  });

  it('asks for something to look for, and refuses days that are reversed and forged cursors', async () => {
    expect(await clerk.get('/purchaseOrderItems')).toMatchObject({
      msgCode: 'FIELD_REQUIRED',
      data: { field: 'partNumber' },
    });
    expect(await clerk.get('/purchaseOrderItems?from=2026-02-02&to=2026-02-01')).toMatchObject({
      msgCode: 'DATE_RANGE_REVERSED',
    });
    for (const cursor of ['x', Buffer.from('["2026-01-01","1",99999999999]').toString('base64url')])
      expect(await clerk.get(`/purchaseOrderItems?vendorId=X&cursor=${cursor}`)).toMatchObject({
        msgCode: 'INVALID_INPUT',
        data: { field: 'cursor' },
      });
    expect((await rival.get<Page<Item>>('/purchaseOrderItems?from=2020-01-01')).data.items).toEqual([]);
  });
});

describe('buyers', () => {
  it('are found by code or name in any case, all of them when nothing is typed', async () => {
    const all = await erp.rows<{ code: string; name: string }>(
      'select buyer_code as code, buyer_name as name from buyer where company_id = $1 order by buyer_code collate "C"',
    );
    const codes = async (query: string) =>
      (await clerk.get<Page<{ buyerCode: string }>>(`/buyers?${query}`)).data.items.map((one) => one.buyerCode);
    expect(await codes('')).toEqual(all.map(({ code }) => code));
    expect(await codes('q=oKAF')).toEqual(all.filter(({ name }) => /okaf/i.test(name)).map(({ code }) => code));
    expect(await codes(`q=${all[0]?.code.toLowerCase()}`)).toContain(all[0]?.code);
    expect(await codes('q=%25')).toEqual([]);
    const { data } = await clerk.get<Page<object>>('/buyers?limit=1');
    expect(await codes(`limit=1&cursor=${data.nextCursor}`)).toEqual([all[1]?.code]);
    expect((await rival.get<Page<object>>('/buyers')).data.items).toEqual([]);
  });
});

describe('saved filters', () => {
  const filters = async (browser = clerk) =>
    (await browser.get<{ items: SavedFilter[] }>('/savedFilters?list=orders')).data.items;
  const save = (name: string, query: string, browser = clerk) =>
    browser.post<SavedFilter>('/savedFilters', { list: 'orders', name, query });

  it('are kept by name for their owner alone; the same name again replaces', async () => {
    const { data } = await save(' Mine ', 'status=open');
    expect(data).toMatchObject({ list: 'orders', name: 'Mine', query: 'status=open' });
    expect((await save('Mine', 'status=closed')).data).toEqual({ ...data, query: 'status=closed' });
    await save('Also 我的', 'q=%25');
    expect((await filters()).map(({ name }) => name)).toEqual(['Also 我的', 'Mine']);
    const colleague = await erp.signIn('DEMO', (await erp.user(erp.companyId, { refId: null })).userName);
    expect(await filters(colleague)).toEqual([]);
    for (const stranger of [colleague, rival]) {
      const gone = await stranger.send(`/app/savedFilters/${data.filterId}`, { method: 'DELETE' });
      expect(gone.msgCode).toBe('SAVED_FILTER_NOT_EXIST');
    }
    expect(await clerk.send(`/app/savedFilters/${data.filterId}`, { method: 'DELETE' })).toMatchObject({ data: null });
    expect((await filters()).map(({ name }) => name)).toEqual(['Also 我的']);
    expect(await clerk.send(`/app/savedFilters/${data.filterId}`, { method: 'DELETE' })).toMatchObject({
      msgCode: 'SAVED_FILTER_NOT_EXIST',
    });
  });

  it('are so many at most, also when two tabs save at once; replacing still works', async () => {
    await Promise.all(Array.from({ length: SAVED_FILTERS_AT_MOST + 10 }, (_, at) => save(`F${at}`, '')));
    const kept = await filters();
    expect(kept.length).toBe(SAVED_FILTERS_AT_MOST);
    expect(await save('one more', '')).toMatchObject({
      msgCode: 'TOO_MANY_SAVED_FILTERS',
      data: { maximum: SAVED_FILTERS_AT_MOST },
    });
    expect((await save((kept[3] as SavedFilter).name, 'status=all')).data.query).toBe('status=all');
  });
});
