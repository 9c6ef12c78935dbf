import type { Call, CallParsed, CallReply } from '@gemba/contract/kit/call';
import { type OrderTotals, TOTALS_AT_MOST } from '@gemba/contract/orders/order-page';
import { pageFrom } from '../kit/database/cursor.ts';
import { type Sql, sql } from '../kit/database/sql.ts';
import type { Page } from '../kit/http/serve.ts';
import { orderKeys } from './order-keys.ts';
import type { OrderList, Wanted } from './order-list.ts';
import { type Asked, wantedOrders } from './wanted-orders.ts';

export type Row<Item> = Item & { day: string; number: string };

type Filters<C extends Call> = CallParsed<C>['query'] & Asked;
type Equal<C extends Call> = (asked: Filters<C>) => Wanted['equal'];

/** One page of a list: the keys first, then the columns of those few orders. */
export const pageOfOrders = <C extends Call, Item>(
  list: OrderList,
  equal: Equal<C>,
  columns: (companyId: number) => Sql,
): Page<C, Row<Item>> => ({
  statement: (companyId, { query }) => {
    const asked = query as Filters<C> & { cursor?: string; limit: number };
    const wanted = wantedOrders(asked, equal(asked), { cursor: asked.cursor, atMost: asked.limit + 1 });
    return sql<Row<Item>>`with ${orderKeys(list, companyId, wanted)} ${columns(companyId)}
        order by page.day desc, page.number desc limit ${wanted.atMost}`;
  },
  reply: (rows, { query }) =>
    pageFrom(
      rows,
      (query as { limit: number }).limit,
      (row) => row,
      ({ day, number }) => [day, number],
    ) as CallReply<C>,
});

type Total = { currency?: string; total?: string; count: number; more: boolean };

/** What the newest of the orders are worth, by currency. A work order has no price. */
export const totalsOfOrders = <C extends Call>(list: OrderList, equal: Equal<C>): Page<C, Total> => {
  const priced = list.table !== 'work_order';
  return {
    statement: (companyId, { query }) => {
      const asked = query as Filters<C>;
      const wanted = wantedOrders(asked, equal(asked), { atMost: TOTALS_AT_MOST + 1 });
      return sql<Total>`
        with ${orderKeys(list, companyId, wanted, priced ? ['currency', 'total'] : [])},
        counted as (select * from page order by day desc, number desc limit ${sql.lit(TOTALS_AT_MOST)})
        select ${priced ? sql`currency, sum(total) as total,` : sql``} count(*) as count,
               (select count(*) from page) > ${sql.lit(TOTALS_AT_MOST)} as more
          from counted ${priced ? sql`group by currency order by currency` : sql``}`;
    },
    reply: (rows): CallReply<C> => {
      const totals: OrderTotals = {
        count: rows.reduce((sum, { count }) => sum + count, 0),
        more: rows.some(({ more }) => more),
        amounts: rows.flatMap(({ currency, total }) =>
          currency === undefined || total === undefined ? [] : [{ currency, total }],
        ),
      };
      return totals as CallReply<C>;
    },
  };
};
