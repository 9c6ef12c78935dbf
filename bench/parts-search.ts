import { addCompany, compareSizes, enterCompany } from './companies.ts';
import type { Bench } from './serve.ts';

const SIZES = { SMALL: 10_000, LARGE: 1_000_000 };

/**
 * Parts whose numbers and words in three languages repeat as in a real catalogue: some common, some rare. One kind has
 * one prefix, so that its words stand together, early or late in the alphabet.
 */
const PARTS = `
  insert into part (company_id, part_number, description, description_zh, description_es, part_type)
  select $1, (array['GB', 'SH', 'BR', 'MT', 'SL', 'VL'])[1 + n % 6] || '-' || lpad((n::bigint * 7919 % 10000000)::text, 7, '0') || '(A)',
         (array['Oil', 'Shaft', 'Ball', 'Flange', 'Drive', 'Cover', 'Guide'])[1 + n % 7] || ' '
           || (array['seal', 'bearing', 'housing', 'plate', 'motor'])[1 + n % 5] || ' '
           || (array['gearbox', 'forged', 'bronze', 'mitre', 'sleeve', 'check valve'])[1 + n % 6] || ' '
           || n % 97 || ' x ' || n % 53
           || case when n % 3331 = 0 then ' zirconia' else '' end || case when n % 3 = 0 then ' zinc' else '' end,
         (array['油封', '轴承', '壳体', '盖板', '电机'])[1 + n % 5] || ' ' || n % 97
           || (array['齿轮', '锻造', '青铜', '斜接', '套筒', '单向阀'])[1 + n % 6],
         (array['Retén', 'Rodamiento', 'Carcasa', 'Tapa', 'Motor'])[1 + n % 5] || ' ' || n % 97,
         (array['BUY', 'MAKE', 'RAW'])[1 + n % 3]
    from generate_series(1, $2::int) as n`;

/** Rare and common words, spread over the catalogue or standing together at its beginning, middle and end. */
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
  'zinc',
  'zirconia',
  'zirconia 7',
  'bronze',
  'ronz',
  'gearbox',
  'mitre',
  'sleeve',
  'forged',
  'forged zinc',
  'check',
  'valve',
  'heck val',
  'check valve 96',
  'check bearing',
  'valve zirconia',
  '油封',
  '轴承 12',
  '青铜',
  '锻造',
  '单向阀',
  'retén',
  'rodamiento 35',
  'tapa',
  'xyzzy nothing',
  'zq',
  'mo',
  '5 x',
  'GB-0047514(A)',
  'housing&partType=MAKE',
  'check&partType=RAW',
];

/** Writes without triggers and the indexes of the search: with them, a million parts take ten times as long. */
export async function loadParts({ owner }: Bench, sizes: readonly (readonly [companyId: number, count: number])[]) {
  const { rows } = await owner.query<{ definition: string }>(
    `select pg_get_indexdef(name::regclass) as definition from unnest(array['part_search', 'part_in_order']) as name`,
  );
  await owner.query('begin');
  await owner.query('set local session_replication_role = replica');
  await owner.query('drop index part_search, part_in_order');
  for (const [companyId, count] of sizes) {
    console.log(`loading ${count} parts …`);
    await owner.query(PARTS, [companyId, count]);
    await owner.query(`select set_config('app.company_id', $1, true)`, [String(companyId)]);
    await owner.query('call rebuild_part_blocks()');
  }
  await owner.query(`set local maintenance_work_mem = '256MB'`);
  for (const { definition } of rows) await owner.query(definition);
  await owner.query('commit');
  await owner.query('vacuum analyze part, part_block');
}

/** Search in a million parts against ten thousand: by beginning, middle, words and languages. */
export async function benchPartsSearch(bench: Bench) {
  const sizes: [number, number][] = [];
  for (const [code, count] of Object.entries(SIZES)) sizes.push([await addCompany(bench, code, ['FIND_PART']), count]);
  await loadParts(bench, sizes);
  return compareSizes(
    'search in parts',
    TYPED.map((typed) => `/parts?q=${encodeURI(typed)}`),
    [await enterCompany(bench, 'SMALL'), await enterCompany(bench, 'LARGE')],
  );
}
