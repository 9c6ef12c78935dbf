import { beginsWord } from '../kit/begins-word.ts';
import { statement } from '../kit/database/statement.ts';
import { type Asked, BEGINS, columnsOf, EXACT, type HitRow, WORDS } from './hit-row.ts';

/** Things with a code and words that describe them: by the key of the code, then by the words. */
type ByCode = Asked & { keys: readonly string[]; typed: string };

const byCodeOrWords = (
  kind: 'location' | 'ecn',
  code: string,
  fields: Parameters<typeof columnsOf>[0],
  only = 'true',
) =>
  // sql: the pieces are constants of ours
  statement<ByCode, HitRow>(
    `with begun as materialized (
       select one.* from unnest(:keys::text[]) as key cross join lateral (
         select ${code} as code, case when code_key = key then ${EXACT} else ${BEGINS} end as rank from ${kind}
          where company_id = :companyId and code_key >= key and code_key < key || chr(1114111) and ${only}
          order by code_key limit :limit) one),
     found as (
       select code, rank from begun
        union all
       select code, ${WORDS} from find_by_words('${kind}', :typed, 20 * :limit::int) as code where (select count(*) from begun) < :limit)
     select ${columnsOf(fields)}, found.rank
       from (select code, min(rank) as rank from found group by code) found
       join ${kind} o on o.company_id = :companyId and o.${code} = found.code and ${only}
      order by found.rank, ${beginsWord('o')} desc, o.${code} limit :limit`,
  );

export const selectLocations = byCodeOrWords(
  'location',
  'location',
  { id: 'o.location', name: 'o.description', detail: 'o.warehouse_code' },
  'active',
);

export const selectEcns = byCodeOrWords('ecn', 'ecn_number', {
  id: 'o.ecn_number',
  name: 'o.title',
  status: 'o.status',
  due: 'o.due_date',
});
