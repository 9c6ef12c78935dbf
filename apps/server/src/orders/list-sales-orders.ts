import type { listSalesOrders, SalesOrderRow, salesOrderTotals } from '@gemba/contract/orders/list-sales-orders';
import { sql } from '../kit/database/sql.ts';
import type { Page } from '../kit/http/serve.ts';
import { salesOrderList } from './order-list.ts';
import { pageOfOrders, type Row, totalsOfOrders } from './order-page.ts';
import { SALES_SHIP_STATUS } from './sales-ship-status.ts';

const equal = ({ customerId }: { customerId?: string | undefined }) => ({ customer_id: customerId });

export const salesOrderPage: Page<typeof listSalesOrders, Row<SalesOrderRow>> = pageOfOrders(
  salesOrderList,
  equal,
  (companyId) => sql`
    select o.so_number as "soNumber", o.so_date as "soDate", o.customer_id as "customerId", c.customer_name as "customerName",
           o.status, ${sql.raw(SALES_SHIP_STATUS)} as "shipStatus", o.list_status as "soStatus", o.currency, o.total,
           o.arrival_date as "arrivalDate", o.ship_date as "shipDate", o.version, page.day, page.number,
           (select count(*) from sales_order_item i where i.company_id = o.company_id and i.so_number = o.so_number) as "itemCount"
      from page join sales_order o on o.company_id = ${companyId} and o.so_number = page.number
      join customer c on c.company_id = o.company_id and c.customer_id = o.customer_id`,
);

export const salesOrderTotalsPage = totalsOfOrders<typeof salesOrderTotals>(salesOrderList, equal);
