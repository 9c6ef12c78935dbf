import * as contract from '@gemba/contract/orders/sales-order/list-sales-orders';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { orderKeys } from '../order-keys.ts';
import { type AskedOrders, salesOrderList } from '../order-list.ts';
import { newestFirst, type PageKeys, pageOfOrders, type Total, totalsOf, totalsOfOrders } from '../order-page.ts';
import { SALES_SHIP_STATUS } from './get-sales-order.ts';

const equal = ({ customerId }: { customerId?: string | undefined }) => ({ customer_id: customerId });

type Asked = AskedOrders<keyof typeof salesOrderList.dates, 'customer_id'>;

const selectSalesOrders = statement<Asked, contract.SalesOrderRow & PageKeys>(
  ({ companyId, wanted }) => sql`
    with ${orderKeys(salesOrderList, companyId, wanted)}
    select o.so_number, o.so_date, o.customer_id, c.customer_name,
           o.status, ${sql.raw(SALES_SHIP_STATUS)} as ship_status, o.list_status as so_status, o.currency, o.total,
           o.arrival_date, o.ship_date, o.version, page.day, page.number,
           (select count(*) from sales_order_item i where i.company_id = o.company_id and i.so_number = o.so_number) as item_count
      from page join sales_order o on o.company_id = ${companyId} and o.so_number = page.number
      join customer c on c.company_id = o.company_id and c.customer_id = o.customer_id
      ${newestFirst(wanted)}`,
);

export const listSalesOrders = pageOfOrders(contract.listSalesOrders, equal, selectSalesOrders);

const selectTotals = statement<Asked, Total>(({ companyId, wanted }) => totalsOf(salesOrderList, companyId, wanted));

export const getSalesOrderTotals = totalsOfOrders(contract.getSalesOrderTotals, equal, selectTotals);
