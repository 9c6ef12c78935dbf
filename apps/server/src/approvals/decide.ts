import type { Decided } from '@gemba/contract/approvals/decide-approvals';
import type { HistoryEntry } from '@gemba/contract/approvals/history-entry';
import { approvingEvent, kinds, kindsOf } from '@gemba/contract/approvals/kinds';
import type { Facts } from '@gemba/contract/kit/fill';
import { moves } from '@gemba/contract/kit/moves';
import type { RefusalCode } from '@gemba/contract/kit/refusals';
import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import type { Tx } from '../kit/database/database.ts';
import { Refusal, refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { makeSalesOrder } from './commit-quote.sql.ts';
import { readLastAct } from './decisions.sql.ts';
import { setHoldReason } from './hold-reason.sql.ts';
import { type Judgement, judge } from './judge.ts';
import { KIND } from './kind-tables.ts';
import { moveOrder } from './move-order.ts';
import { blockedBy } from './offered-events.ts';
import { lockAndRead, type OrderRow } from './read-orders.sql.ts';
import { standingOf } from './standing.ts';

export interface Wanted {
  kind: ApprovalKind;
  number: string;
  version: number;
  event: string;
  comment?: string | undefined;
}

const RECORDED_AS: Readonly<Record<string, HistoryEntry['decision']>> = {
  approve: 'APPROVE',
  review: 'APPROVE',
  reject: 'REJECT',
  resubmit: 'RESUBMIT',
  hold: 'HOLD',
  release: 'RELEASE',
  cancel: 'CANCEL',
  commit: 'COMMIT',
};

/** Each kind of order is behind its own role; an order of another company is as absent as one that never was. */
export async function lockOrder(tx: Tx, actor: Actor, kind: ApprovalKind, number: string): Promise<OrderRow> {
  if (!kindsOf(actor.roles).includes(kind)) refuse('LIMITED_PERMISSIONS', { field: 'type' });
  const order = await lockAndRead(tx, actor.companyId, kind, number);
  if (!order) throw new Refusal(KIND[kind].missing, { [KIND[kind].fact]: number });
  return order;
}

/** The facts that the sentences of approving need. */
export const factsFor = (code: RefusalCode, order: OrderRow, { approval }: Judgement): Facts => {
  const { kind, number, version, status } = order;
  if (code === 'ORDER_CHANGED') return { version };
  if (code === 'MOVE_NOT_ALLOWED') return { status };
  if (code === 'NOT_LICENSED') return { module: kinds[kind].module };
  if (code === 'EXCEED_AUTHORIZED_APPROVAL_LIMIT')
    return { limit: approval.limit, currency: approval.currency, amount: approval.amount };
  return { orderNumber: number, [KIND[kind].fact]: number };
};

/** Tells who was slower what became of the order, and by whom. */
async function changedMeanwhile(tx: Tx, { companyId }: Actor, { kind, number, version, status }: OrderRow) {
  const last = await readLastAct(tx, companyId, kind, number);
  return new Refusal('ORDER_CHANGED', { version, status, ...(last && { decision: last.decision, by: last.by }) });
}

/** An expired quote is marked so by whoever finds it, and stays marked although the event is refused. */
export async function expire(tx: Tx, actor: Actor, order: OrderRow): Promise<never> {
  await moveOrder(tx, actor, order, { decision: 'EXPIRE', to: 'EXPIRED', comment: null, onBehalfOf: null });
  throw new Refusal('QUOTE_EXPIRED', { qoNumber: order.number }, { keeps: true });
}

/**
 * Fires one event of an order's machine: the one way in which an order is approved, rejected, held, released, given up.
 * The order is locked before anything is checked; two who decide at once meet there, and the second finds another version.
 * So is the authority: one that was taken back while the lock was waited for no longer counts.
 */
export async function decide(tx: Tx, actor: Actor, wanted: Wanted): Promise<Decided> {
  const { kind, number, event, comment = null } = wanted;
  const order = await lockOrder(tx, actor, kind, number);
  const judgement = judge(await standingOf(tx, actor), order);
  const { moves: machine } = kinds[kind];
  const refusal = blockedBy(machine, event, order, judgement, wanted.version === order.version);
  if (refusal === 'QUOTE_EXPIRED' && order.status !== 'EXPIRED') return expire(tx, actor, order);
  if (refusal === 'ORDER_CHANGED') throw await changedMeanwhile(tx, actor, order);
  if (refusal) throw new Refusal(refusal, factsFor(refusal, order, judgement));

  const to = moves<string, string>(machine).next(order.status, event) as string;
  const byAuthority = machine.events[event as keyof typeof machine.events].by.kind === 'authority';
  if (event === 'hold' || event === 'release')
    await setHoldReason(tx, actor.companyId, kind, number, event === 'hold' ? comment : null);
  if (event === 'commit') await makeSalesOrder(tx, actor.companyId, number);
  return moveOrder(tx, actor, order, {
    decision: RECORDED_AS[event] as HistoryEntry['decision'],
    to,
    comment,
    onBehalfOf: (byAuthority && judgement.grantFor(event)?.onBehalfOf?.userId) || null,
  });
}

/** What a list or a change calls a yes, in the words of the kind. */
export const eventOf = (kind: ApprovalKind, decision: 'approve' | 'reject') =>
  decision === 'approve' ? approvingEvent(kind) : decision;
