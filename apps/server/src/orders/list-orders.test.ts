import { addDays } from '@gemba/contract/kit/dates';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '../demo/index.ts';
import type { Browser } from '../kit/testing/browser.ts';
import { startTestApp } from '../kit/testing/test-app.ts';

/** Every filter of every list against a model that knows no SQL: all rows of the demo company, filtered here. */
const erp = await startTestApp();
const TODAY = '2026-06-18';
let clerk: Browser;
let rival: Browser;

type Order = { number: string; status: string; total: string | null; currency: string | null; words: string } & Record<
  string,
  string | null
>;
type Query = Record<string, string>;

interface Kind {
  path: string;
  number: string;
  rows: string;
  dates: string[];
  /** Filters for equality, by the name in the query. */
  equal: string[];
  orders: Order[];
}

const kinds: Kind[] = [
  {
    path: '/purchaseOrders',
    number: 'poNumber',
    rows: `select po_number as number, list_status as status, po_date as "poDate", arrival_date as "arrivalDate", ship_date as "shipDate",
             vendor_id as "vendorId", buyer_code as "buyerCode", purchase_order.currency, total::text,
             vendor_id || ' ' || vendor_name || ' ' || city as words from purchase_order join vendor using (company_id, vendor_id)`,
    dates: ['poDate', 'arrivalDate', 'shipDate'],
    equal: ['vendorId', 'buyerCode'],
    orders: [],
  },
  {
    path: '/salesOrders',
    number: 'soNumber',
    rows: `select so_number as number, list_status as status, so_date as "soDate", arrival_date as "arrivalDate", ship_date as "shipDate",
             customer_id as "customerId", sales_order.currency, total::text,
             customer_id || ' ' || customer_name || ' ' || city as words from sales_order join customer using (company_id, customer_id)`,
    dates: ['soDate', 'arrivalDate', 'shipDate'],
    equal: ['customerId'],
    orders: [],
  },
  {
    path: '/quotes',
    number: 'qoNumber',
    rows: `select qo_number as number, list_status as status, qo_date as "qoDate", arrival_date as "arrivalDate", ship_date as "shipDate",
             customer_id as "customerId", quote.currency, total::text,
             customer_id || ' ' || customer_name || ' ' || city as words from quote join customer using (company_id, customer_id)`,
    dates: ['qoDate', 'arrivalDate', 'shipDate'],
    equal: ['customerId'],
    orders: [],
  },
  {
    path: '/workOrders',
    number: 'woNumber',
    rows: `select wo_number as number, list_status as status, wo_date as "woDate", start_date as "startDate", due_date as "dueDate",
             part_number as "partNumber", null as currency, null as total, '' as words from work_order`,
    dates: ['woDate', 'startDate', 'dueDate'],
    equal: ['partNumber'],
    orders: [],
  },
];

beforeAll(async () => {
  const hashPassword = async () => '$argon2id$nobody signs in by it';
  await loadDemo(erp.owner, { size: 'small', today: TODAY, hashPassword });
  // A date that nobody knows yet, and a number of a company that counted otherwise.
  await erp.owner.query(`update purchase_order set arrival_date = null where po_number like '%7'`);
  await erp.owner.query(`update sales_order set ship_date = null where so_number like '%3'`);
  const { rows } = await erp.owner.query<{ company_id: number }>(
    `select company_id from company where company_code = 'DEMO'`,
  );
  const companyId = rows[0]?.company_id as number;
  const { userName } = await erp.user(companyId, { refId: null });
  clerk = await erp.signIn('DEMO', userName);
  ({ browser: rival } = await erp.somebody());
  for (const kind of kinds) {
    const text = kind.rows.replace(/(\w+_date) as/g, '$1::text as');
    kind.orders = (await erp.owner.query<Order>(`${text} where company_id = $1`, [companyId])).rows;
  }
}, 300_000);

const PREFIXED = ['number', 'partNumber'];

const model = ({ orders, equal }: Kind, { status = 'all', dateType = '', from, to, q, ...asked }: Query) =>
  orders
    .filter((one) => status === 'all' || one.status === status)
    .filter((one) => one[dateType] !== null)
    .filter((one) => from === undefined || String(one[dateType]) >= from)
    .filter((one) => to === undefined || String(one[dateType]) <= to)
    .filter((one) => equal.every((name) => asked[name] === undefined || one[name] === asked[name]))
    .filter(
      (one) =>
        q === undefined ||
        PREFIXED.some((name) => one[name]?.startsWith(q.trim().toUpperCase())) ||
        one.words.toLowerCase().includes(q.trim().toLowerCase()),
    )
    .toSorted((one, other) => (`${other[dateType]} ${other.number}` < `${one[dateType]} ${one.number}` ? -1 : 1));

const search = (query: Query) => new URLSearchParams(query).toString();

