import * as contract from '@gemba/contract/orders/work-order/list-work-orders';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { orderKeys } from '../order-keys.ts';
import { type AskedOrders, workOrderList } from '../order-list.ts';
import { type Count, countsOf, newestFirst, type PageKeys, pageOfOrders, totalsOfOrders } from '../order-page.ts';

const equal = ({ partNumber }: { partNumber?: string | undefined }) => ({ part_number: partNumber });

type Asked = AskedOrders<keyof typeof workOrderList.dates, 'part_number'>;

const selectWorkOrders = statement<Asked, contract.WorkOrderRow & PageKeys>(
  ({ companyId, wanted }) => sql`
    with ${orderKeys(workOrderList, companyId, wanted)}
    select o.wo_number, o.wo_date, o.part_number as part, o.revision, p.description, p.description_zh, p.description_es, p.uom,
           o.quantity_ordered, o.quantity_received, o.status,
           o.list_status as wo_status, o.start_date, o.due_date, o.so_number,
           o.version, page.day, page.number,
           (select count(*) from work_order_component i where i.company_id = o.company_id and i.wo_number = o.wo_number) as item_count
      from page join work_order o on o.company_id = ${companyId} and o.wo_number = page.number
      join part p on p.company_id = o.company_id and p.part_number = o.part_number
      ${newestFirst(wanted)}`,
);

export const listWorkOrders = pageOfOrders(contract.listWorkOrders, equal, selectWorkOrders);

const selectTotals = statement<Asked, Count>(({ companyId, wanted }) => countsOf(workOrderList, companyId, wanted));

export const getWorkOrderTotals = totalsOfOrders(contract.getWorkOrderTotals, equal, selectTotals);
