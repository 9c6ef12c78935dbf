import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { listInventory } from '../apps/server/src/inventory/list-inventory.ts';
import type { Query } from '../apps/server/src/kit/database/named-query.ts';
import { getPart } from '../apps/server/src/parts/get-part.ts';
import { Browser } from '../apps/server/src/testing/browser.ts';
import { type Bench, serveForBench } from './serve.ts';
import { ms, share, timed } from './timing.ts';

const WARM_UP = 2;
const ROUNDS = 12;
const SECONDS = 1;
/** The quieter rounds count: others on the machine only make a round longer. */
const QUIET = 0.25;

/**
 * Fixed cost of a request: what a read takes through the server, one after the other on one connection, beyond its bare
 * statement. `GEMBA_BENCH_BEFORE` may name another checkout, which is measured by turns in the same run and against the
 * same statement: if its own was slower, the difference counts as its fixed cost too.
 */
export async function benchFixedCost(bench: Bench) {
  const { GEMBA_BENCH_BEFORE: checkout } = process.env;
  const before = checkout === undefined ? undefined : await serveForBench(checkout);
  try {
    const companyId = await demoCompany(bench);
    const part = await onePart(bench, companyId);
    const costs = [
      await compareCost(
        bench,
        before,
        'stock by location',
        '/inventory?location=A&limit=20',
        listInventory.statement(companyId, { query: { location: 'A', limit: 20 } }),
      ),
      await compareCost(
        bench,
        before,
        'part detail',
        `/parts/${encodeURIComponent(part)}`,
        getPart.statement(companyId, { params: { partNumber: part } }),
      ),
    ];
    const [now, then] = [sum(costs.map(({ fixed }) => fixed)), sum(costs.map(({ fixedBefore }) => fixedBefore))];
    if (before)
      console.log(`both together: ${ms(then)} fixed before, now ${(now / then).toFixed(2)} of it (at most 0.5)`);
    return !before || now <= then / 2;
  } finally {
    await before?.stop();
  }
}

async function compareCost(bench: Bench, before: Bench | undefined, what: string, path: string, statement: Query) {
  const [now, then] = [await signIn(bench), before && (await signIn(before))];
  const client = new pg.Client({ connectionString: bench.appUrl });
  await client.connect();
  await client.query(`select set_config('app.company_id', $1, false)`, [String(await demoCompany(bench))]);
  const [bare, served, earlier]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    bare.push(await throughDriver(client, statement));
    served.push(await throughServer(`${bench.url}/app${path}`, now));
    if (before && then) earlier.push(await throughServer(`${before.url}/app${path}`, then));
  }
  await client.end();
  const [statementTime, time] = [bare, served].map((times) => share(times.slice(WARM_UP), QUIET)) as [number, number];
  const fixed = time - statementTime;
  console.log(
    `${what}: ${ms(time)} through the server, ${ms(statementTime)} for its statement: ${(time / statementTime).toFixed(2)} times, ${ms(fixed)} fixed`,
  );
  if (!before) return { fixed, fixedBefore: 0 };
  const fixedBefore = share(earlier.slice(WARM_UP), QUIET) - statementTime;
  console.log(`  before: ${ms(fixedBefore)} fixed; now ${(fixed / fixedBefore).toFixed(2)} of it`);
  return { fixed, fixedBefore };
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

async function throughDriver(client: pg.Client, statement: Query) {
  let done = 0;
  const from = performance.now();
  while (performance.now() - from < SECONDS * 1_000) {
    await client.query(statement);
    done += 1;
  }
  return (performance.now() - from) / done;
}

async function throughServer(url: string, headers: Record<string, string>) {
  const { duration, requests, non2xx } = await autocannon({ url, headers, connections: 1, duration: SECONDS });
  if (non2xx > 0) throw new Error(`${url} was refused ${non2xx} times`);
  return (duration * 1_000) / requests.total;
}

const ORDERS = 40;
const CALLS = 5;
/** Longer than an idle connection stays open. */
const QUIET_MS = 35_000;

/**
 * The detail of an order is as quick on a server that has just started, or was quiet, as on a busy one. A request that
 * does almost nothing is measured before and after each: where it stalls, the machine was busy, and the call does not count.
 */
export async function benchOrderDetail(bench: Bench) {
  const { rows } = await bench.owner.query<{ path: string }>(
    `(select '/purchaseOrders/' || po_number as path from purchase_order where company_id = $1 order by po_number desc limit $2)
     union all (select '/salesOrders/' || so_number from sales_order where company_id = $1 order by so_number desc limit $2)
     union all (select '/workOrders/' || wo_number from work_order where company_id = $1 order by wo_number desc limit $2)`,
    [await demoCompany(bench), ORDERS],
  );
  const browser = await enter(bench, 'admin');
  const nothing = () => timed(async () => (await fetch(`${bench.url}/app/ready`)).text());
  const calls: { time: number; around: number }[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    for (const { path } of rows) {
      const encoded = path.split('/').map(encodeURIComponent).join('/');
      const before = await nothing();
      const time = await timed(async () => {
        const { success, text } = await browser.get(encoded);
        if (!success) throw new Error(`${path}: ${text}`);
      });
      calls.push({ time, around: Math.max(before, await nothing()) });
    }
    if (call === 1) await sleep(QUIET_MS);
  }
  const usual = share(
    calls.map(({ around }) => around),
    0.25,
  );
  const took = calls.filter(({ around }) => around <= 2 * usual).map(({ time }) => time);
  const [p50, p95] = [share(took, 0.5), share(took, 0.95)];
  console.log(
    `order detail: p50 ${ms(p50)}, p95 ${ms(p95)}, ${(p95 / p50).toFixed(2)} times (at most 3), in ${took.length} of ${calls.length} calls`,
  );
  return p95 <= 3 * p50;
}

async function demoCompany({ owner }: Bench) {
  const { rows } = await owner.query<{ company_id: number }>(
    `select company_id from company where company_code = 'DEMO'`,
  );
  return rows[0]?.company_id as number;
}

async function onePart({ owner }: Bench, companyId: number) {
  const { rows } = await owner.query<{ part: string }>(
    'select min(part_number) as part from part_stock where company_id = $1 and on_hand > 0',
    [companyId],
  );
  return rows[0]?.part as string;
}

async function enter({ url }: Bench, userName: string) {
  const browser = new Browser(url);
  const { data } = await browser.post<{ token: string }>('/login', {
    companyCode: 'DEMO',
    userName,
    password: 'gemba-demo',
  });
  browser.token = data.token;
  return browser;
}

/** The headers that the browser of a signed-in person sends. */
async function signIn(bench: Bench) {
  const browser = await enter(bench, 'admin');
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { authorization: browser.token as string, cookie };
}
