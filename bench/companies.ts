import { Browser } from '../apps/server/src/testing/browser.ts';
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

/**
 * Asks two companies the same by turns within one run; a first round warms up. Answers how many times slower the large
 * one is: at p95 of all, or for the path that suffers most, by its median. Medians forgive a machine that is not quiet.
 * Prints the paths that suffer most, and those that take longest.
 */
export async function compareSizes(
  what: string,
  paths: readonly string[],
  [small, large]: readonly [Browser, Browser],
  rounds = ROUNDS,
) {
  const times = paths.map((path) => ({ path, small: [] as number[], large: [] as number[] }));
  const ask = (browser: Browser, path: string) =>
    timed(async () => {
      const { success, text } = await browser.get(path);
      if (!success) throw new Error(`${path}: ${text}`);
    });
  for (let round = 0; round <= rounds; round += 1) {
    for (const taken of times) {
      const [one, other] = [await ask(small, taken.path), await ask(large, taken.path)];
      if (round === 0) continue;
      taken.small.push(one);
      taken.large.push(other);
    }
  }
  const [before, after] = (['small', 'large'] as const).map((size) =>
    share(
      times.flatMap((taken) => taken[size]),
      0.95,
    ),
  ) as [number, number];
  const ratio = after / before;
  console.log(
    `${what}: p95 ${before.toFixed(1)} ms in the small one, ${after.toFixed(1)} ms in the large one, ${ratio.toFixed(2)} times`,
  );
  const medians = times
    .map((taken) => ({ path: taken.path, small: share(taken.small, 0.5), large: share(taken.large, 0.5) }))
    .toSorted((one, other) => other.large / other.small - one.large / one.small);
  const [worst] = medians;
  const slowest = medians.toSorted((one, other) => other.large - one.large);
  for (const { path, small: one, large: other } of new Set([...medians.slice(0, 3), ...slowest.slice(0, 3)]))
    console.log(
      `  ${(other / one).toFixed(2)} times at the median, ${one.toFixed(1)} and ${other.toFixed(1)} ms: ${decodeURI(path)}`,
    );
  return { ratio, worst: worst ? worst.large / worst.small : 0 };
}