const readAll = async ({ path, number }: Kind, query: Query, limit = '100') => {
  const numbers: string[] = [];
  let cursor: string | null = null;
  do {
    const asked: Query = { ...query, limit, ...(cursor && { cursor }) };
    const { data, success, text } = await clerk.get<{ items: Record<string, string>[]; nextCursor: string | null }>(
      `${path}?${search(asked)}`,
    );
    if (!success) throw new Error(`${search(asked)}: ${text}`);
    numbers.push(...data.items.map((item) => item[number] as string));
    cursor = data.nextCursor;
  } while (cursor);
  return numbers;
};

/** Always the same numbers, so that a failure can be repeated. */
const dice = (seed: number) => {
  let state = seed;
  return <Item>(items: readonly Item[]) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return items[Math.floor((state / 2 ** 32) * items.length)] as Item;
  };
};

const randomQuery = (kind: Kind, pick: ReturnType<typeof dice>): Query => {
  const some = pick(kind.orders);
  const day = addDays(TODAY, -pick([0, 5, 20, 90, 300]));
  const query: Query = {
    status: pick(['open', 'closed', 'cancelled', 'notApproved', 'all', 'all']),
    dateType: pick(kind.dates),
  };
  if (pick([true, false])) query['from'] = addDays(day, -pick([0, 10, 60, 365]));
  if (pick([true, false])) query['to'] = day;
  for (const name of kind.equal) if (pick([true, false, false])) query[name] = String(some[name]);
  const words = [some.number.slice(0, 3), some.number, some.words.slice(4, 9), some.words.toUpperCase().slice(0, 3)];
  const typed = pick([undefined, undefined, ...words, 'nothing like it', '%_%', 'ing']);
  if (typed !== undefined && typed.trim().length >= 3) query['q'] = typed;
  return query;
};

describe('order lists', () => {
  it.each([0, 1, 2, 3])(
    'show exactly what any filter asks for, each once, newest first (list %i)',
    async (at) => {
      const kind = kinds[at] as Kind;
      const pick = dice(at + 1);
      expect(kind.orders.length).toBeGreaterThan(20);
      for (let round = 0; round < 120; round += 1) {
        const query = randomQuery(kind, pick);
        const expected = model(kind, query).map((one) => one.number);
        expect([query, await readAll(kind, query, pick(['20', '100', '7']))]).toEqual([query, expected]);
        const { data } = await clerk.get<{
          count: number;
          more: boolean;
          amounts: { currency: string; total: string }[];
        }>(`${kind.path}/totals?${search(query)}`);
        expect([query, data]).toEqual([query, totalsOf(model(kind, query))]);
      }
    },
    120_000,
  );
});

const cents = (amount: string) => BigInt(amount.replace('.', ''));
function totalsOf(orders: Order[]) {
  const counted = orders.slice(0, 1_000);
  const sums = new Map<string, bigint>();
  for (const { currency, total } of counted)
    if (currency !== null) sums.set(currency, (sums.get(currency) ?? 0n) + cents(total as string));
  return {
    count: counted.length,
    more: orders.length > 1_000,
    amounts: [...sums]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([currency, sum]) => ({ currency, total: String(sum).replace(/(\d\d)$/, '.$1') })),
  };
}

describe('what a list is asked', () => {
  it('is refused clearly where it cannot be answered', async () => {
    for (const { path, dates } of kinds) {
      for (const [query, refusal] of [
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
        [{ [dates[0] as string]: 'x' }, { msgCode: 'INVALID_INPUT' }],
      ] as [Query, object][]) {
        expect(await clerk.get(`${path}?${search(query)}`), JSON.stringify(query)).toMatchObject({
          code: 400,
          ...refusal,
        });
      }
    }
  });

  it('may hold anything that is no more than text', async () => {
    for (const kind of kinds) {
      const dateType = kind.dates[0] as string;
      for (const q of ["'; drop table purchase_order; --", '\\%_', 'W00-10/100(A)', '天和', '😀', '  ', '"\u{10ffff}'])
        expect([q, await readAll(kind, { q, dateType })]).toEqual([
          q,
          model(kind, { dateType, ...(q.trim() && { q }) }).map((one) => one.number),
        ]);
      const made = forged(['9999-12-31', 'zzz']);
      expect((await clerk.get<{ items: object[] }>(`${kind.path}?cursor=${made}`)).data.items.length).toBeGreaterThan(
        0,
      );
    }
  });

  it('finds nothing of another company', async () => {
    for (const { path, orders, number } of kinds) {
      const q = (orders[0] as Order).number;
      expect((await rival.get(path)).data).toEqual({ items: [], nextCursor: null });
      expect((await rival.get(`${path}?q=${q}`)).data).toEqual({ items: [], nextCursor: null });
      expect((await rival.get(`${path}/totals`)).data).toEqual({ count: 0, more: false, amounts: [] });
      expect((await clerk.get<{ items: object[] }>(`${path}?q=${q}`)).data.items[0]).toMatchObject({ [number]: q });
    }
  });
});

const forged = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
