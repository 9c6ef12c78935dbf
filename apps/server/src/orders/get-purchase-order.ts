import type { PurchaseOrder, PurchaseOrderItem } from '@gemba/contract/orders/get-purchase-order';
import { NON_STOCK } from '@gemba/contract/parts/part-number';
import { approvalOfOrder, documentsOf } from '../approvals/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { changesOf, relatedTo } from './belongings.sql.ts';
import { APPROVER, COMPANY_AND_OWNER, JOIN_STOCK, MONEY, NOTES, PERSON, STOCK, TODAY } from './shared.sql.ts';

type Head = Omit<
  PurchaseOrder,
  'items' | 'receivers' | 'proformaReceivers' | 'rtvs' | 'documents' | 'changes' | 'approval' | 'events' | 'history'
>;

const HEAD = `select o.po_number as "poNumber", o.po_date as "poDate", o.vendor_id as "vendorId", v.vendor_name as "vendorName",
    o.bill_to as "billTo", d.department_name as "billToName", o.ship_to as "shipTo", w.warehouse_name as "shipToName",
    ${PERSON.requester} as requester, ${PERSON.owner} as owner, o.buyer_code as "buyerCode", b.buyer_name as buyer,
    o.change_order as "changeOrder", ${NOTES}, o.status, o.ship_status as "shipStatus", o.list_status as "poStatus",
    o.hold_reason as "holdReason", ${MONEY}, o.prepay, o.terms, o.incoterm, o.carrier_code as carrier,
    carrier.carrier_name as "carrierName", o.arrival_date as "arrivalDate", o.ship_date as "shipDate",
    ${PERSON.approver} as "approveBy", o.approve_date as "approveDate", o.version
  from purchase_order o ${COMPANY_AND_OWNER}
  join vendor v on v.company_id = o.company_id and v.vendor_id = o.vendor_id
  join department d on d.company_id = o.company_id and d.department_id = o.bill_to
  join warehouse w on w.company_id = o.company_id and w.warehouse_code = o.ship_to
  join buyer b on b.company_id = o.company_id and b.buyer_code = o.buyer_code
  join app_user requester on requester.company_id = o.company_id and requester.user_id = o.requester
  left join carrier on carrier.company_id = o.company_id and carrier.carrier_code = o.carrier_code
  ${APPROVER}
 where o.company_id = $1 and o.po_number = $2`;

// The price row that is valid today; of two that overlap, the newer one.
const ITEMS = `select i.item_number as "purchaseOrderItemNumber", coalesce(i.part_number, '${NON_STOCK}') as part, i.revision, i.description,
    i.quantity_ordered as "quantityOrdered", i.quantity_received as "quantityReceived", i.quantity_shipped as "quantityShipped",
    i.quantity_in_transit as "quantityInTransit", i.po_unit as "poUnit", i.po_unit_qty as "poUnitQty",
    i.cost_per_unit as "costPerUnit", i.cost_per_unit_with_tax as "costPerUnitWithTax", i.discount, i.tax_rate as "taxRate",
    i.ext_price as "extPrice", i.date_required as "dateRequired", i.arrival_date as "arrivalDate", i.ship_date as "shipDate",
    i.account_number as "acctNumber", i.closed, i.last_po_cost as "lastPOCost", price.row as "vendorPrice", ${STOCK} as stock
  from purchase_order_item i
  join purchase_order o on o.company_id = i.company_id and o.po_number = i.po_number
  join company c on c.company_id = i.company_id
  ${JOIN_STOCK}
  left join lateral (
    select json_build_object('vendorId', p.vendor_id, 'price', p.price::text, 'currency', p.currency, 'lastPOCost', p.last_po_cost::text,
             'effectiveDate', p.effective_date, 'effectiveThru', p.effective_thru, 'leadTime', p.lead_time, 'rFQNum', p.rfq_num) as row
      from vendor_price p
     where p.company_id = i.company_id and p.part_number = i.part_number and p.vendor_id = o.vendor_id
       and p.effective_date <= ${TODAY} and coalesce(p.effective_thru, ${TODAY}) >= ${TODAY}
     order by p.effective_date desc limit 1) price on true
 where i.company_id = $1 and i.po_number = $2 order by i.item_number`;

/** One purchase order with everything that a decision needs. */
export async function purchaseOrder(tx: Tx, actor: Actor, poNumber: string): Promise<PurchaseOrder> {
  const { companyId } = actor;
  const key = [companyId, poNumber];
  const [[head], items, decidable] = await Promise.all([
    tx.query<Head>(HEAD, key),
    tx.query<PurchaseOrderItem>(ITEMS, key),
    approvalOfOrder(tx, actor, 'po', poNumber),
  ]);
  if (!head || !decidable) return refuse('PO_NOT_EXIST', { poNumber });
  const [receivers, proformaReceivers, rtvs, documents, changes] = await Promise.all([
    relatedTo(tx, companyId, 'receiversOfPurchase', poNumber),
    relatedTo(tx, companyId, 'proformaReceivers', poNumber),
    relatedTo(tx, companyId, 'rtvs', poNumber),
    documentsOf(tx, companyId, 'po', poNumber),
    changesOf(tx, companyId, 'po', poNumber),
  ]);
  return { ...head, items, receivers, proformaReceivers, rtvs, documents, changes, ...decidable };
}
