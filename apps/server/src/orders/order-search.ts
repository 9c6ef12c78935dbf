import { sql } from 'kysely';
import type { OrderList } from './order-list.ts';
import { all, any, type Sql, union } from './sql-parts.ts';

/** Up to here hits are fetched and sorted; beyond, they are so many that a walk by date meets them soon. */
const FEW_HITS = 1_000;
/** Above every character of the "C" order. */
const LAST = '\u{10ffff}';

export interface Search {
  /** Looks up what was typed, once. */
  readonly found: Sql;
  /** The keys of the orders it names, in any order. */
  readonly arms: Sql;
}

interface Parts {
  table: Sql;
  statuses: readonly string[];
  conditions: readonly Sql[];
  number: Sql;
  date: Sql;
  newestFirst: Sql;
  limit: number;
  walk: (from: Sql, more: readonly Sql[]) => Sql;
}

/** Codes are written in capitals, but a company may have brought others. */
const spellings = (typed: string) => [...new Set([typed, typed.toUpperCase()])];

/** Each arm is closed by a condition of its own that is looked at once: only one of the two ways is taken. */
export function searchFor({ typed, party }: OrderList, companyId: number, q: string, parts: Parts): Search {
  const { table, statuses, conditions, number, date, newestFirst, walk, limit } = parts;
  const beginnings = typed.flatMap((name) => spellings(q).map((text) => ({ column: sql.ref(name), text })));
  const hits = union(
    beginnings.map(
      ({ column, text }) => sql`
        select * from ${table} where company_id = ${companyId} and ${column} >= ${text} and ${column} < ${text + LAST}
         order by ${column} limit ${sql.lit(FEW_HITS + 1)}`,
    ),
  );
  const hitCount = sql`(select count(*) from hits)`;
  const byBeginning = [
    sql`select ${number} as number, ${date} as day from hits
         where ${hitCount} <= ${sql.lit(FEW_HITS)} and list_status = any(${statuses}::text[]) and ${all(conditions)}
         ${newestFirst}`,
    walk(sql``, [
      sql`${hitCount} > ${sql.lit(FEW_HITS)}`,
      sql`(${any(beginnings.map(({ column, text }) => sql`left(${column}, ${[...text].length}) = ${text}`))})`,
    ]),
  ];
  if (!party) return { found: sql`hits as materialized (${hits})`, arms: union(byBeginning) };

  // Each named party is walked for a page of its own, so the longer the page, the fewer are worth it.
  const few = sql.lit(Math.max(2, Math.floor(FEW_HITS / limit)));
  const column = sql.ref(party.column);
  const partyCount = sql`(select cardinality(ids) from parties)`;
  const byParty = [
    walk(sql`cross join (select unnest(ids) as party from parties where cardinality(ids) <= ${few}) as named`, [
      sql`${column} = party`,
    ]),
    walk(sql``, [sql`${partyCount} > ${few}`, sql`${column} = any((select ids from parties)::text[])`]),
  ];
  return {
    found: sql`hits as materialized (${hits}),
      parties as materialized (select array(select ${sql.ref(party.finder)}(${q})) as ids)`,
    arms: union([...byBeginning, ...byParty]),
  };
}
