import type { PurchaseOrderStatus } from '@gemba/contract/orders/purchase-order-moves';
import type { Tx } from '../kit/database/database.ts';

export interface OrderFacts {
  poNumber: string;
  date: string;
  status: PurchaseOrderStatus;
  version: number;
  warehouse: string;
  vendorId: string;
  buyerCode: string;
  exchangeRate: string;
  /** What its approval was for, for the record of changes that end with it. */
  amount: string;
}

/** An item of an order, with what must be known of its part. An NA item has no part. */
export interface ItemFacts {
  poNumber: string;
  itemNumber: number;
  partNumber: string | null;
  revision: string | null;
  ordered: string;
  received: string;
  inTransit: string;
  cost: string;
  discount: string;
  taxRate: string;
  /** There is no tax, or its account is known. */
  taxSettled: boolean;
  taxCode: string | null;
  partFrom: string;
  isOurs: boolean;
  accountNumber: string | null;
  closed: boolean;
  trackableLevel: string;
  qiType: string;
  hold: boolean;
  lastCost: string | null;
}

const LOCK = `select po_number as "poNumber", po_date as date, status, version, ship_to as warehouse, vendor_id as "vendorId", buyer_code as "buyerCode",
    exchange_rate as "exchangeRate", approval_total as amount
  from purchase_order where company_id = $1 and po_number = any($2::text[]) order by po_number for update`;

const ITEMS = `select item.po_number as "poNumber", item.item_number as "itemNumber", item.part_number as "partNumber", item.revision,
    item.quantity_ordered as ordered, item.quantity_received as received, item.quantity_in_transit as "inTransit",
    item.cost_per_unit as cost, item.discount, item.tax_rate as "taxRate", item.tax_code as "taxCode",
    item.tax_rate = 0 or tax.account_number is not null as "taxSettled", item.part_from as "partFrom",
    origin.kind = 'OWN' as "isOurs", item.account_number as "accountNumber", item.closed,
    coalesce(part.trackable_level, 'NONE') as "trackableLevel", coalesce(part.qi_type, 'NONE') as "qiType", coalesce(part.hold, false) as hold,
    part.last_po_cost as "lastCost"
  from purchase_order_item item
  join part_from origin on origin.company_id = item.company_id and origin.part_from = item.part_from
  left join part on part.company_id = item.company_id and part.part_number = item.part_number
  left join tax_rate tax on tax.company_id = item.company_id and tax.tax_code = item.tax_code
 where item.company_id = $1 and item.po_number = any($2::text[]) order by item.po_number, item.item_number`;

/** Locked by one statement and read by the next, which sees what the holder of the lock has left behind. */
export async function lockPurchaseOrders(tx: Tx, companyId: number, numbers: readonly string[]) {
  const [orders, items] = await Promise.all([
    tx.query<OrderFacts>(LOCK, [companyId, numbers]),
    tx.query<ItemFacts>(ITEMS, [companyId, numbers]),
  ]);
  return { orders, items };
}

export interface ItemChange {
  poNumber: string;
  itemNumber: number;
  received: string;
  shipped: string;
  inTransit: string;
}

const CHANGE_ITEMS = `update purchase_order_item item
     set quantity_received = item.quantity_received + given.received, quantity_shipped = item.quantity_shipped + given.shipped,
         quantity_in_transit = item.quantity_in_transit + given."inTransit"
    from (select "poNumber", "itemNumber", sum(received) as received, sum(shipped) as shipped, sum("inTransit") as "inTransit"
            from jsonb_to_recordset($2::jsonb) as one ("poNumber" text, "itemNumber" integer, received numeric, shipped numeric, "inTransit" numeric)
           group by 1, 2) given
   where item.company_id = $1 and item.po_number = given."poNumber" and item.item_number = given."itemNumber"`;

const MOVE_ORDER = `update purchase_order o set status = $3, version = version + 1,
    ship_status = (select case when bool_and(quantity_shipped >= quantity_ordered or closed) then 'SHIPPED'
                               when sum(quantity_shipped) > 0 then 'PARTIAL' else 'WAITING' end
                     from purchase_order_item item where item.company_id = o.company_id and item.po_number = o.po_number)
  where company_id = $1 and po_number = $2`;

/** Several changes of one item add up. */
export const changeItems = (tx: Tx, companyId: number, changes: readonly ItemChange[]) =>
  tx.query(CHANGE_ITEMS, [companyId, JSON.stringify(changes)]);

export const setOrderStatus = (tx: Tx, companyId: number, poNumber: string, status: PurchaseOrderStatus) =>
  tx.query(MOVE_ORDER, [companyId, poNumber, status]);

const LAST_COSTS = `update part set last_po_cost = given.cost
    from jsonb_to_recordset($2::jsonb) as given (part text, cost numeric)
   where part.company_id = $1 and part.part_number = given.part and part.last_po_cost is distinct from given.cost`;

/** The totals of these parts are locked, so no two postings rewrite the same parts crosswise. */
export const setLastCosts = async (tx: Tx, companyId: number, costs: ReadonlyMap<string, string>) =>
  costs.size === 0
    ? []
    : tx.query(LAST_COSTS, [companyId, JSON.stringify([...costs].map(([part, cost]) => ({ part, cost })))]);
