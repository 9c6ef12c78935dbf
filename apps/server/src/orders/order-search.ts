import { bareCode } from '@gemba/contract/kit/codes';
import { numberKeys } from '@gemba/contract/kit/number-keys';
import { type Sql, sql } from '../kit/database/sql.ts';
import type { OrderList } from './order-list.ts';

/** Up to so many hits are fetched and sorted; beyond, a walk by date meets them soon. */
const FEW_HITS = 1_000;
/** Above every character of the "C" order. */
const LAST = '\u{10ffff}';

export interface Search {
  /** Looks up the typed text once. */
  readonly found: Sql;
  /** The keys of the orders that it names, unsorted. */
  readonly arms: Sql;
}

interface Parts {
  statuses: readonly string[];
  limit: number;
  /** The newest keys of some rows, of one status, of every wanted status. */
  newest: (from: Sql, more: readonly Sql[]) => Sql;
  inStatus: (status: Sql, more: readonly Sql[]) => Sql;
  walk: (more: readonly Sql[]) => Sql;
}

/** The parts whose number begins with what was typed, without its signs. */
const partsTyped = (companyId: number, key: string) => sql`array(select part_number from part
  where company_id = ${companyId} and code_key >= ${key} and code_key < ${key + LAST} order by code_key limit ${sql.lit(FEW_HITS)})`;

/** Each arm has a condition that is evaluated once, so only one of the two ways is taken. */
export function searchFor(
  { table, prefixes, part, party }: OrderList,
  companyId: number,
  q: string,
  parts: Parts,
): Search {
  const { statuses, limit, newest, inStatus, walk } = parts;
  const rows = sql`select * from ${sql.id(table)} where company_id = ${companyId}`;
  const most = sql`limit ${sql.lit(FEW_HITS + 1)}`;
  const keys = numberKeys(q, prefixes);
  const ofParts = part && bareCode(q) ? [sql`${sql.id(part)} = any(${partsTyped(companyId, bareCode(q))})`] : [];
  const hits = sql.union([
    // Signs alone are no number.
    sql`${rows} and false`,
    ...keys.map((key) => sql`${rows} and code_key >= ${key} and code_key < ${key + LAST} order by code_key ${most}`),
    ...ofParts.map((isPart) => sql`${rows} and ${isPart} ${most}`),
  ]);
  const fewHits = sql`(select count(*) from hits) <= ${sql.lit(FEW_HITS)}`;
  const startsSo = sql.any([sql`code_key ^@ any(${keys}::text[])`, ...ofParts]);
  const byBeginning = [
    newest(sql`hits`, [fewHits, sql`list_status = any(${statuses}::text[])`]),
    walk([sql`not (${fewHits})`, sql`(${startsSo})`]),
  ];
  if (!party) return { found: sql`hits as materialized (${hits})`, arms: sql.union(byBeginning) };

  const column = sql.id(party.column);
  // Each named party is walked for a page of its own, so the longer the page, the fewer are worth it.
  const areFew = sql`cardinality(ids) <= ${sql.lit(Math.max(2, Math.floor(FEW_HITS / limit)))}`;
  const byParty = [
    sql`select one.* from (select unnest(ids) as party from parties where ${areFew}) as named
          cross join unnest(${statuses}::text[]) as of_status
          cross join lateral (${inStatus(sql`of_status`, [sql`${column} = party`])}) as one`,
    walk([sql`not (select ${areFew} from parties)`, sql`${column} = any((select ids from parties)::text[])`]),
  ];
  return {
    found: sql`hits as materialized (${hits}),
      parties as materialized (select array(select ${sql.id(party.finder)}(${q})) as ids)`,
    arms: sql.union([...byBeginning, ...byParty]),
  };
}
