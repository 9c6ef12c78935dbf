import { Browser } from '../apps/server/src/testing/browser.ts';
import { type Choose, dice } from '../apps/server/src/testing/dice.ts';
import { addDays } from '../packages/contract/src/kit/dates.ts';
import { ORDER_FILTERS } from '../packages/contract/src/orders/order-filters.ts';

/**
 * Cost of a list of orders in a large company against a small one: random combinations of every filter of the four
 * lists and their totals, over HTTP, in turns within one run; each combination counts with the median of five rounds.
 * It loads nothing: start two servers with their demo company first, `GEMBA_DEMO=small` and `GEMBA_DEMO=large`, both
 * with `GEMBA_REQUESTS_PER_MINUTE=100000000`.
 */
const { GEMBA_BENCH_SMALL = 'http://localhost:18791', GEMBA_BENCH_LARGE = 'http://localhost:18790' } = process.env;
const COMBINATIONS = 240;
const ROUNDS = 5;

type Row = Record<string, string>;
type Query = Record<string, string>;

const LISTS = [
  {
    path: '/purchaseOrders',
    number: 'poNumber',
    dates: ['poDate', 'arrivalDate', 'shipDate'],
    equal: ['vendorId', 'buyerCode'],
    name: 'vendorName',
  },
  {
    path: '/salesOrders',
    number: 'soNumber',
    dates: ['soDate', 'arrivalDate', 'shipDate'],
    equal: ['customerId'],
    name: 'customerName',
  },
  {
    path: '/quotes',
    number: 'qoNumber',
    dates: ['qoDate', 'arrivalDate', 'shipDate'],
    equal: ['customerId'],
    name: 'customerName',
  },
  { path: '/workOrders', number: 'woNumber', dates: ['woDate', 'startDate', 'dueDate'], equal: ['part'], name: 'part' },
] as const;
type List = (typeof LISTS)[number];

type Times = Record<'page' | 'totals', number[]>;

interface Company {
  browser: Browser;
  samples: Map<string, Row[]>;
}

const textOf = (query: Query) => new URLSearchParams(query).toString();

async function enter(url: string): Promise<Company> {
  const browser = new Browser(url);
  const answer = await browser.post<{ token: string }>('/login', {
    companyCode: 'DEMO',
    userName: 'admin',
    password: 'gemba-demo',
  });
  browser.token = answer.data.token;
  const samples = new Map<string, Row[]>();
  for (const { path, dates } of LISTS) {
    const rows: Row[] = [];
    for (const dateType of dates)
      for (const status of ORDER_FILTERS) {
        const { data } = await browser.get<{ items: Row[] }>(`${path}?${textOf({ dateType, status, limit: '100' })}`);
        rows.push(...data.items);
      }
    samples.set(path, rows);
  }
  return { browser, samples };
}

function combination({ path, number, dates, equal, name }: List, rows: readonly Row[], pick: Choose): string {
  const some = pick(rows);
  const query: Query = { status: pick(ORDER_FILTERS), dateType: pick(dates) };
  const day = addDays(some[dates[0]] as string, pick([0, 3, 30]));
  if (pick([true, false])) query['from'] = addDays(day, -pick([0, 7, 60, 365, 800]));
  if (pick([true, false])) query['to'] = day;
  for (const field of equal)
    if (pick([true, false])) query[field === 'part' ? 'partNumber' : field] = pick(rows)[field] as string;
  const typed = [
    some[number],
    some[number]?.slice(0, 3),
    some[number]?.slice(0, 4),
    some[name]?.slice(0, 6),
    'ing',
    'xyzzy',
  ];
  if (pick([true, false, false])) query['q'] = pick(typed) as string;
  return `${path}${pick(['', '', '/totals'])}?${textOf(query)}`;
}

const middle = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] as number;
const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] as number;

async function ask({ browser }: Company, path: string) {
  const from = performance.now();
  const { success, text } = await browser.get(path);
  if (!success) throw new Error(`${path}: ${text}`);
  return performance.now() - from;
}

export async function benchOrderLists() {
  const companies = { small: await enter(GEMBA_BENCH_SMALL), large: await enter(GEMBA_BENCH_LARGE) };
  const pick = dice(20_260_618);
  const times = { small: { page: [], totals: [] }, large: { page: [], totals: [] } } as Record<
    'small' | 'large',
    Times
  >;
  const slowest: [number, string][] = [];
  for (let at = 0; at < COMBINATIONS; at += 1) {
    const list = LISTS[at % LISTS.length] as List;
    for (const size of ['small', 'large'] as const) {
      const company = companies[size];
      const path = combination(list, company.samples.get(list.path) as Row[], pick);
      const taken: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) taken.push(await ask(company, path));
      times[size][path.includes('/totals') ? 'totals' : 'page'].push(middle(taken.slice(1)));
      if (size === 'large') slowest.push([middle(taken.slice(1)), path]);
    }
  }
  const ratios = (['page', 'totals'] as const).map((what) => {
    const [small, large] = [p95(times.small[what]), p95(times.large[what])];
    console.log(
      `${what} of an order list, any filter: p95 ${small.toFixed(1)} ms small, ${large.toFixed(1)} ms large, ${(large / small).toFixed(2)} times`,
    );
    return large / small;
  });
  for (const [time, path] of slowest.toSorted(([one], [other]) => other - one).slice(0, 3))
    console.log(`  ${time.toFixed(1)} ms ${path}`);
  return Math.max(...ratios);
}
