import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { kinds } from '@gemba/contract/orders/deciding/kinds';
import type { OfferedEvent } from '@gemba/contract/orders/deciding/offered-event';
import type { Tx } from '../../kit/database/database.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { type Approver, readApprover } from './approver.ts';
import { isChangeRequested } from './change-requests.ts';
import { readHistory } from './decisions.sql.ts';
import { type Judgement, judge, offeredEvents } from './judge.ts';
import { type OrderRow, readOrders } from './order-row.ts';

/** Where changes are requested, they can be requested also in states in which the order itself cannot be edited. */
export const eventsOfOrder = (approver: Approver, order: OrderRow, judgement: Judgement): OfferedEvent[] => {
  const offered = offeredEvents(kinds[order.kind].moves, order, judgement);
  if (!isChangeRequested(approver, order) || offered.some(({ event }) => event === 'amend')) return offered;
  return [...offered, { event: 'amend', refusal: judgement.isMaker ? null : 'NOT_ORDER_MAKER', asks: false }];
};

type ListsOf<Order> = { [Field in keyof Order]: Order[Field] extends readonly unknown[] ? Field : never }[keyof Order];

/** The fields of an order's own row: without its lists, and what is read of its approval and its changes. */
export type HeadOf<Order> = Omit<Order, ListsOf<Order> | 'approval' | 'changes'>;

/** The part of an order's detail that is about deciding it: may I, what can be done, what was done. */
export async function readApproval(tx: Tx, actor: Actor, kind: ApprovalKind, number: string) {
  const [approver, [order], history] = await Promise.all([
    readApprover(tx, actor),
    readOrders(tx, actor.companyId, kind, [number]),
    readHistory(tx, actor.companyId, actor.userId, kind, number),
  ]);
  if (!order) return undefined;
  const judgement = judge(approver, order);
  return {
    approval: judgement.approval,
    events: eventsOfOrder(approver, order, judgement),
    history: order.moved ? history.map((entry) => ({ ...entry, undoableUntil: null })) : history,
  };
}
