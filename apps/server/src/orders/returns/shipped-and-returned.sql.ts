import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

interface Key {
  companyId: number;
  soNumber: string;
}

/** Quantities of one part on one sales order. */
export interface ShippedAndReturned {
  readonly shipped: string;
  readonly returned: string;
}

const lockOrder = statement<Key, object>(
  'select 1 from sales_order where company_id = :companyId and so_number = :soNumber for update',
);

/** Returns of one order, and the shipments of that order that are taken back, meet at this lock. */
export const lockSalesOrder = (tx: Tx, companyId: number, soNumber: string) =>
  tx.first(lockOrder({ companyId, soNumber }));

// An order from before the first posting may have left, in whole or in part, from the system that was used before.
const selectHeld = statement<Key, { isHeld: boolean }>(
  `select coalesce(so_date >= (select min(entry_date) from journal_entry entry where entry.company_id = sales_order.company_id), false)
    as is_held
  from sales_order where company_id = :companyId and so_number = :soNumber`,
);

const selectParts = statement<Key, { partNumber: string; shipped: string; returned: string }>(
  `select part_number, sum(shipped)::numeric(18,4) as shipped, sum(returned)::numeric(18,4) as returned
  from (select item.part_number, item.quantity_shipped as shipped, 0::numeric as returned
          from sales_order_item item
         where item.company_id = :companyId and item.so_number = :soNumber and item.part_number is not null
         union all
        select item.part_number, 0, item.quantity_received
          from rma join rma_item item using (company_id, rma_number)
         where company_id = :companyId and rma.so_number = :soNumber) moved
 group by 1`,
);

/** Answers for each part what an order has shipped and what of it is back; null where no more is known than its rest. */
export async function readShippedAndReturned(tx: Tx, companyId: number, soNumber: string | null) {
  if (soNumber === null) return () => null;
  const [head, rows] = await Promise.all([
    tx.first(selectHeld({ companyId, soNumber })),
    tx.all(selectParts({ companyId, soNumber })),
  ]);
  const parts = new Map(rows.map(({ partNumber, shipped, returned }) => [partNumber, { shipped, returned }]));
  const nothing = { shipped: '0.0000', returned: '0.0000' };
  return (partNumber: string): ShippedAndReturned | null =>
    head?.isHeld === true ? (parts.get(partNumber) ?? nothing) : null;
}
