import * as contract from '@gemba/contract/orders/purchase-order/get-purchase-order';
import { NON_STOCK } from '@gemba/contract/parts/part-number';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { countChanges } from '../deciding/change-requests.ts';
import { type HeadOf, readApproval } from '../deciding/read-approval.ts';
import {
  APPROVER,
  COMPANY_AND_OWNER,
  JOIN_LINE_PART,
  LINE_NAMES,
  MONEY,
  NOTES,
  PERSON,
  STOCK,
  TODAY,
} from '../order-columns.sql.ts';
import { documentsOf } from '../order-documents.ts';
import { relatedTo } from '../related-documents.ts';

const selectHead = statement<{ companyId: number; poNumber: string }, HeadOf<contract.PurchaseOrder>>(
  `select o.po_number, o.po_date, o.vendor_id, v.vendor_name,
    o.bill_to, d.department_name as bill_to_name, o.ship_to, w.warehouse_name as ship_to_name,
    ${PERSON.requester} as requester, ${PERSON.owner} as owner, o.buyer_code, b.buyer_name as buyer,
    o.change_order, ${NOTES}, o.status, o.ship_status, o.list_status as po_status,
    o.hold_reason, ${MONEY}, o.prepay, o.terms, o.incoterm, o.carrier_code as carrier,
    carrier.carrier_name, o.arrival_date, o.ship_date,
    ${PERSON.approver} as approve_by, o.approve_date, o.version
  from purchase_order o ${COMPANY_AND_OWNER}
  join vendor v on v.company_id = o.company_id and v.vendor_id = o.vendor_id
  join department d on d.company_id = o.company_id and d.department_id = o.bill_to
  join warehouse w on w.company_id = o.company_id and w.warehouse_code = o.ship_to
  join buyer b on b.company_id = o.company_id and b.buyer_code = o.buyer_code
  join app_user requester on requester.company_id = o.company_id and requester.user_id = o.requester
  left join carrier on carrier.company_id = o.company_id and carrier.carrier_code = o.carrier_code
  ${APPROVER}
 where o.company_id = :companyId and o.po_number = :poNumber`,
);

// The price row that is valid today; if two overlap, the newer one.
const selectItems = statement<{ companyId: number; poNumber: string }, contract.PurchaseOrderItem>(
  `select i.item_number as purchase_order_item_number, coalesce(i.part_number, '${NON_STOCK}') as part, i.revision, ${LINE_NAMES},
    i.quantity_ordered, i.quantity_received, i.quantity_shipped,
    i.quantity_in_transit, coalesce(p.uom, i.po_unit) as uom, i.po_unit, i.po_unit_qty,
    i.cost_per_unit, i.cost_per_unit_with_tax, i.discount, i.tax_rate,
    i.ext_price, i.date_required, i.arrival_date, i.ship_date,
    i.account_number as acct_number, i.closed, i.last_po_cost as "lastPOCost", price.row as vendor_price, ${STOCK} as stock
  from purchase_order_item i
  join purchase_order o on o.company_id = i.company_id and o.po_number = i.po_number
  join company c on c.company_id = i.company_id
  ${JOIN_LINE_PART}
  left join lateral (
    select json_build_object('vendorId', p.vendor_id, 'price', p.price::text, 'currency', p.currency, 'lastPOCost', p.last_po_cost::text,
             'effectiveDate', p.effective_date, 'effectiveThru', p.effective_thru, 'leadTime', p.lead_time, 'rFQNum', p.rfq_num) as row
      from vendor_price p
     where p.company_id = i.company_id and p.part_number = i.part_number and p.vendor_id = o.vendor_id
       and p.effective_date <= ${TODAY} and coalesce(p.effective_thru, ${TODAY}) >= ${TODAY}
     order by p.effective_date desc limit 1) price on true
 where i.company_id = :companyId and i.po_number = :poNumber order by i.item_number`,
);

/** A purchase order with everything that a decision needs. */
export async function readPurchaseOrder(tx: Tx, actor: Actor, poNumber: string): Promise<contract.PurchaseOrder> {
  const { companyId } = actor;
  const key = { companyId, poNumber };
  const [head, items, decidable] = await Promise.all([
    tx.first(selectHead(key)),
    tx.all(selectItems(key)),
    readApproval(tx, actor, 'po', poNumber),
  ]);
  if (!head || !decidable) return refuse('PO_NOT_EXIST', { poNumber });
  const [receivers, proformaReceivers, rtvs, documents, changes] = await Promise.all([
    relatedTo(tx, companyId, 'receiversOfPurchase', poNumber),
    relatedTo(tx, companyId, 'proformaReceivers', poNumber),
    relatedTo(tx, companyId, 'rtvs', poNumber),
    documentsOf(tx, companyId, 'po', poNumber),
    countChanges(tx, companyId, 'po', poNumber),
  ]);
  return { ...head, items, receivers, proformaReceivers, rtvs, documents, changes, ...decidable };
}

export const getPurchaseOrder = operation(contract.getPurchaseOrder, (tx, actor, { params }) =>
  readPurchaseOrder(tx, actor, params.poNumber),
);
