import type { Call, CallParsed, CallReply } from '@gemba/contract/kit/call';
import { type OrderTotals, TOTALS_AT_MOST } from '@gemba/contract/orders/order-page';
import { pageFrom } from '../kit/database/cursor.ts';
import { sql } from '../kit/database/sql.ts';
import type { Statement } from '../kit/database/statement.ts';
import { page } from '../kit/http/operation.ts';
import { orderKeys } from './order-keys.ts';
import type { AskedOrders, OrderList, Wanted } from './order-list.ts';
import { type Asked, wantedOrders } from './wanted-orders.ts';

export interface PageKeys {
  day: string;
  number: string;
}

type Filters<C extends Call, DateType extends string> = CallParsed<C>['query'] & Asked<DateType>;
type Equal<C extends Call, Column extends string> = (asked: CallParsed<C>['query']) => Wanted<string, Column>['equal'];
type Select<DateType extends string, Column extends string, Row> = Statement<AskedOrders<DateType, Column>, Row>;

/** Lists orders page by page: the keys first, then the columns of those few orders. */
export const pageOfOrders = <C extends Call, Row extends PageKeys, DateType extends string, Column extends string>(
  call: C,
  equal: Equal<C, Column>,
  select: Select<DateType, Column, Row>,
) =>
  page<C, Row>(call, {
    statement: (companyId, { query }) => {
      const asked = query as Filters<C, DateType> & { cursor?: string; limit: number };
      const wanted = wantedOrders(asked, equal(asked), { cursor: asked.cursor, atMost: asked.limit + 1 });
      return select({ companyId, wanted });
    },
    reply: (rows, { query }) =>
      pageFrom(rows, (query as { limit: number }).limit, ({ day, number }) => [day, number]) as CallReply<C>,
  });

/** The order of a page, and its length. */
export const newestFirst = ({ atMost }: Wanted) => sql`order by page.day desc, page.number desc limit ${atMost}`;

export interface Count {
  count: number;
  more: boolean;
}

/** The newest orders: `counted`, and `page` with one more if there are more. */
const counted = (list: OrderList, companyId: number, wanted: Wanted, columns: readonly string[]) => sql`
  ${orderKeys(list, companyId, wanted, columns)},
  counted as (select * from page order by day desc, number desc limit ${sql.lit(TOTALS_AT_MOST)})`;

const areMore = sql`(select count(*) from page) > ${sql.lit(TOTALS_AT_MOST)} as more`;

/** Counts the newest orders. */
export const countsOf = (list: OrderList, companyId: number, wanted: Wanted) => sql`
  with ${counted(list, companyId, wanted, [])} select count(*) as count, ${areMore} from counted`;

export interface Total extends Count {
  currency: string;
  total: string;
}

/** Totals of the newest orders by currency. */
export const totalsOf = (list: OrderList, companyId: number, wanted: Wanted) => sql`
  with ${counted(list, companyId, wanted, ['currency', 'total'])}
  select currency, sum(total) as total, count(*) as count, ${areMore}
    from counted group by currency order by currency`;

/** A work order has no price: its row is a count alone. */
export const totalsOfOrders = <C extends Call, DateType extends string, Column extends string>(
  call: C,
  equal: Equal<C, Column>,
  select: Select<DateType, Column, Total | Count>,
) =>
  page<C, Total | Count>(call, {
    statement: (companyId, { query }) => {
      const asked = query as Filters<C, DateType>;
      const wanted = wantedOrders(asked, equal(asked), { atMost: TOTALS_AT_MOST + 1 });
      return select({ companyId, wanted });
    },
    reply: (rows): CallReply<C> => {
      const totals: OrderTotals = {
        count: rows.reduce((sum, { count }) => sum + count, 0),
        more: rows.some(({ more }) => more),
        amounts: rows.flatMap((row) => ('total' in row ? [{ currency: row.currency, total: row.total }] : [])),
      };
      return totals as CallReply<C>;
    },
  });
