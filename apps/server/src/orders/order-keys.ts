import { inCapitals } from '@gemba/contract/kit/codes';
import { numberKeys } from '@gemba/contract/kit/number-keys';
import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '@gemba/contract/kit/page';
import { ORDER_FILTERS } from '@gemba/contract/orders/order-filters';
import { TOTALS_AT_MOST } from '@gemba/contract/orders/order-page';
import { type Sql, sql } from '../kit/database/sql.ts';
import type { OrderList, Wanted } from './order-list.ts';
import { searchFor } from './order-search.ts';

/** Every order has one of these. */
const EVERY_STATUS = ORDER_FILTERS.filter((filter) => filter !== 'all');

// Written into the text: a limit that is a parameter counts for a tenth of the table when a plan is made for any value.
const SHORT = PAGE_LIMIT_DEFAULT + 2;
const LONG = PAGE_LIMIT_MAX + 2;
const LONGEST = TOTALS_AT_MOST + 1;
const limitFor = (atMost: number) => [SHORT, LONG].find((limit) => atMost <= limit) ?? LONGEST;

/**
 * Compares the id of the other party in any case: codes are written in capitals, but a company may have imported
 * others. It is looked up once, so that the list stays one range of its index.
 */
export const partyIs = ({ party }: OrderList, companyId: number, id: string, of: Sql = sql``): Sql => {
  if (!party) throw new Error('this list has no other party');
  const column = sql.id(party.column);
  const capitals = inCapitals(id);
  if (id === capitals) return sql`${of}${column} = ${id}`;
  return sql`${of}${column} = coalesce((select ${column} from ${sql.id(party.table)}
      where company_id = ${companyId} and ${column} = ${id}), ${capitals})`;
};

/** More conditions on a row. */
type Narrowed = Wanted & { readonly more?: readonly Sql[] };

/** The conditions on a row besides its company and status. */
function conditionsOf(list: OrderList, companyId: number, { dateType, from, to, equal, more = [] }: Narrowed): Sql[] {
  const date = sql.id(list.dates[dateType] as string);
  return [
    ...(from === undefined ? [] : [sql`${date} >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`${date} <= ${to}::date`]),
    ...Object.entries(equal).flatMap(([column, value]) => {
      if (value === undefined) return [];
      return [column === list.party?.column ? partyIs(list, companyId, value) : sql`${sql.id(column)} = ${value}`];
    }),
    ...more,
  ];
}

/** The conditions of its place in the list, which hold for every row of a page. */
function placeOf(list: OrderList, { dateType, after }: Wanted): Sql[] {
  const date = sql.id(list.dates[dateType] as string);
  const isDated = sql`${date} is not null`;
  if (after === undefined) return [isDated];
  return [isDated, sql`(${date}, ${sql.id(list.number)}) < (${after[0]}::date, ${after[1]})`];
}

/**
 * The keys of one page, newest first: `page (number, day)`, plus the given columns. Every status is read from its own
 * range of the index, merged by date and no further than the page needs, so the cost of a list does not grow with the
 * company. Typed text is looked up first: few hits are sorted, many are soon met while walking. The order whose number
 * was typed is found whatever the filters.
 */
export function orderKeys(list: OrderList, companyId: number, wanted: Narrowed, columns: readonly string[] = []) {
  const { status, dateType, atMost, q } = wanted;
  const [date, number] = [sql.id(list.dates[dateType] as string), sql.id(list.number)];
  const statuses = status === 'all' ? EVERY_STATUS : [status];
  const limit = limitFor(atMost);
  const place = placeOf(list, wanted);
  const conditions = [...place, ...conditionsOf(list, companyId, wanted)];
  const key = sql.join([sql`${number} as number`, sql`${date} as day`, ...columns.map((column) => sql.id(column))]);

  const newest = (from: Sql, more: readonly Sql[]) =>
    sql`select ${key} from ${from} where ${sql.all([...more, ...conditions])} order by ${date} desc, ${number} desc limit ${sql.lit(limit)}`;
  const inStatus = (of: Sql, more: readonly Sql[]) =>
    newest(sql.id(list.table), [sql`company_id = ${companyId}`, sql`list_status = ${of}`, ...more]);
  const walk = (more: readonly Sql[]) => sql.union(statuses.map((of) => inStatus(sql`${of}`, more)));

  const exact = (typed: string) =>
    sql`select ${key} from ${sql.id(list.table)}
         where company_id = ${companyId} and code_key = any(${numberKeys(typed, list.prefixes)}::text[]) and ${sql.all(place)}`;
  const search =
    q === undefined ? undefined : searchFor(list, companyId, q, { statuses, limit, newest, inStatus, walk });
  return sql`${search ? sql`${search.found},` : sql``} page as materialized (
    select ${search ? sql`distinct *` : sql`*`} from (${search && q !== undefined ? sql.union([search.arms, exact(q)]) : walk([])}) as keys
     order by day desc, number desc limit ${sql.lit(limit)})`;
}
