import type { PurchaseOrderStatus } from '@gemba/contract/orders/purchase-order/purchase-order-moves';
import type { TrackableLevel } from '@gemba/contract/parts/part-shapes';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

export interface OrderFacts {
  poNumber: string;
  date: string;
  status: PurchaseOrderStatus;
  version: number;
  warehouse: string;
  vendorId: string;
  buyerCode: string;
  currency: string;
  exchangeRate: string;
  /** The approved amount, for the record of changes that end with the order. */
  amount: string;
}

/** An item of an order with facts of its part. An NA item has no part. */
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
  /** There is no tax, or its account is set up. */
  taxSettled: boolean;
  taxCode: string | null;
  partFrom: string;
  isOurs: boolean;
  accountNumber: string | null;
  closed: boolean;
  trackableLevel: TrackableLevel;
  qiType: string;
  hold: boolean;
  lastCost: string | null;
}

const lockOrders = statement<{ companyId: number; numbers: readonly string[] }, OrderFacts>(
  `select po_number, po_date as date, status, version, ship_to as warehouse, vendor_id, buyer_code,
    currency, exchange_rate, approval_total as amount
  from purchase_order where company_id = :companyId and po_number = any(:numbers::text[]) order by po_number for update`,
);

const selectItems = statement<{ companyId: number; numbers: readonly string[] }, ItemFacts>(
  `select item.po_number, item.item_number, item.part_number, item.revision,
    item.quantity_ordered as ordered, item.quantity_received as received, item.quantity_in_transit as in_transit,
    item.cost_per_unit as cost, item.discount, item.tax_rate, item.tax_code,
    item.tax_rate = 0 or tax.account_number is not null as tax_settled, item.part_from,
    origin.kind = 'OWN' as is_ours, item.account_number, item.closed,
    coalesce(part.trackable_level, 'NONE') as trackable_level, coalesce(part.qi_type, 'NONE') as qi_type, coalesce(part.hold, false) as hold,
    part.last_po_cost as last_cost
  from purchase_order_item item
  join part_from origin on origin.company_id = item.company_id and origin.part_from = item.part_from
  left join part on part.company_id = item.company_id and part.part_number = item.part_number
  left join tax_rate tax on tax.company_id = item.company_id and tax.tax_code = item.tax_code
 where item.company_id = :companyId and item.po_number = any(:numbers::text[]) order by item.po_number, item.item_number`,
);

/** One statement locks and the next one reads, so it sees what the previous holder of the lock has written. */
export async function lockPurchaseOrders(tx: Tx, companyId: number, numbers: readonly string[]) {
  const [orders, items] = await Promise.all([
    tx.all(lockOrders({ companyId, numbers })),
    tx.all(selectItems({ companyId, numbers })),
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

const updateItems = statement<{ companyId: number; changes: string }>(
  `update purchase_order_item item
     set quantity_received = item.quantity_received + given.received, quantity_shipped = item.quantity_shipped + given.shipped,
         quantity_in_transit = item.quantity_in_transit + given."inTransit"
    from (select "poNumber", "itemNumber", sum(received) as received, sum(shipped) as shipped, sum("inTransit") as "inTransit"
            from jsonb_to_recordset(:changes::jsonb) as change ("poNumber" text, "itemNumber" integer, received numeric, shipped numeric, "inTransit" numeric)
           group by 1, 2) given
   where item.company_id = :companyId and item.po_number = given."poNumber" and item.item_number = given."itemNumber"`,
);

const updateOrder = statement<{ companyId: number; poNumber: string; status: string }>(
  `update purchase_order o set status = :status, version = version + 1,
    ship_status = (select case when bool_and(quantity_shipped >= quantity_ordered or closed) then 'SHIPPED'
                               when sum(quantity_shipped) > 0 then 'PARTIAL' else 'WAITING' end
                     from purchase_order_item item where item.company_id = o.company_id and item.po_number = o.po_number)
  where company_id = :companyId and po_number = :poNumber`,
);

/** Several changes of one item add up. */
export const changeItems = (tx: Tx, companyId: number, changes: readonly ItemChange[]) =>
  tx.run(updateItems({ companyId, changes: JSON.stringify(changes) }));

export const setOrderStatus = (tx: Tx, companyId: number, poNumber: string, status: PurchaseOrderStatus) =>
  tx.run(updateOrder({ companyId, poNumber, status }));

const updateLastCosts = statement<{ companyId: number; costs: string }>(
  `update part set last_po_cost = given.cost
    from jsonb_to_recordset(:costs::jsonb) as given (part text, cost numeric)
   where part.company_id = :companyId and part.part_number = given.part and part.last_po_cost is distinct from given.cost`,
);

/** The totals of these parts are locked, so two postings that rewrite the same parts cannot deadlock. */
export const setLastCosts = async (tx: Tx, companyId: number, costs: ReadonlyMap<string, string>) =>
  costs.size === 0
    ? []
    : tx.run(updateLastCosts({ companyId, costs: JSON.stringify([...costs].map(([part, cost]) => ({ part, cost }))) }));

/** The price of a piece, net of discount, in the currency of its order. */
export interface PaidPrice {
  part: string;
  vendorId: string;
  currency: string;
  cost: string;
}

const updatePriceRows = statement<{ companyId: number; today: string; paid: string }>(
  `update vendor_price price set last_po_cost = given.cost
    from jsonb_to_recordset(:paid::jsonb) as given (part text, "vendorId" text, currency text, cost numeric)
   where price.company_id = :companyId and price.part_number = given.part and price.vendor_id = given."vendorId" and price.currency = given.currency
     and :today::date between price.effective_date and coalesce(price.effective_thru, 'infinity')
     and price.last_po_cost is distinct from given.cost`,
);

/** The vendor's price rows that hold today learn what was paid last. The totals of the parts are locked here too. */
export const setLastPrices = async (tx: Tx, companyId: number, today: string, paid: readonly PaidPrice[]) =>
  paid.length === 0 ? [] : tx.run(updatePriceRows({ companyId, today, paid: JSON.stringify(paid) }));
