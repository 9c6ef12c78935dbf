import autocannon from 'autocannon';
import pg from 'pg';
import { ownSessions } from '../apps/server/src/auth/list-sessions.ts';
import { Browser } from '../apps/server/src/kit/testing/browser.ts';
import { type Bench, PASSWORD } from './serve.ts';

const CONNECTIONS = 16;
const ROUNDS = 3;
const SECONDS = 4;
const PAGES = { short: 20, full: 100 };

/**
 * What the server costs: an authenticated list call at 16 connections, against the bare driver running the very same
 * query as the same role at 16 connections. In alternating rounds of one run, because the machine is never quiet; the
 * first round of each warms up and does not count. A short page says most about the server, a full one about real lists.
 */
export async function benchListCall({ url, appUrl, companyId }: Bench) {
  const browser = new Browser(url);
  for (let count = 0; count < PAGES.full + 5; count += 1) await signIn(browser);
  const userId = await userOf(appUrl, companyId);
  const ratios = [];
  for (const limit of [PAGES.short, PAGES.full]) {
    const { sql, parameters } = ownSessions.statement(companyId, { query: { limit } } as never).compile();
    const [bare, served]: [number[], number[]] = [[], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      bare.push(await throughDriver(appUrl, { companyId, userId }, { text: sql, values: [...parameters] }));
      served.push(await throughServer(`${url}/app/sessions?limit=${limit}`, String(browser.token)));
    }
    const [one, other] = [median(served.slice(1)), median(bare.slice(1))];
    console.log(
      `list of ${limit}: ${Math.round(one)}/s through the server, ${Math.round(other)}/s by the bare driver, ratio ${(one / other).toFixed(2)}`,
    );
    ratios.push(one / other);
  }
  return ratios;
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

interface Who {
  companyId: number;
  userId?: number;
}

const connect = async (appUrl: string, { companyId, userId }: Who) => {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  await client.query(`select set_config('app.company_id', $1, false), set_config('app.user_id', $2, false)`, [
    String(companyId),
    String(userId ?? ''),
  ]);
  return client;
};

async function userOf(appUrl: string, companyId: number) {
  const client = await connect(appUrl, { companyId });
  const { rows } = await client.query<{ user_id: number }>('select user_id from app_user where company_id = $1', [
    companyId,
  ]);
  await client.end();
  return rows[0]?.user_id as number;
}

async function throughDriver(appUrl: string, who: Who, { text, values }: { text: string; values: unknown[] }) {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => connect(appUrl, who)));
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
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { authorization: token, lang: 'en_US' },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.total / result.duration;
}
