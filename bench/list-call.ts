import autocannon from 'autocannon';
import pg from 'pg';
import type { Query } from '../apps/server/src/kit/database/named-query.ts';
import { listPurchaseOrders } from '../apps/server/src/orders/purchase-order/list-purchase-orders.ts';
import { Browser } from '../apps/server/src/testing/browser.ts';
import type { Bench } from './serve.ts';

const CONNECTIONS = 16;
const WARM_UP = 2;
const ROUNDS = 5;
const SECONDS = 3;
const LIMIT = 20;

/**
 * Cost of the server: one page of the list of purchase orders at 16 connections, against the bare driver running the
 * same statement as the same role at 16 connections. Rounds alternate in one run and each is compared with its
 * neighbour, because the machine is never quiet; the first rounds warm up and do not count.
 */
export async function benchListCall({ url, appUrl, owner }: Bench) {
  const { rows } = await owner.query<{ company_id: number }>(
    `select company_id from company where company_code = 'DEMO'`,
  );
  const companyId = rows[0]?.company_id as number;
  const person = await signIn(url);
  const query = { status: 'all', dateType: 'poDate', limit: LIMIT } as const;
  const statement = listPurchaseOrders.statement(companyId, { query });
  const [bare, served]: [number[], number[]] = [[], []];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    bare.push(await throughDriver(appUrl, companyId, statement));
    served.push(await throughServer(`${url}/app/purchaseOrders?limit=${LIMIT}`, person));
  }
  const ratio = median(served.map((one, round) => one / (bare[round] as number)).slice(WARM_UP));
  const [one, other] = [served, bare].map((rates) => Math.round(median(rates.slice(WARM_UP))));
  console.log(
    `list of ${LIMIT} purchase orders: ${one}/s through the server, ${other}/s by the bare driver, ratio ${ratio.toFixed(2)}`,
  );
  return ratio;
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number;

/** The headers that the browser of a signed-in person sends. */
async function signIn(url: string) {
  const browser = new Browser(url);
  const answer = await browser.post<{ token: string }>('/login', {
    companyCode: 'DEMO',
    userName: 'buyer',
    password: 'gemba-demo',
  });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { authorization: answer.data.token, cookie };
}

const connect = async (appUrl: string, companyId: number) => {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  await client.query(`select set_config('app.company_id', $1, false)`, [String(companyId)]);
  return client;
};

async function throughDriver(appUrl: string, companyId: number, statement: Query) {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => connect(appUrl, companyId)));
  let done = 0;
  const until = performance.now() + SECONDS * 1_000;
  const ask = async (client: pg.Client) => {
    while (performance.now() < until) {
      await client.query(statement);
      done += 1;
    }
  };
  await Promise.all(clients.map(ask));
  await Promise.all(clients.map((client) => client.end()));
  return done / SECONDS;
}

async function throughServer(url: string, person: Record<string, string>) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { ...person, lang: 'en_US' },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.total / result.duration;
}
