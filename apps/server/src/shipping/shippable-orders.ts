import { freeText } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import type { listShippableSalesOrders, ShippableSalesOrderRow } from '@gemba/contract/shipping/shippable-sales-orders';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statementOf } from '../kit/database/statement.ts';
import type { Page } from '../kit/http/serve.ts';
import { refuse } from '../kit/refuse.ts';
import { typedText } from '../orders/index.ts';

const Key = z.tuple([z.nullable(DateText), freeText(100)]);

const OPEN_ITEM = `not item.closed and item.quantity_shipped + item.quantity_picked < item.quantity_ordered`;
const ITEMS = `from sales_order_item item where item.company_id = o.company_id and item.so_number = o.so_number`;

const WANTED = `o.company_id = $1 and o.list_status = 'open' and o.status in ('OPEN', 'PARTIAL')
  and exists (select ${ITEMS} and ${OPEN_ITEM})
  and ($2::text is null or left(o.so_number, length($2)) = $2 or o.customer_id = any((select ids from parties)::text[]))`;

// By ship day; orders without one come last. Both are walked in the order of the index, no further than the page needs.
// sql: the pieces are constants of ours
const LIST = `
  with parties as materialized (select case when $2::text is not null then array(select find_customers($2)) end as ids),
  page as materialized (
    select * from (
      (select o.so_number, o.ship_date from sales_order o
        where ${WANTED} and ($4::text is null or $3::date is not null)
          and (o.ship_date, o.so_number) > (coalesce($3::date, '-infinity'), coalesce($4, ''))
        order by o.ship_date, o.so_number limit $5)
      union all
      (select o.so_number, o.ship_date from sales_order o
        where ${WANTED} and o.ship_date is null and ($3::date is not null or o.so_number > coalesce($4, ''))
        order by o.so_number limit $5)) keys
     order by ship_date, so_number limit $5)
  select o.so_number as "soNumber", o.so_date as "soDate", o.customer_id as "customerId", c.customer_name as "customerName",
         o.status, o.warehouse_code as warehouse, w.warehouse_name as "warehouseName", o.ship_date as "shipDate",
         c.lock_status = 'LOCKED' as "customerLocked", (select count(*)::int ${ITEMS}) as "itemCount",
         (select count(*)::int ${ITEMS} and ${OPEN_ITEM}) as "openItemCount"
    from page join sales_order o on o.company_id = $1 and o.so_number = page.so_number
    join customer c on c.company_id = o.company_id and c.customer_id = o.customer_id
    join warehouse w on w.company_id = o.company_id and w.warehouse_code = o.warehouse_code
   order by o.ship_date, o.so_number`;

export const shippableFound: Page<typeof listShippableSalesOrders, ShippableSalesOrderRow> = {
  statement: (companyId, { query: { q, cursor, limit } }) => {
    const after = decodeCursor(cursor, Key) ?? [null, null];
    return statementOf(LIST, [companyId, typedText(q) ?? null, ...after, limit + 1]);
  },
  reply: (rows, { query: { q, cursor, limit } }) => {
    if (rows.length === 0 && typedText(q) !== undefined && cursor === undefined) refuse('NO_RECORDS_TO_SHIP');
    return pageFrom(
      rows,
      limit,
      (row) => row,
      (row) => [row.shipDate, row.soNumber],
    );
  },
};
