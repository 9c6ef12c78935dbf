import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import { purchaseOrderFilters, salesOrderFilters, workOrderFilters } from '@gemba/contract/orders/order-filters';
import type { Tx } from '../kit/database/database.ts';

/** The kinds whose open orders count as on order or on demand. Quotes and returns promise nothing yet. */
const OPEN: Partial<Record<ApprovalKind, readonly string[]>> = {
  po: purchaseOrderFilters.open,
  so: salesOrderFilters.open,
  wo: workOrderFilters.open,
};

export const isOpen = (kind: ApprovalKind, status: string) => OPEN[kind]?.includes(status) ?? false;

const SHARES: Partial<Record<ApprovalKind, string>> = {
  po: `select part_number, quantity_ordered - quantity_received as on_order, 0 as on_demand from purchase_order_item
        where company_id = $1 and po_number = $2 and not closed and part_number is not null`,
  so: `select part_number, 0 as on_order, quantity_ordered - quantity_shipped as on_demand from sales_order_item
        where company_id = $1 and so_number = $2 and not closed and part_number is not null`,
  wo: `select part_number, quantity_ordered - quantity_received as on_order, 0 as on_demand from work_order
        where company_id = $1 and wo_number = $2
       union all
       select part_number, 0, greatest(quantity_required - quantity_issued, 0) from work_order_component
        where company_id = $1 and wo_number = $2 and make_buy <> 'X'`,
};

// sql: the statements above, and nothing from outside
const toLock = (shares: string) => `select 1 from part_stock where company_id = $1
  and part_number in (select part_number from (${shares}) share) order by part_number for update`;

// sql: the statements above, and nothing from outside
const toCount = (shares: string) => `update part_stock stock
     set on_order = stock.on_order + $3::integer * share.on_order, on_demand = stock.on_demand + $3::integer * share.on_demand
    from (select part_number, sum(on_order) as on_order, sum(on_demand) as on_demand from (${shares}) one group by 1) share
   where stock.company_id = $1 and stock.part_number = share.part_number`;

/**
 * Adds what an open order promises to its parts' totals, or takes it away: called around whatever opens, closes or edits
 * an order. The rows are locked in the order of their part numbers first, as every posting does.
 */
export async function countOpen(tx: Tx, companyId: number, kind: ApprovalKind, number: string, sign: 1 | -1) {
  const shares = SHARES[kind];
  if (!shares) return;
  await Promise.all([
    tx.query(toLock(shares), [companyId, number]),
    tx.query(toCount(shares), [companyId, number, sign]),
  ]);
}
