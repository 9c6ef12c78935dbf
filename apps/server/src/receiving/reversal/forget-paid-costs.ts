import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

// Receipts of the same part that stay, the newest first; `i` is their item, `r` their receiver, `l` the line and `o` the order.
const REMAINING = `receiver_item i
   join receiver r on r.company_id = i.company_id and r.receiver_number = i.receiver_number
   join purchase_order_item l on l.company_id = i.company_id and l.po_number = i.po_number and l.item_number = i.order_item
   join purchase_order o on o.company_id = l.company_id and o.po_number = l.po_number
  where i.company_id = :companyId and i.part_number = taken.part_number and i.quantity > 0 and i.unit_cost > 0
    and r.receiver_number <> :receiverNumber and r.reverses is null
    and not exists (select from receiver later where later.company_id = r.company_id and later.reverses = r.receiver_number)`;
const NEWEST = `order by r.received_at desc, length(r.receiver_number) desc, r.receiver_number desc, i.item_number desc limit 1`;

// The last line of a part counts, as when it was received.
const TAKEN = `select distinct on (item.part_number) item.part_number, item.unit_cost, po.vendor_id, po.currency,
    round(line.cost_per_unit * (100 - line.discount) / 100, 6) as paid, line.last_po_cost as paid_before
   from receiver_item item
   join purchase_order_item line on line.company_id = item.company_id and line.po_number = item.po_number and line.item_number = item.order_item
   join purchase_order po on po.company_id = line.company_id and po.po_number = line.po_number
  where item.company_id = :companyId and item.receiver_number = :receiverNumber and item.part_number is not null and item.quantity > 0
  order by item.part_number, item.item_number desc`;

const updateParts = statement<{ companyId: number; receiverNumber: string }>(
  `update part set last_po_cost = (select i.unit_cost from ${REMAINING} ${NEWEST})
    from (${TAKEN}) taken
   where part.company_id = :companyId and part.part_number = taken.part_number and part.last_po_cost = taken.unit_cost`,
);

// Without another receipt it is the cost that the order was made with.
const updatePriceRows = statement<{ companyId: number; receiverNumber: string }>(
  `update vendor_price price set last_po_cost = coalesce(
      (select round(l.cost_per_unit * (100 - l.discount) / 100, 6) from ${REMAINING}
          and o.vendor_id = taken.vendor_id and o.currency = taken.currency ${NEWEST}), taken.paid_before)
    from (${TAKEN}) taken
   where price.company_id = :companyId and price.part_number = taken.part_number and price.vendor_id = taken.vendor_id
     and price.currency = taken.currency and price.last_po_cost = taken.paid`,
);

/**
 * Parts and vendor prices whose last cost was that of a receiver get the one before it. The totals of the parts are locked, so
 * two postings that rewrite the same parts cannot deadlock.
 */
export const forgetPaidCosts = (tx: Tx, companyId: number, receiverNumber: string) =>
  Promise.all([
    tx.run(updateParts({ companyId, receiverNumber })),
    tx.run(updatePriceRows({ companyId, receiverNumber })),
  ]);
