import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { purchaseOrderFilters, salesOrderFilters, workOrderFilters } from '@gemba/contract/orders/order-filters';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

/** The kinds whose open orders count as on order or on demand. Quotes and returns do not. */
const OPEN: Partial<Record<ApprovalKind, readonly string[]>> = {
  po: purchaseOrderFilters.open,
  so: salesOrderFilters.open,
  wo: workOrderFilters.open,
};

export const isOpen = (kind: ApprovalKind, status: string) => OPEN[kind]?.includes(status) ?? false;

type Key = { companyId: number; number: string };

/** Locks the stock rows of the parts, and adds their shares to the totals. */
const statementsFor = (shares: string) => ({
  // sql: one of the texts below
  lockStock: statement<Key, object>(
    `select 1 from part_stock where company_id = :companyId
        and part_number in (select part_number from (${shares}) share) order by part_number for update`,
  ),
  // sql: one of the texts below
  updateStock: statement<Key & { sign: 1 | -1 }>(
    `update part_stock stock
        set on_order = stock.on_order + :sign::integer * share.on_order, on_demand = stock.on_demand + :sign::integer * share.on_demand
       from (select part_number, sum(on_order) as on_order, sum(on_demand) as on_demand from (${shares}) shares group by 1) share
      where stock.company_id = :companyId and stock.part_number = share.part_number`,
  ),
});

const SHARES: Partial<Record<ApprovalKind, ReturnType<typeof statementsFor>>> = {
  po: statementsFor(`select part_number, quantity_ordered - quantity_received as on_order, 0 as on_demand from purchase_order_item
        where company_id = :companyId and po_number = :number and not closed and part_number is not null`),
  so: statementsFor(`select part_number, 0 as on_order, quantity_ordered - quantity_shipped as on_demand from sales_order_item
        where company_id = :companyId and so_number = :number and not closed and part_number is not null`),
  wo: statementsFor(`select part_number, quantity_ordered - quantity_received as on_order, 0 as on_demand from work_order
        where company_id = :companyId and wo_number = :number
       union all
       select part_number, 0, greatest(quantity_required - quantity_issued, 0) from work_order_component
        where company_id = :companyId and wo_number = :number and make_buy <> 'X'`),
};

/**
 * Adds the open quantities of an order to its parts' totals, or subtracts them. Called around every move that opens,
 * closes or edits an order. Rows are locked by part number first, as every posting does.
 */
export async function countOpen(tx: Tx, companyId: number, kind: ApprovalKind, number: string, sign: 1 | -1) {
  const shares = SHARES[kind];
  if (!shares) return;
  await Promise.all([
    tx.all(shares.lockStock({ companyId, number })),
    tx.run(shares.updateStock({ companyId, number, sign })),
  ]);
}
