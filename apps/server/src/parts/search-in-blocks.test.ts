import type { PartRow } from '@gemba/contract/parts/part-shapes';
import pg from 'pg';
import { expect, it } from 'vitest';
import { dice } from '../testing/dice.ts';
import { everyRow } from '../testing/every-row.ts';
import { loadSmallCompany } from '../testing/small-company.ts';
import { startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();
const { companyId, browser } = await loadSmallCompany(erp);

/** Words that occur everywhere, rarely, only early, only late, and only together in one place. */
await erp.owner.query(
  `insert into part (company_id, part_number, description, part_type)
   select $1, case when n % 3 = 0 then 'AA-' when n % 3 = 1 then 'MM-' else 'ZZ-' end || lpad(n::text, 6, '0'),
          'Widget ' || n % 97 || case n % 3 when 0 then ' earlybird' when 1 then ' middling' else ' latecomer' end
          || case when n % 701 = 0 then ' scarce' else '' end || case when n > 5990 then ' together' else '' end,
          case when n > 5900 then 'RAW' else 'BUY' end
     from generate_series(1, 6000) as n`,
  [companyId],
);

const WORDS = [
  'widget',
  'earlybird',
  'middling',
  'latecomer',
  'scarce',
  'together',
  'atecome',
  'latecomer scarce',
  'earlybird 12',
  'widget together',
  'zz-005',
  '0059',
  '12',
  'w',
  'xyzzy',
];

/** Every match by reading all parts: those that begin with the words, then the others, each by number. */
const expected = async (typed: string, where = 'true') => {
  const { rows } = await erp.owner.query<{ part_number: string }>(
    `select part_number from part
      where company_id = $1 and ${where}
        and (starts_with(part_number, upper($2)) or (
          select bool_and(case when length(word) < 3 then search_text ~ ('\\m' || word) else position(word in search_text) > 0 end)
            from regexp_split_to_table($2, ' ') as word))
      order by starts_with(part_number, upper($2)) desc, part_number`,
    [companyId, typed],
  );
  return rows.map((row) => row.part_number);
};

const found = async (typed: string, more: string, limit: number) =>
  (await everyRow<PartRow>(browser, `/parts?q=${encodeURIComponent(typed)}${more}`, limit)).map(
    (row) => row.partNumber,
  );

it('finds the same parts in the same order as reading all of them, wherever they lie, page after page', async () => {
  const pick = dice(16);
  for (const typed of WORDS) {
    expect([typed, await found(typed, '', pick([20, 50, 100]))]).toEqual([typed, await expected(typed)]);
    expect(await found(typed, '&partType=RAW', 20)).toEqual(await expected(typed, `part_type = 'RAW'`));
  }
});

it('divides the numbers into blocks of at most 2000, each with the marks of its parts', async () => {
  const { rows } = await erp.owner.query<{ parts: number; unmarked: number }>(
    `select count(part_number)::int as parts,
            count(part_number) filter (where not marks @> (show_trgm(search_text) || ('type:' || part_type)))::int as unmarked
       from (select marks, first_number, lead(first_number, 1, chr(1114111)) over (order by first_number) as next
               from part_block where company_id = $1) as block
       left join part on company_id = $1 and part_number >= first_number and part_number < next
      group by first_number`,
    [companyId],
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(Math.max(...rows.map(({ parts }) => parts))).toBeLessThanOrEqual(2_000);
  expect(rows.reduce((sum, { unmarked }) => sum + unmarked, 0)).toBe(0);
});

it('finds parts that were renamed, and parts that were added at the same moment', async () => {
  await erp.owner.query(`update part set description = 'Quibble' where company_id = $1 and part_number = 'ZZ-000005'`, [
    companyId,
  ]);
  expect(await found('quibble', '', 20)).toEqual(['ZZ-000005']);
  const clients = Array.from({ length: 6 }, () => new pg.Client({ connectionString: erp.ownerUrl }));
  await Promise.all(
    clients.map(async (client, index) => {
      await client.connect();
      for (let number = 0; number < 100; number += 1)
        await client.query(
          `insert into part (company_id, part_number, description, part_type) values ($1, $2, $3, 'BUY')`,
          [companyId, `MM-0000${index}-${String(number).padStart(3, '0')}`, `Concurrent ${index}`],
        );
      await client.end();
    }),
  );
  expect(await found('concurrent', '', 100)).toHaveLength(600);
});
