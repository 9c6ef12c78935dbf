import type { SalesOrder, SalesOrderItem } from '@gemba/contract/orders/get-sales-order';
import { approvalOfOrder, documentsOf } from '../approvals/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { changesOf, relatedTo } from './belongings.sql.ts';
import { SALES_SHIP_STATUS } from './sales-ship-status.ts';
import {
  BUYING_CUSTOMER,
  COMPANY_AND_OWNER,
  CREDIT,
  JOIN_SALE,
  JOIN_STOCK,
  MONEY,
  NOTES,
  PERSON,
  SOLD_LINE,
  STOCK,
} from './shared.sql.ts';

type Head = Omit<
  SalesOrder,
  | 'items'
  | 'shippers'
  | 'proformaShippers'
  | 'workOrders'
  | 'rmas'
  | 'documents'
  | 'changes'
  | 'approval'
  | 'events'
  | 'history'
>;

const HEAD = `select o.so_number as "soNumber", o.so_date as "soDate", ${BUYING_CUSTOMER}, ${PERSON.owner} as owner, ${CREDIT} as credit,
    o.bill_to as "billTo", o.customer_po as "customerPo", o.revision, o.warehouse_code as warehouse, o.incoterm,
    o.place_port as "placePort", o.ship_via as "shipVia", carrier.carrier_name as "shipViaName", o.freight_total as "freightTotal",
    ${NOTES}, o.status, ${SALES_SHIP_STATUS} as "shipStatus", o.list_status as "soStatus", o.hold_reason as "holdReason",
    ${MONEY}, o.terms, o.arrival_date as "arrivalDate", o.ship_date as "shipDate", ${PERSON.approver} as "reviewBy",
    o.review_date as "reviewDate", o.qo_number as "qoNumber", o.version
  from sales_order o ${COMPANY_AND_OWNER} ${JOIN_SALE}
  left join carrier on carrier.company_id = o.company_id and carrier.carrier_code = o.ship_via
  left join app_user approver on approver.company_id = o.company_id and approver.user_id = o.review_by
 where o.company_id = $1 and o.so_number = $2`;

const ITEMS = `select ${SOLD_LINE}, i.quantity_ordered as "quantityOrdered", i.quantity_shipped as "quantityShipped",
    i.quantity_picked as "quantityPicked", i.promised_date as "promisedDate", i.closed, ${STOCK} as stock,
    array(select w.wo_number from work_order w where w.company_id = i.company_id and w.so_number = i.so_number
             and w.so_item_number = i.item_number order by w.wo_number limit 100) as "workOrders"
  from sales_order_item i ${JOIN_STOCK}
 where i.company_id = $1 and i.so_number = $2 order by i.item_number`;

/** One sales order with everything that a review needs. */
export async function salesOrder(tx: Tx, actor: Actor, soNumber: string): Promise<SalesOrder> {
  const { companyId } = actor;
  const key = [companyId, soNumber];
  const [[head], items, decidable] = await Promise.all([
    tx.query<Head>(HEAD, key),
    tx.query<SalesOrderItem>(ITEMS, key),
    approvalOfOrder(tx, actor, 'so', soNumber),
  ]);
  if (!head || !decidable) return refuse('SALES_ORDER_NOT_EXIST', { soNumber });
  const [shippers, proformaShippers, workOrders, rmas, documents, changes] = await Promise.all([
    relatedTo(tx, companyId, 'shippers', soNumber),
    relatedTo(tx, companyId, 'proformaShippers', soNumber),
    relatedTo(tx, companyId, 'workOrders', soNumber),
    relatedTo(tx, companyId, 'rmas', soNumber),
    documentsOf(tx, companyId, 'so', soNumber),
    changesOf(tx, companyId, 'so', soNumber),
  ]);
  return { ...head, items, shippers, proformaShippers, workOrders, rmas, documents, changes, ...decidable };
}
