import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '@gemba/contract/kit/page';
import { ORDER_FILTERS } from '@gemba/contract/orders/order-filters';
import { TOTALS_AT_MOST } from '@gemba/contract/orders/order-page';
import { type Sql, sql } from '../kit/database/sql.ts';
import type { OrderList, Wanted } from './order-list.ts';
import { searchFor } from './order-search.ts';
import { partyIs } from './party-is.ts';

/** Every order lies under one of these. */
const EVERY_STATUS = ORDER_FILTERS.filter((filter) => filter !== 'all');

// Written into the text: a limit that is a parameter counts for a tenth of the table when a plan is made for any value.
const SHORT = PAGE_LIMIT_DEFAULT + 2;
const LONG = PAGE_LIMIT_MAX + 2;
const LONGEST = TOTALS_AT_MOST + 1;
const limitFor = (atMost: number) => [SHORT, LONG].find((limit) => atMost <= limit) ?? LONGEST;

/** What a row must hold besides its company and status. */
function conditionsOf(
  list: OrderList,
  companyId: number,
  { dateType, from, to, equal, more = [], after }: Wanted,
): Sql[] {
  const date = sql.id(list.dates[dateType] as string);
  return [
    sql`${date} is not null`,
    ...(from === undefined ? [] : [sql`${date} >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`${date} <= ${to}::date`]),
    ...Object.entries(equal).flatMap(([column, value]) => {
      if (value === undefined) return [];
      return [column === list.party?.column ? partyIs(list, companyId, value) : sql`${sql.id(column)} = ${value}`];
    }),
    ...more,
    ...(after === undefined ? [] : [sql`(${date}, ${sql.id(list.number)}) < (${after[0]}::date, ${after[1]})`]),
  ];
}

/**
 * The keys of one page, newest first: `page (number, day)`, with more columns where they are wanted at once. Every status
 * is read from its own range of the index, merged by date and no further than the page needs, so that a list costs the
 * same in a company of any size. What was typed is looked up first: few hits are sorted, many are met soon while walking.
 */
export function orderKeys(list: OrderList, companyId: number, wanted: Wanted, columns: readonly string[] = []) {
  const { status, dateType, atMost, q } = wanted;
  const [date, number] = [sql.id(list.dates[dateType] as string), sql.id(list.number)];
  const statuses = status === 'all' ? EVERY_STATUS : [status];
  const limit = limitFor(atMost);
  const conditions = conditionsOf(list, companyId, wanted);
  const key = sql.join([sql`${number} as number`, sql`${date} as day`, ...columns.map((column) => sql.id(column))]);

  const newest = (from: Sql, more: readonly Sql[]) =>
    sql`select ${key} from ${from} where ${sql.all([...more, ...conditions])} order by ${date} desc, ${number} desc limit ${sql.lit(limit)}`;
  const inStatus = (of: Sql, more: readonly Sql[]) =>
    newest(sql.id(list.table), [sql`company_id = ${companyId}`, sql`list_status = ${of}`, ...more]);
  const walk = (more: readonly Sql[]) => sql.union(statuses.map((of) => inStatus(sql`${of}`, more)));

  const search =
    q === undefined ? undefined : searchFor(list, companyId, q, { statuses, limit, newest, inStatus, walk });
  return sql`${search ? sql`${search.found},` : sql``} page as materialized (
    select ${search ? sql`distinct *` : sql`*`} from (${search ? search.arms : walk([])}) as keys
     order by day desc, number desc limit ${sql.lit(limit)})`;
}
