import type { OperationStatus } from '@gemba/contract/orders/work-order/operation-moves';
import type { WorkOrderStatus } from '@gemba/contract/orders/work-order/work-order-moves';
import type { PiecesFacts } from '@gemba/contract/tasks/reports/pieces-rules';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import { DEFECT_ITEMS, IS_LAST, MAXIMUM } from '../task/operation-facts.ts';

interface OrderFacts {
  orderStatus: WorkOrderStatus;
  ordered: string;
  received: string;
}

export interface OperationFacts extends OrderFacts, PiecesFacts {
  woNumber: string;
  sequence: number;
  status: OperationStatus;
  qualified: string;
  estimatedHours: string;
  pieceRate: string | null;
  hourlyCost: string;
  isLast: boolean;
  isAuthorised: boolean;
}

type Key = { companyId: number; woNumber: string };

const lockOrder = statement<Key, OrderFacts>(
  `select status as order_status, quantity_ordered as ordered, quantity_received as received
    from work_order where company_id = :companyId and wo_number = :woNumber for update`,
);

const selectOperation = statement<Key & { sequence: number; me: string }, Omit<OperationFacts, keyof OrderFacts>>(
  `select op.wo_number, op.sequence, op.status, op.wc, op.qualified_quantity as qualified, op.estimated_hours, op.piece_rate,
     wc.hourly_cost, ${MAXIMUM} as maximum, ${DEFECT_ITEMS} as defect_items, ${IS_LAST} as is_last,
     exists (select from work_centre_worker w where w.company_id = op.company_id and w.wc = op.wc and w.employee_id = :me) as is_authorised
    from work_order_operation op
    join work_order o on o.company_id = op.company_id and o.wo_number = op.wo_number
    join work_centre wc on wc.company_id = op.company_id and wc.wc = op.wc
   where op.company_id = :companyId and op.wo_number = :woNumber and op.sequence = :sequence`,
);

/**
 * Locks a work order and reads one of its operations: the second statement sees what the last holder of the lock has
 * written. So many people report at once, and the maximum holds.
 */
export async function lockOperation(
  tx: Tx,
  companyId: number,
  me: string,
  { woNumber, sequence }: { woNumber: string; sequence: number },
): Promise<OperationFacts> {
  const [order, operation] = await Promise.all([
    tx.first(lockOrder({ companyId, woNumber })),
    tx.first(selectOperation({ companyId, woNumber, sequence, me })),
  ]);
  if (!order) return refuse('WORK_ORDER_NOT_EXIST', { woNumber });
  if (!operation) return refuse('OPERATION_NOT_EXIST', { woNumber, sequence });
  return { ...order, ...operation };
}
