import type { Decided } from '@gemba/contract/approvals/decide-approvals';
import { moves } from '@gemba/contract/kit/moves';
import { changeableStates, type OrderChangeEvent, orderChangeMoves } from '@gemba/contract/orders/order-change-moves';
import type { Tx } from '../kit/database/database.ts';
import { Refusal, refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { applyChanges, checkChanges, itemToChange } from './apply-change.ts';
import { type ChangeRow, findChanges, lockChange, settleChange } from './changes.sql.ts';
import { eventOf, factsFor, lockOrder } from './decide.ts';
import { insertDecision } from './decisions.sql.ts';
import type { Judgement } from './judge.ts';
import { moveOrder } from './move-order.ts';
import { blockedBy } from './offered-events.ts';
import { changesIn, judgeChange, totalsOfChange } from './read-changes.ts';
import type { OrderRow } from './read-orders.sql.ts';
import { standingOf } from './standing.ts';

export interface WantedOfChange {
  changeId: number | string;
  event: OrderChangeEvent;
  comment?: string | undefined;
  /** What the caller believes of the order, where it says so. */
  type?: string;
  number?: string;
  version?: number;
}

const RECORDED_AS = { approve: 'APPROVE', reject: 'REJECT', cancel: 'CANCEL' } as const;

/** Decides a change that waits. Approving it applies it: the order, its totals and its version move in the same transaction. */
export async function decideChange(tx: Tx, actor: Actor, wanted: WantedOfChange): Promise<Decided> {
  const { event, comment = null } = wanted;
  const { order, change } = await lockOrderAndChange(tx, actor, wanted);
  const { companyId } = actor;
  const totals = await totalsOfChange(tx, companyId, change);
  const judgement = judgeChange(await standingOf(tx, actor), order, change, totals);
  const machine = orderChangeMoves[change.type];
  const refusal = blockedBy(
    machine,
    event,
    { status: change.status, expired: false },
    judgement,
    isCurrent(order, change, wanted),
  );
  if (refusal) throw new Refusal(refusal, factsFor(refusal, order, judgement));

  const onBehalfOf = (event !== 'cancel' && judgement.grantFor(eventOf(order.kind, event))?.onBehalfOf?.userId) || null;
  if (event === 'approve') await apply(tx, actor, order, change, judgement, comment, onBehalfOf);
  const status = moves(machine).next(change.status, event) as string;
  await settleChange(tx, actor, change.changeId, status, comment);
  const { decisionId } = await insertDecision(tx, companyId, {
    ...{ kind: 'change', number: String(change.changeId), version: change.version, newVersion: change.version + 1 },
    ...{ decision: RECORDED_AS[event], from: change.status, to: status, amount: totals.amount },
    ...{ by: actor.userId, onBehalfOf, comment, withdraws: null },
  });
  return { decisionId, version: order.version + (event === 'approve' ? 1 : 0), status, undoableUntil: null };
}

/** The order first, as everybody does; the change is then read as its last holder left it. */
async function lockOrderAndChange(tx: Tx, actor: Actor, { changeId, type, number }: WantedOfChange) {
  const [found] = await findChanges(tx, actor.companyId, [changeId]);
  if (!found || (type ?? found.type) !== found.type || (number ?? found.number) !== found.number)
    return refuse('ORDER_CHANGE_NOT_EXIST');
  const order = await lockOrder(tx, actor, found.type, found.number);
  const [, [change]] = await Promise.all([
    lockChange(tx, actor.companyId, found.changeId),
    findChanges(tx, actor.companyId, [found.changeId]),
  ]);
  return { order, change: change as ChangeRow };
}

/** A change of an order that moved on can no longer be applied, but still be rejected or given up. */
const isCurrent = (order: OrderRow, change: ChangeRow, { event, version = order.version }: WantedOfChange) =>
  event !== 'approve' ||
  change.status !== 'PENDING' ||
  (order.version === change.orderVersion && order.version === version);

async function apply(
  tx: Tx,
  actor: Actor,
  order: OrderRow,
  change: ChangeRow,
  { approval }: Judgement,
  comment: string | null,
  onBehalfOf: number | null,
) {
  const { itemNumber } = change;
  const changes = changesIn(change);
  if (!changeableStates[change.type].some((state) => state === order.status))
    refuse('MOVE_NOT_ALLOWED', { status: order.status });
  checkChanges(order, itemNumber, await itemToChange(tx, actor.companyId, order, itemNumber), changes);
  await moveOrder(tx, actor, order, {
    ...{ decision: 'AMEND', to: order.status, amount: approval.amount, comment, onBehalfOf },
    edit: () => applyChanges(tx, actor.companyId, order, itemNumber, changes, order.status),
  });
}
