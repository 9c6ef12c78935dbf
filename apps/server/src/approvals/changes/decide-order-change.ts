import * as contract from '@gemba/contract/approvals/changes/decide-order-change';
import { type OrderChangeEvent, orderChangeMoves } from '@gemba/contract/approvals/changes/order-change-moves';
import type { Decided } from '@gemba/contract/approvals/decide/decision';
import { moves } from '@gemba/contract/kit/moves';
import type { Tx } from '../../kit/database/database.ts';
import { operation } from '../../kit/http/operation.ts';
import { Refusal, refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { writeNotice } from '../../messages/index.ts';
import {
  announceOrder,
  blockedBy,
  eventOf,
  expire,
  factsFor,
  insertDecision,
  type Judgement,
  lockOrder,
  moveOrder,
  nameOf,
  type OrderRow,
  readApprover,
} from '../../orders/index.ts';
import { applyChanges, ifItFits } from './apply-change.ts';
import { readChange } from './change-view.ts';
import { type ChangeRow, changesIn, findChanges, lockChange, settleChange } from './changes.sql.ts';
import { judgeChange, readTouched } from './judge-change.ts';

interface WantedDecision {
  changeId: number | string;
  event: OrderChangeEvent;
  comment?: string | undefined;
  /** The order as the caller saw it, if the caller says so. */
  type?: string;
  number?: string;
  version?: number;
}

const RECORDED_AS = { approve: 'APPROVE', reject: 'REJECT', cancel: 'CANCEL' } as const;

export const decideOrderChange = operation(contract.decideOrderChange, async (tx, actor, { params, body }, visit) => {
  const done = await decideChange(tx, actor, { ...params, comment: body.comment });
  visit.note({ decided: 'change', decision: done.decisionId, to: done.status });
  return readChange(tx, actor, await readApprover(tx, actor), Number(params.changeId));
});

/** Decides a change that waits. Approving applies it: the order, its totals and its version move in the same transaction. */
export async function decideChange(tx: Tx, actor: Actor, wanted: WantedDecision): Promise<Decided> {
  const { event, comment = null } = wanted;
  const { order, change } = await lockOrderAndChange(tx, actor, wanted);
  const { companyId } = actor;
  const touched = await readTouched(tx, companyId, change);
  const judgement = judgeChange(await readApprover(tx, actor), order, change, touched);
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
    kind: 'change',
    number: String(change.changeId),
    version: change.version,
    newVersion: change.version + 1,
    decision: RECORDED_AS[event],
    from: change.status,
    to: status,
    amount: touched.totals.amount,
    by: actor.userId,
    onBehalfOf,
    comment,
    withdraws: null,
  });
  if (event !== 'cancel') await tellRequester(tx, actor, change, event, comment);
  await announceOrder(tx, companyId, order.kind, order.number);
  if (event === 'approve') await apply(tx, actor, order, change, judgement, comment, onBehalfOf);
  return { decisionId, version: order.version + (event === 'approve' ? 1 : 0), status, undoableUntil: null };
}

const NOTICE_OF = { approve: 'CHANGE_APPROVED', reject: 'CHANGE_REJECTED' } as const;

/** Nobody decides their own change, so the requester is always somebody else. */
const tellRequester = async (
  tx: Tx,
  actor: Actor,
  { type, number, requestedBy }: ChangeRow,
  event: keyof typeof NOTICE_OF,
  comment: string | null,
) =>
  writeNotice(tx, actor.companyId, {
    code: NOTICE_OF[event],
    orders: [{ type, number }],
    facts: { by: await nameOf(tx, actor), comment },
    receivers: [requestedBy.userId],
  });

/** The order is locked first, as everywhere; the change is then read as the last holder of its lock left it. */
async function lockOrderAndChange(tx: Tx, actor: Actor, { changeId, type, number }: WantedDecision) {
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

/** A caller who names the version they saw is told if it is no longer the current one. */
const isCurrent = (order: OrderRow, { version = order.version }: WantedDecision) => order.version === version;

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
    decision: 'AMEND' as const,
    to: order.status,
    amount: approval.amount,
    comment,
    onBehalfOf,
    edit: () => applyChanges(tx, actor.companyId, order, itemNumber, changes, order.status),
  };
  await ifItFits(changes, () => moveOrder(tx, actor, order, move));
}
