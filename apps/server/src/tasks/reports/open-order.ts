import { moves } from '@gemba/contract/kit/moves';
import { type WorkOrderStatus, workOrderMoves } from '@gemba/contract/orders/work-order/work-order-moves';
import { refuse } from '../../kit/refuse.ts';

const { refusal } = moves(workOrderMoves);

export const isOpenToReport = (status: WorkOrderStatus) => refusal(status, 'report') === undefined;

export function checkOpenToReport(status: WorkOrderStatus, woNumber: string) {
  if (!isOpenToReport(status)) refuse('WORK_ORDER_NOT_OPEN_TO_REPORT', { woNumber });
}
