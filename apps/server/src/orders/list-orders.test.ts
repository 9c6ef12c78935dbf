import { beforeAll, describe, expect, it } from 'vitest';
import { startDemoCompany } from '../testing/demo-company.ts';
import { dice } from '../testing/dice.ts';
import { LONG } from '../testing/sweep.ts';
import { filtered, type Kind, kinds, type Order, type Query, totalsOf } from './testing/order-model.ts';
import { randomQuery } from './testing/random-query.ts';

const erp = await startDemoCompany();
const { clerk, rival } = erp;
const orders = new Map<Kind, Order[]>();
const ordersOf = (kind: Kind) => orders.get(kind) as Order[];

beforeAll(async () => {
  // Dates that nobody knows yet, and more numbers with the same beginning than a search sorts at once.
  await erp.owner.query(`update purchase_order set arrival_date = null where po_number like '%7'`);
  await erp.owner.query(`update sales_order set ship_date = null where so_number like '%3'`);
  await erp.rows(
    `insert into quote (company_id, qo_number, qo_date, customer_id, owner, valid_until, warehouse_code, currency, terms, status,
                        arrival_date, ship_date, total)
     select company_id, 'BIG-' || n, date '2024-07-01' + n % 700, customer_id, owner, '2099-12-31', warehouse_code, currency, terms,
            (array['APPROVED', 'NOT_APPROVED', 'EXPIRED', 'CANCELLED'])[1 + n % 4], arrival_date, ship_date, n
       from (select * from quote where company_id = $1 order by qo_number limit 1) one, generate_series(1, 1200) n`,
  );
  for (const kind of kinds) orders.set(kind, await erp.rows<Order>(kind.rows));
});

/** The expected answer to any filter, for each list. */
const ROUNDS = LONG ? 100 : 30;

const search = (query: Query) => new URLSearchParams(query).toString();

const readAll = async ({ path, number }: Kind, query: Query, limit = '100') => {
  const numbers: string[] = [];
  let cursor: string | null = null;
  do {
    const asked: Query = { ...query, limit, ...(cursor && { cursor }) };
    const answer = await clerk.get<{ items: Record<string, string>[]; nextCursor: string | null }>(
      `${path}?${search(asked)}`,
    );
    if (!answer.success) throw new Error(`${search(asked)}: ${answer.text}`);
    numbers.push(...answer.data.items.map((item) => item[number] as string));
    cursor = answer.data.nextCursor;
  } while (cursor);
  return numbers;
};

describe.each(kinds)('the list $path', (kind) => {
  it('shows exactly what any filter asks for, each once, newest first, and adds it up', async () => {
    const pick = dice(kinds.indexOf(kind) + 1);
    expect(ordersOf(kind).length).toBeGreaterThan(20);
    for (let round = 0; round < ROUNDS; round += 1) {
      const query = randomQuery(kind, ordersOf(kind), pick);
      const expected = filtered(ordersOf(kind), query);
      const numbers = await readAll(kind, query, pick(['20', '100', '100']));
      expect([query, numbers]).toEqual([query, expected.map((one) => one.number)]);
      const { data } = await clerk.get(`${kind.path}/totals?${search(query)}`);
      expect([query, data]).toEqual([query, totalsOf(expected)]);
    }
  });

  it.each([
    [
      { from: '2026-02-02', to: '2026-02-01' },
      { msgCode: 'DATE_RANGE_REVERSED', data: { field: 'from' } },
    ],
    [{ q: 'ab' }, { msgCode: 'SEARCH_TOO_SHORT', data: { field: 'q' } }],
    [{ q: 'x'.repeat(81) }, { msgCode: 'INVALID_INPUT', data: { field: 'q' } }],
    [{ from: '2026-02-30' }, { msgCode: 'INVALID_INPUT', data: { field: 'from' } }],
    [{ dateType: 'noDate' }, { msgCode: 'INVALID_INPUT', data: { field: 'dateType' } }],
    [{ status: 'OPEN' }, { msgCode: 'INVALID_INPUT', data: { field: 'status' } }],
    [{ limit: '101' }, { msgCode: 'INVALID_INPUT', data: { field: 'limit' } }],
    [{ cursor: 'forged' }, { msgCode: 'INVALID_INPUT', data: { field: 'cursor' } }],
    [{ cursor: forged(['2026-01-01', 'x\u0000']) }, { msgCode: 'INVALID_INPUT', data: { field: 'cursor' } }],
    [{ cursor: forged(['0000-01-01', 'x']) }, { msgCode: 'INVALID_INPUT', data: { field: 'cursor' } }],
    [{ cursor: forged([1, 'x']) }, { msgCode: 'INVALID_INPUT', data: { field: 'cursor' } }],
    [{ vendorName: 'x' }, { msgCode: 'INVALID_INPUT' }],
  ])('refuses %j clearly', async (query, refusal) => {
    expect(await clerk.get(`${kind.path}?${search(query as Query)}`)).toMatchObject({ code: 400, ...refusal });
  });

  it('takes whatever was typed for no more than text', async () => {
    const dateType = kind.dates[0] as string;
    for (const q of [
      "'; drop table quote; --",
      '\\%_',
      'W00-10/100(A)',
      '天和',
      '😀',
      '  ',
      '"\u{10ffff}',
      'x'.repeat(80),
    ])
      expect([q, await readAll(kind, { q, dateType })]).toEqual([
        q,
        filtered(ordersOf(kind), { dateType, ...(q.trim() && { q }) }).map((one) => one.number),
      ]);
    const { data } = await clerk.get<{ items: object[] }>(`${kind.path}?cursor=${forged(['9999-12-31', 'zzz'])}`);
    expect(data.items.length).toBeGreaterThan(0);
  });

  it('finds nothing of another company', async () => {
    const q = (ordersOf(kind)[0] as Order).number;
    expect((await rival.get(kind.path)).data).toEqual({ items: [], nextCursor: null });
    expect((await rival.get(`${kind.path}?q=${q}`)).data).toEqual({ items: [], nextCursor: null });
    expect((await rival.get(`${kind.path}/totals`)).data).toEqual({ count: 0, more: false, amounts: [] });
    expect((await clerk.get<{ items: object[] }>(`${kind.path}?q=${q}`)).data.items[0]).toMatchObject({
      [kind.number]: q,
    });
  });
});

function forged(key: unknown) {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}
