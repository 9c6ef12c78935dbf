import type { OrderChange } from '@gemba/contract/approvals/changes/order-change';
import { orderChangeMoves } from '@gemba/contract/approvals/changes/order-change-moves';
import type { Tx } from '../../kit/database/database.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { type Approver, type OrderRow, offeredEvents, readOrders } from '../../orders/index.ts';
import { type ChangeRow, findChanges } from './changes.sql.ts';
import { judgeChange, readTouched } from './judge-change.ts';

/** A change as the reader sees it: the new totals while it waits, and what the reader may do about it. */
export async function viewChange(
  tx: Tx,
  actor: Actor,
  approver: Approver,
  order: OrderRow,
  change: ChangeRow,
): Promise<OrderChange> {
  const { version: _, ...shown } = change;
  const touched = await readTouched(tx, actor.companyId, change);
  const { item, totals } = touched;
  const waits = change.status === 'PENDING';
  const judgement = judgeChange(approver, order, change, touched);
  const { reason } = judgement.approval;
  const offered = offeredEvents(orderChangeMoves[change.type], { status: change.status, expired: false }, judgement);
  return {
    ...shown,
    part: item?.part ?? null,
    neededBy: item?.dateRequired ?? null,
    currency: order.currency,
    oldTotal: waits ? order.total : null,
    newTotal: waits ? totals.total : null,
    approval: waits ? judgement.approval : null,
    events: offered.map((event) => (event.event === 'approve' ? { ...event, refusal: reason } : event)),
  };
}

export async function readChange(tx: Tx, actor: Actor, approver: Approver, changeId: number): Promise<OrderChange> {
  const [change] = await findChanges(tx, actor.companyId, [changeId]);
  if (!change) return refuse('ORDER_CHANGE_NOT_EXIST');
  const [order] = await readOrders(tx, actor.companyId, change.type, [change.number]);
  return order ? viewChange(tx, actor, approver, order, change) : refuse('ORDER_CHANGE_NOT_EXIST');
}
