import autocannon from 'autocannon';
import pg from 'pg';
import { sessionsPage } from '../apps/server/src/auth/list-sessions.ts';
import { Browser } from '../apps/server/src/kit/testing/browser.ts';
import { type Bench, PASSWORD } from './serve.ts';

const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 4;

/**
 * What the server costs: an authenticated list call at 16 connections, against the bare driver running the very same
 * query as the same role at 16 connections. In alternating rounds of one run, because the machine is never quiet.
 */
export async function benchListCall({ url, appUrl, companyId }: Bench) {
  const browser = new Browser(url);
  // Enough sessions of one user for a full page.
  for (let count = 0; count < 24; count += 1) await signIn(browser);
  const { userId } = await whoIs(appUrl, companyId);
  const { sql, parameters } = sessionsPage({ companyId, userId }, { limit: 20 }).compile();
  const query = { text: sql, values: [...parameters] };

  const [bare, served]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await throughDriver(appUrl, companyId, query));
    served.push(await throughServer(url, String(browser.token)));
  }
  const ratio = median(served) / median(bare);
  console.log(
    `list call: ${Math.round(median(served))}/s through the server, ${Math.round(median(bare))}/s by the bare driver`,
  );
  console.log(`list call: ratio ${ratio.toFixed(2)} (at least 0.50 is promised)`);
  return ratio >= 0.5;
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number;

async function signIn(browser: Browser) {
  const answer = await browser.post<{ token: string }>('/login', {
    companyCode: 'BENCH',
    userName: 'bench',
    password: PASSWORD,
  });
  browser.token = answer.data.token;
}

const connect = async (appUrl: string, companyId: number) => {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  await client.query(`select set_config('app.company_id', $1, false)`, [String(companyId)]);
  return client;
};

async function whoIs(appUrl: string, companyId: number) {
  const client = await connect(appUrl, companyId);
  const { rows } = await client.query<{ user_id: number }>('select user_id from app_user where company_id = $1', [
    companyId,
  ]);
  await client.end();
  return { userId: rows[0]?.user_id as number };
}

async function throughDriver(appUrl: string, companyId: number, { text, values }: { text: string; values: unknown[] }) {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => connect(appUrl, companyId)));
  let done = 0;
  const until = performance.now() + SECONDS * 1_000;
  const ask = async (client: pg.Client) => {
    while (performance.now() < until) {
      await client.query({ name: 'list', text, values });
      done += 1;
    }
  };
  await Promise.all(clients.map(ask));
  await Promise.all(clients.map((client) => client.end()));
  return done / SECONDS;
}

async function throughServer(url: string, token: string) {
  const result = await autocannon({
    url: `${url}/app/sessions?limit=20`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { authorization: token, lang: 'en_US' },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.total / result.duration;
}
