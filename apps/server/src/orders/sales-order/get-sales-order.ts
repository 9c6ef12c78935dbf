import * as contract from '@gemba/contract/orders/sales-order/get-sales-order';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { countChanges } from '../deciding/change-requests.ts';
import { type HeadOf, readApproval } from '../deciding/read-approval.ts';
import {
  BUYING_CUSTOMER,
  COMPANY_AND_OWNER,
  CREDIT,
  JOIN_LINE_PART,
  JOIN_SALE,
  MONEY,
  NOTES,
  PERSON,
  SOLD_LINE,
  STOCK,
} from '../order-columns.sql.ts';
import { documentsOf } from '../order-documents.ts';
import { relatedTo } from '../related-documents.ts';

/** The shipping progress of the order `o`, told by its state. */
export const SALES_SHIP_STATUS = `case when o.status = 'FINISHED' then 'SHIPPED'
  when o.status in ('PARTIAL', 'PARTIAL_HOLD') then 'PARTIAL' else 'WAITING' end`;

const selectHead = statement<{ companyId: number; soNumber: string }, HeadOf<contract.SalesOrder>>(
  `select o.so_number, o.so_date, ${BUYING_CUSTOMER}, ${PERSON.owner} as owner, ${CREDIT} as credit,
    o.bill_to, o.customer_po, o.revision, o.warehouse_code as warehouse, o.incoterm,
    o.place_port, o.ship_via, carrier.carrier_name as ship_via_name, o.freight_total,
    ${NOTES}, o.status, ${SALES_SHIP_STATUS} as ship_status, o.list_status as so_status, o.hold_reason,
    ${MONEY}, o.terms, o.arrival_date, o.ship_date, ${PERSON.approver} as review_by,
    o.review_date, o.qo_number, o.version
  from sales_order o ${COMPANY_AND_OWNER} ${JOIN_SALE}
  left join carrier on carrier.company_id = o.company_id and carrier.carrier_code = o.ship_via
  left join app_user approver on approver.company_id = o.company_id and approver.user_id = o.review_by
 where o.company_id = :companyId and o.so_number = :soNumber`,
);

const selectItems = statement<{ companyId: number; soNumber: string }, contract.SalesOrderItem>(
  `select ${SOLD_LINE}, i.quantity_ordered, i.quantity_shipped,
    i.quantity_picked, i.promised_date, i.closed, ${STOCK} as stock,
    array(select w.wo_number from work_order w where w.company_id = i.company_id and w.so_number = i.so_number
             and w.so_item_number = i.item_number order by w.wo_number limit 100) as work_orders
  from sales_order_item i ${JOIN_LINE_PART}
 where i.company_id = :companyId and i.so_number = :soNumber order by i.item_number`,
);

/** A sales order with everything that a review needs. */
export async function readSalesOrder(tx: Tx, actor: Actor, soNumber: string): Promise<contract.SalesOrder> {
  const { companyId } = actor;
  const key = { companyId, soNumber };
  const [head, items, decidable] = await Promise.all([
    tx.first(selectHead(key)),
    tx.all(selectItems(key)),
    readApproval(tx, actor, 'so', soNumber),
  ]);
  if (!head || !decidable) return refuse('SALES_ORDER_NOT_EXIST', { soNumber });
  const [shippers, proformaShippers, workOrders, rmas, documents, changes] = await Promise.all([
    relatedTo(tx, companyId, 'shippers', soNumber),
    relatedTo(tx, companyId, 'proformaShippers', soNumber),
    relatedTo(tx, companyId, 'workOrders', soNumber),
    relatedTo(tx, companyId, 'rmas', soNumber),
    documentsOf(tx, companyId, 'so', soNumber),
    countChanges(tx, companyId, 'so', soNumber),
  ]);
  return { ...head, items, shippers, proformaShippers, workOrders, rmas, documents, changes, ...decidable };
}

export const getSalesOrder = operation(contract.getSalesOrder, (tx, actor, { params }) =>
  readSalesOrder(tx, actor, params.soNumber),
);
