import { addCompany, compareSizes, enterCompany } from './companies.ts';
import type { Bench } from './serve.ts';

const SIZES = { SMALL: 10_000, LARGE: 1_000_000 };

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

/** Search in a million parts against ten thousand: by beginning, middle, words and languages. */
export async function benchPartsSearch(bench: Bench) {
  for (const [code, count] of Object.entries(SIZES)) {
    const companyId = await addCompany(bench, code, ['FIND_PART']);
    console.log(`loading ${count} parts …`);
    await bench.owner.query(PARTS, [companyId, count]);
  }
  await bench.owner.query('vacuum analyze part');
  const browsers = [await enterCompany(bench, 'SMALL'), await enterCompany(bench, 'LARGE')] as const;
  return compareSizes(
    'search in parts',
    TYPED.map((typed) => `/parts?q=${encodeURI(typed)}`),
    browsers,
  );
}
