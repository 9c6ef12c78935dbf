import type { listWorkOrders, WorkOrderRow, workOrderTotals } from '@gemba/contract/orders/list-work-orders';
import { sql } from '../kit/database/sql.ts';
import type { Page } from '../kit/http/serve.ts';
import { workOrderList } from './order-list.ts';
import { pageOfOrders, type Row, totalsOfOrders } from './order-page.ts';

const equal = ({ partNumber }: { partNumber?: string | undefined }) => ({ part_number: partNumber });

export const workOrderPage: Page<typeof listWorkOrders, Row<WorkOrderRow>> = pageOfOrders(
  workOrderList,
  equal,
  (companyId) => sql`
    select o.wo_number as "woNumber", o.wo_date as "woDate", o.part_number as part, o.revision, p.description, p.uom,
           o.quantity_ordered as "quantityOrdered", o.quantity_received as "quantityReceived", o.status,
           o.list_status as "woStatus", o.start_date as "startDate", o.due_date as "dueDate", o.so_number as "soNumber",
           o.version, page.day, page.number,
           (select count(*) from work_order_component i where i.company_id = o.company_id and i.wo_number = o.wo_number) as "itemCount"
      from page join work_order o on o.company_id = ${companyId} and o.wo_number = page.number
      join part p on p.company_id = o.company_id and p.part_number = o.part_number`,
);

export const workOrderTotalsPage = totalsOfOrders<typeof workOrderTotals>(workOrderList, equal);
