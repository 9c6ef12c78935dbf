import type { Decided } from '@gemba/contract/approvals/decide-approvals';
import { moves } from '@gemba/contract/kit/moves';
import { type OrderChangeEvent, orderChangeMoves } from '@gemba/contract/orders/order-change-moves';
import type { Tx } from '../kit/database/database.ts';
import { Refusal, refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { applyChanges, ifItFits } from './apply-change.ts';
import { type ChangeRow, findChanges, lockChange, settleChange } from './changes.sql.ts';
import { changesIn } from './changes-in.ts';
import { eventOf, expire, factsFor, lockOrder } from './decide.ts';
import { insertDecision } from './decisions.sql.ts';
import type { Judgement } from './judge.ts';
import { moveOrder } from './move-order.ts';
import { blockedBy } from './offered-events.ts';
import { judgeChange, readTouched } from './read-changes.ts';
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
  const touched = await readTouched(tx, companyId, change);
  const judgement = judgeChange(await standingOf(tx, actor), order, change, touched);
  const machine = orderChangeMoves[change.type];
  const asked = { status: change.status, expired: false };
  const current = isCurrent(order, wanted) && judgement.obstacle?.code !== 'ORDER_CHANGED';
  const isOpenToApprove = event === 'approve' && change.status === 'PENDING';
  const refusal = blockedBy(machine, event, asked, judgement, current || !isOpenToApprove);
  if (refusal) throw new Refusal(refusal, factsFor(refusal, order, judgement));
  if (event === 'approve' && judgement.obstacle?.code === 'QUOTE_EXPIRED') return expire(tx, actor, order);
  if (event === 'approve' && judgement.obstacle) throw judgement.obstacle;

  const onBehalfOf = (event !== 'cancel' && judgement.grantFor(eventOf(order.kind, event))?.onBehalfOf?.userId) || null;
  const status = moves(machine).next(change.status, event) as string;
  await settleChange(tx, actor, change.changeId, status, comment);
  const { decisionId } = await insertDecision(tx, companyId, {
    ...{ kind: 'change', number: String(change.changeId), version: change.version, newVersion: change.version + 1 },
    ...{ decision: RECORDED_AS[event], from: change.status, to: status, amount: touched.totals.amount },
    ...{ by: actor.userId, onBehalfOf, comment, withdraws: null },
  });
  if (event === 'approve') await apply(tx, actor, order, change, judgement, comment, onBehalfOf);
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

/** Who says which version it looked at is told when that is not the order any more. */
const isCurrent = (order: OrderRow, { version = order.version }: WantedOfChange) => order.version === version;

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
  const move = {
    ...{ decision: 'AMEND' as const, to: order.status, amount: approval.amount, comment, onBehalfOf },
    edit: () => applyChanges(tx, actor.companyId, order, itemNumber, changes, order.status),
  };
  await ifItFits(changes, () => moveOrder(tx, actor, order, move));
}
