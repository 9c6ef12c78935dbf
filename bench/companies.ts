import { Browser } from '../apps/server/src/kit/testing/browser.ts';
import { type Bench, PASSWORD } from './serve.ts';
import { share, timed } from './timing.ts';

/** A company of its own with the user `bench`, who holds these roles. */
export async function addCompany({ owner }: Bench, code: string, roles: readonly string[]) {
  const { rows } = await owner.query<{ company_id: number }>(
    'insert into company (company_code, company_name) values ($1, $1) returning company_id',
    [code],
  );
  const companyId = rows[0]?.company_id as number;
  await owner.query(
    `insert into app_user (company_id, user_name, display_name, password_hash, roles)
     select $1, user_name, display_name, password_hash, $2::text[] from app_user where user_name = 'bench' limit 1`,
    [companyId, roles],
  );
  return companyId;
}

export async function enterCompany({ url }: Bench, companyCode: string) {
  const browser = new Browser(url);
  const { data } = await browser.post<{ token: string }>('/login', {
    companyCode,
    userName: 'bench',
    password: PASSWORD,
  });
  browser.token = data.token;
  return browser;
}

const ROUNDS = 12;

/** Asks two companies the same by turns within one run; a first round warms up. Answers how many times slower p95 is. */
export async function compareSizes(
  what: string,
  paths: readonly string[],
  [small, large]: readonly [Browser, Browser],
  rounds = ROUNDS,
) {
  const times = { small: [] as number[], large: [] as number[] };
  const slowest: [number, string][] = [];
  const ask = (browser: Browser, path: string) =>
    timed(async () => {
      const { success, text } = await browser.get(path);
      if (!success) throw new Error(`${path}: ${text}`);
    });
  for (let round = 0; round <= rounds; round += 1) {
    for (const path of paths) {
      const [one, other] = [await ask(small, path), await ask(large, path)];
      if (round === 0) continue;
      times.small.push(one);
      times.large.push(other);
      slowest.push([other, path]);
    }
  }
  const [before, after] = [share(times.small, 0.95), share(times.large, 0.95)];
  const ratio = after / before;
  console.log(
    `${what}: p95 ${before.toFixed(1)} ms in the small one, ${after.toFixed(1)} ms in the large one, ${ratio.toFixed(2)} times`,
  );
  for (const [time, path] of slowest.toSorted(([one], [other]) => other - one).slice(0, 3))
    console.log(`  ${time.toFixed(1)} ms ${decodeURI(path)}`);
  return ratio;
}
