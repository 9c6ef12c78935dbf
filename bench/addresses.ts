import { addCompany, compareSizes, enterCompany } from './companies.ts';
import { benchForeignAddresses } from './foreign-addresses.ts';
import type { Bench } from './serve.ts';

const SIZES = { FEW: 1_000, MANY: 100_000 };
const BOOKS = ['customer', 'vendor', 'department'] as const;

/** Names in two scripts that repeat as in a real book: some words common, some rare, all letters. */
const addresses = (book: (typeof BOOKS)[number]) => `
  insert into ${book} (company_id, ${book}_id, ${book}_name, sort_name, city)
  select $1, upper(substr(latin, 1, 3)) || '-' || lpad((n::bigint * 7919 % 1000000)::text, 6, '0'),
         case when n % 3 = 0 then han || latin else latin end, case when n % 3 = 0 then pinyin || latin else latin end,
         (array['Reno', 'Tucson', 'Gdansk', 'Leeds', 'Suzhou', 'Elko', 'Omaha'])[1 + n % 7]
    from generate_series(1, $2::int) as n
   cross join lateral (select
         (array['amber', 'beacon', 'copper', 'dune', 'eagle', 'fern', 'garnet', 'harbor', 'indigo', 'jasper', 'kodiak', 'linden',
                'mesa', 'north', 'onyx', 'pine', 'quarry', 'ridge', 'stone', 'timber', 'union', 'vista', 'west', 'yard', 'zenith'])[1 + n % 25]
         || ' ' || (array['conveyors', 'cranes', 'pumps', 'foods', 'mining', 'robotics'])[1 + n % 6] || ' ' || n
         || case when n % 997 = 0 then ' xanadu' else '' end as latin,
         (array['大庆', '苏州', '起重', '上海', '天和', '重庆'])[1 + n % 6] as han,
         (array['daqing', 'suzhou', 'qizhong', 'shanghai', 'tianhe', 'chongqing'])[1 + n % 6] as pinyin) as words`;

const TYPED = [
  'amber',
  'ambe',
  'pumps',
  'stone crane',
  'xanadu',
  'xanadu 99',
  '大庆',
  '庆',
  'daqing',
  'suzhou pine',
  'AMB-0',
  'ste',
  's',
  'zq',
  '7919',
  'reno',
  'yard reno',
  'PIN-007919',
  'no such name',
  '(1)',
];

const firstPages = (path: string, letters: string) => [
  path,
  `${path}?limit=100`,
  letters,
  ...['B', 'M', 'Z', '%23'].map((letter) => `${path}?letter=${letter}`),
];
const searches = (path: string) => TYPED.map((typed) => `${path}?q=${encodeURIComponent(typed)}`);

const ROUNDS = 24;

/** A hundred thousand addresses against a thousand; and whether an id exists elsewhere cannot be read off the clock (S12). */
export async function benchAddresses(bench: Bench) {
  for (const [code, count] of Object.entries(SIZES)) {
    const companyId = await addCompany(bench, code, ['PUBLIC_PERMISSIONS', 'ACCOUNTING_INFO']);
    for (const book of BOOKS) await bench.owner.query(addresses(book), [companyId, count]);
  }
  await bench.owner.query('vacuum analyze customer, vendor, department');
  const both = [await enterCompany(bench, 'FEW'), await enterCompany(bench, 'MANY')] as const;
  const ratios = [];
  for (const book of BOOKS) {
    const pages = firstPages(`/${book}s`, `/${book}Letters`);
    ratios.push(await compareSizes(`first page of ${book}s`, pages, both, ROUNDS));
    ratios.push(await compareSizes(`search in ${book}s`, searches(`/${book}s`), both, ROUNDS));
  }
  const hidden = await benchForeignAddresses(bench, both[0], 'MANY');
  return ratios.every(({ ratio }) => ratio <= 2) && hidden;
}
