import { Browser } from '../apps/server/src/kit/testing/browser.ts';
import { type Bench, PASSWORD } from './serve.ts';

const SIZES = { small: 10_000, large: 1_000_000 };
const ROUNDS = 12;

/** Parts whose numbers and words in three languages repeat as in a real catalogue: some common, some rare. */
const PARTS = `
  insert into part (company_id, part_number, description, description_zh, description_es, part_type)
  select $1, (array['GB', 'SH', 'BR', 'MT', 'SL', 'CV'])[1 + n % 6] || '-' || lpad((n::bigint * 7919 % 10000000)::text, 7, '0') || '(A)',
         (array['Oil', 'Shaft', 'Ball', 'Flange', 'Drive', 'Cover', 'Guide'])[1 + n % 7] || ' '
           || (array['seal', 'bearing', 'housing', 'plate', 'motor'])[1 + n % 5] || ' ' || n % 97 || ' x ' || n % 53
           || case when n % 3331 = 0 then ' zirconia' else '' end,
         (array['油封', '轴承', '壳体', '盖板', '电机'])[1 + n % 5] || ' ' || n % 97,
         (array['Retén', 'Rodamiento', 'Carcasa', 'Tapa', 'Motor'])[1 + n % 5] || ' ' || n % 97,
         (array['BUY', 'MAKE', 'RAW'])[1 + n % 3]
    from generate_series(1, $2::int) as n`;

const TYPED = [
  'GB-00',
  'sh-04567',
  'BR',
  '(a)',
  '7919',
  '0015838',
  'seal',
  'bearing 35',
  'oil seal 12 x',
  'zirconia',
  'zirconia 7',
  '油封',
  '轴承 12',
  'retén',
  'rodamiento 35',
  'tapa',
  'xyzzy nothing',
  'zq',
  'mo',
  '5 x',
  'GB-0047514(A)',
  'housing&partType=MAKE',
  'zirconia&partType=RAW',
];

const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] as number;

async function fill({ owner }: Bench, code: string, count: number) {
  const { rows } = await owner.query<{ company_id: number }>(
    'insert into company (company_code, company_name) values ($1, $1) returning company_id',
    [code],
  );
  const companyId = rows[0]?.company_id as number;
  await owner.query(
    `insert into app_user (company_id, user_name, display_name, password_hash, roles)
     select $1, user_name, display_name, password_hash, '{FIND_PART}' from app_user where user_name = 'bench' limit 1`,
    [companyId],
  );
  console.log(`loading ${count} parts …`);
  await owner.query(PARTS, [companyId, count]);
}

async function enter({ url }: Bench, companyCode: string) {
  const browser = new Browser(url);
  const { data } = await browser.post<{ token: string }>('/login', {
    companyCode,
    userName: 'bench',
    password: PASSWORD,
  });
  browser.token = data.token;
  return browser;
}

async function timed(browser: Browser, typed: string) {
  const from = performance.now();
  const { success, text } = await browser.get(`/parts?q=${encodeURI(typed)}`);
  if (!success) throw new Error(`${typed}: ${text}`);
  return performance.now() - from;
}

/** Search in a million parts against ten thousand: by beginning, middle, words and languages, in turns within one run. */
export async function benchPartsSearch(bench: Bench) {
  for (const [code, count] of Object.entries(SIZES)) await fill(bench, code.toUpperCase(), count);
  await bench.owner.query('vacuum analyze part');
  const [small, large] = [await enter(bench, 'SMALL'), await enter(bench, 'LARGE')];
  const times = { small: [] as number[], large: [] as number[] };
  const slowest: [number, string][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const typed of TYPED) {
      const [one, other] = [await timed(small, typed), await timed(large, typed)];
      if (round === 0) continue;
      times.small.push(one);
      times.large.push(other);
      slowest.push([other, typed]);
    }
  }
  const ratio = p95(times.large) / p95(times.small);
  console.log(
    `search in parts: p95 ${p95(times.small).toFixed(1)} ms in ${SIZES.small}, ${p95(times.large).toFixed(1)} ms in ${SIZES.large}, ${ratio.toFixed(2)} times`,
  );
  for (const [time, typed] of slowest.toSorted(([one], [other]) => other - one).slice(0, 3))
    console.log(`  ${time.toFixed(1)} ms ${typed}`);
  return ratio;
}
