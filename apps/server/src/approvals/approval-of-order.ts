import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import type { Tx } from '../kit/database/database.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { readHistory } from './decisions.sql.ts';
import { judge } from './judge.ts';
import { eventsOfOrder } from './offered-events.ts';
import { readOrders } from './read-orders.sql.ts';
import { standingOf } from './standing.ts';

/** What the detail of an order says about deciding it: may I, what can be done, what was done. */
export async function approvalOfOrder(tx: Tx, actor: Actor, kind: ApprovalKind, number: string) {
  const [standing, [order], history] = await Promise.all([
    standingOf(tx, actor),
    readOrders(tx, actor.companyId, kind, [number]),
    readHistory(tx, actor.companyId, actor.userId, kind, number),
  ]);
  if (!order) return undefined;
  const judgement = judge(standing, order);
  return {
    approval: judgement.approval,
    events: eventsOfOrder(standing, order, judgement),
    history: order.moved ? history.map((entry) => ({ ...entry, undoableUntil: null })) : history,
  };
}
