import type { Browser } from '../apps/server/src/kit/testing/browser.ts';
import { addCompany, compareSizes, enterCompany } from './companies.ts';
import type { Bench } from './serve.ts';
import { compare, takingTurns } from './timing.ts';

const SIZES = { FEW: 1_000, MANY: 100_000 };
const BOOKS = ['customer', 'vendor'] as const;

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
  ...[
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
  ],
  ...['7919', 'reno', 'yard reno', 'PIN-007919', 'no such name', '(1)'],
];

const PATHS = BOOKS.map((book) => `/${book}s`);
const FIRST = [
  ...PATHS.flatMap((path) => [
    path,
    `${path}?limit=100`,
    ...['B', 'M', 'Z', '%23'].map((letter) => `${path}?letter=${letter}`),
  ]),
  ...['/customerLetters', '/vendorLetters'],
];
const SEARCH = PATHS.flatMap((path) => TYPED.map((typed) => `${path}?q=${encodeURIComponent(typed)}`));

/** A hundred thousand addresses against a thousand; and whether an id exists elsewhere cannot be read off the clock (S12). */
export async function benchAddresses(bench: Bench) {
  for (const [code, count] of Object.entries(SIZES)) {
    const companyId = await addCompany(bench, code, ['FIND_CUSTOMER_VENDOR_ADDRESS']);
    for (const book of BOOKS) await bench.owner.query(addresses(book), [companyId, count]);
  }
  await bench.owner.query('vacuum analyze customer, vendor');
  const both = [await enterCompany(bench, 'FEW'), await enterCompany(bench, 'MANY')] as const;
  const ratios = [
    await compareSizes('first page of addresses', FIRST, both),
    await compareSizes('search in addresses', SEARCH, both),
  ];
  const hidden = [];
  for (const book of BOOKS) hidden.push(await benchForeign(bench, both[0], book));
  return ratios.every((ratio) => ratio <= 2) && hidden.every(Boolean);
}

async function benchForeign({ owner }: Bench, browser: Browser, book: (typeof BOOKS)[number]) {
  const { rows } = await owner.query<{ id: string }>(
    `select max(${book}_id) as id from ${book} join company using (company_id) where company_code = 'MANY'`,
  );
  const read = (id: string) => async () => {
    const { code } = await browser.get(`/${book}s/${id}`);
    if (code !== 404) throw new Error(`${book} ${id} was answered ${code}`);
  };
  const times = await takingTurns(1_000, {
    'no such id': read('ZZZ-000000'),
    'of another company': read(String(rows[0]?.id)),
  });
  return compare(`reading a ${book}`, times, 0.2);
}
