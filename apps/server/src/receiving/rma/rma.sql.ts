import type { RmaStatus } from '@gemba/contract/orders/returns/return-moves';
import type { TrackableLevel } from '@gemba/contract/parts/part-shapes';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { lockSalesOrder, readShippedAndReturned, type ShippedAndReturned } from '../../orders/index.ts';

export interface RmaFacts {
  rmaNumber: string;
  date: string;
  status: RmaStatus;
  reason: string;
  soNumber: string | null;
  /** The warehouse of the sales order. */
  warehouse: string | null;
  /** The customer has its credit already. */
  credited: boolean;
}

interface RmaItemRow {
  itemNumber: number;
  partNumber: string;
  revision: string;
  approved: string;
  received: string;
  reason: string | null;
  trackableLevel: TrackableLevel;
  hold: boolean;
  partFrom: string | null;
  /** Cost of a piece when it was shipped; null where we do not know that. */
  shippedCost: string | null;
  standardCost: string | null;
  lastCost: string | null;
}

export interface RmaItemFacts extends RmaItemRow {
  /** The part on the sales order of the return; null where the return is not held to one. */
  ofOrder: ShippedAndReturned | null;
}

interface Key {
  companyId: number;
  rmaNumber: string;
}

const lockHead = statement<Key, object>(
  'select 1 from rma where company_id = :companyId and rma_number = :rmaNumber for update',
);

const selectHead = statement<Key, RmaFacts>(
  `select o.rma_number, o.rma_date as date, o.status, o.reason, o.so_number, so.warehouse_code as warehouse,
    exists (select from invoice note where note.company_id = o.company_id and note.credits_rma = o.rma_number) as credited
  from rma o left join sales_order so on so.company_id = o.company_id and so.so_number = o.so_number
 where o.company_id = :companyId and o.rma_number = :rmaNumber`,
);

const selectItems = statement<Key, RmaItemRow>(
  `select item.item_number, item.part_number, part.revision, item.quantity as approved, item.quantity_received as received,
    coalesce(item.reason, o.reason) as reason, part.trackable_level, part.hold, sold.part_from,
    (select round(sum(pick.value) / nullif(sum(pick.quantity), 0), 6) from shipper_item line
       join shipper_pick pick using (company_id, shipper_number, item_number)
      where line.company_id = item.company_id and line.so_number = o.so_number and line.so_item_number = item.so_item_number
        and line.part_number = item.part_number and pick.value is not null) as shipped_cost,
    part.std_cost as standard_cost, part.last_po_cost as last_cost
  from rma o join rma_item item using (company_id, rma_number)
  join part on part.company_id = item.company_id and part.part_number = item.part_number
  left join sales_order_item sold on sold.company_id = o.company_id and sold.so_number = o.so_number
   and sold.item_number = item.so_item_number and sold.part_number = item.part_number
 where o.company_id = :companyId and o.rma_number = :rmaNumber order by item.item_number`,
);

/**
 * One statement locks and the next ones read, so they see what the previous holder of the lock has written. The sales order
 * is locked after its return, as two returns of one order may arrive at the same time.
 */
export async function lockRma(tx: Tx, companyId: number, rmaNumber: string) {
  const key = { companyId, rmaNumber };
  const [, rma, items] = await Promise.all([
    tx.all(lockHead(key)),
    tx.first(selectHead(key)),
    tx.all(selectItems(key)),
  ]);
  if (!rma) return undefined;
  const { soNumber } = rma;
  const [, ofOrder] = await Promise.all([
    soNumber === null ? undefined : lockSalesOrder(tx, companyId, soNumber),
    readShippedAndReturned(tx, companyId, soNumber),
  ]);
  return { rma, items: items.map((item): RmaItemFacts => Object.assign(item, { ofOrder: ofOrder(item.partNumber) })) };
}

const updateItems = statement<Key & { changes: string }>(
  `update rma_item item set quantity_received = item.quantity_received + given.quantity
    from (select "itemNumber", sum(quantity) as quantity
            from jsonb_to_recordset(:changes::jsonb) as change ("itemNumber" integer, quantity numeric) group by 1) given
   where item.company_id = :companyId and item.rma_number = :rmaNumber and item.item_number = given."itemNumber"`,
);

const updateHead = statement<Key & { status: RmaStatus }>(
  `update rma set status = :status, version = version + 1 where company_id = :companyId and rma_number = :rmaNumber`,
);

/** Several changes of one item add up; those of a reversal are below zero. */
export const moveRma = (
  tx: Tx,
  companyId: number,
  rmaNumber: string,
  status: RmaStatus,
  changes: readonly { itemNumber: number; quantity: string }[],
) =>
  Promise.all([
    tx.run(updateItems({ companyId, rmaNumber, changes: JSON.stringify(changes) })),
    tx.run(updateHead({ companyId, rmaNumber, status })),
  ]);
