import { type Move, moves } from '@gemba/contract/kit/moves';
import type { Facts } from '@gemba/contract/kit/refusals/fill';
import type { RefusalCode } from '@gemba/contract/kit/refusals/refusals';
import * as contract from '@gemba/contract/orders/deciding/decide-order';
import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import type { HistoryEntry } from '@gemba/contract/orders/deciding/history-entry';
import { approvingEvent, kinds } from '@gemba/contract/orders/deciding/kinds';
import type { Tx } from '../../kit/database/database.ts';
import { type Statement, statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import type { Visit } from '../../kit/http/visit.ts';
import { Refusal, refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { readPurchaseOrder } from '../purchase-order/get-purchase-order.ts';
import { makeSalesOrder } from '../quote/commit-quote.ts';
import { readQuote } from '../quote/get-quote.ts';
import { readRma } from '../returns/get-rma.ts';
import { readRtv } from '../returns/get-rtv.ts';
import { readSalesOrder } from '../sales-order/get-sales-order.ts';
import { readWorkOrder } from '../work-order/get-work-order.ts';
import { readApprover } from './approver.ts';
import { readLastAct } from './decisions.sql.ts';
import { blockedBy, type Judgement, judge } from './judge.ts';
import { moveOrder } from './move-order.ts';
import { lockOrder, ORDER_TABLES, type OrderRow } from './order-row.ts';
import { setOwner } from './set-owner.ts';

export interface WantedDecision {
  kind: ApprovalKind;
  number: string;
  version: number;
  event: string;
  comment?: string | undefined;
}

/** Fires the event of the request; the answer is the order after it. */
async function decideAndRead<Order>(
  tx: Tx,
  actor: Actor,
  wanted: WantedDecision,
  visit: Visit,
  read: (tx: Tx, actor: Actor, number: string) => Promise<Order>,
) {
  const { decisionId, status } = await decide(tx, actor, wanted);
  visit.note({ decided: wanted.kind, decision: decisionId, to: status });
  return read(tx, actor, wanted.number);
}

export const decidePurchaseOrder = operation(
  contract.decidePurchaseOrder,
  (tx, actor, { params: { poNumber: number, event }, body }, visit) =>
    decideAndRead(tx, actor, { kind: 'po', number, event, ...body }, visit, readPurchaseOrder),
);

export const decideSalesOrder = operation(
  contract.decideSalesOrder,
  (tx, actor, { params: { soNumber: number, event }, body }, visit) =>
    decideAndRead(tx, actor, { kind: 'so', number, event, ...body }, visit, readSalesOrder),
);

export const decideQuote = operation(
  contract.decideQuote,
  (tx, actor, { params: { qoNumber: number, event }, body }, visit) =>
    decideAndRead(tx, actor, { kind: 'qo', number, event, ...body }, visit, readQuote),
);

export const decideWorkOrder = operation(
  contract.decideWorkOrder,
  (tx, actor, { params: { woNumber: number, event }, body }, visit) =>
    decideAndRead(tx, actor, { kind: 'wo', number, event, ...body }, visit, readWorkOrder),
);

export const decideRma = operation(
  contract.decideRma,
  (tx, actor, { params: { rmaNumber: number, event }, body }, visit) =>
    decideAndRead(tx, actor, { kind: 'rma', number, event, ...body }, visit, readRma),
);

export const decideRtv = operation(
  contract.decideRtv,
  (tx, actor, { params: { rtvNumber: number, event }, body }, visit) =>
    decideAndRead(tx, actor, { kind: 'rtv', number, event, ...body }, visit, readRtv),
);

const RECORDED_AS: Readonly<Record<string, HistoryEntry['decision']>> = {
  approve: 'APPROVE',
  review: 'APPROVE',
  reject: 'REJECT',
  resubmit: 'RESUBMIT',
  hold: 'HOLD',
  release: 'RELEASE',
  cancel: 'CANCEL',
  commit: 'COMMIT',
  takeOver: 'TAKE_OVER',
};

type HoldReason = { companyId: number; number: string; reason: string | null };

const updateHoldReason: Partial<Record<ApprovalKind, Statement<HoldReason, void>>> = {
  po: statement<HoldReason>(
    'update purchase_order set hold_reason = :reason where company_id = :companyId and po_number = :number',
  ),
  so: statement<HoldReason>(
    'update sales_order set hold_reason = :reason where company_id = :companyId and so_number = :number',
  ),
};

async function setHoldReason(tx: Tx, companyId: number, kind: ApprovalKind, number: string, reason: string | null) {
  const update = updateHoldReason[kind];
  if (update) await tx.run(update({ companyId, number, reason }));
}

/** The facts for the sentence of a refusal. */
export const factsFor = (code: RefusalCode, order: OrderRow, { approval }: Judgement): Facts => {
  const { kind, number, version, status } = order;
  if (code === 'ORDER_CHANGED') return { version };
  if (code === 'MOVE_NOT_ALLOWED') return { status };
  if (code === 'NOT_LICENSED') return { module: kinds[kind].module };
  if (code === 'EXCEED_AUTHORIZED_APPROVAL_LIMIT')
    return { limit: approval.limit, currency: approval.currency, amount: approval.amount };
  if (code === 'MAKER_CAN_OPEN_ORDER') return { orderNumber: number, name: order.activeMaker };
  return { orderNumber: number, [ORDER_TABLES[kind].fact]: number };
};

/** Tells the slower of two people who decided, and what. */
async function changedMeanwhile(tx: Tx, { companyId }: Actor, { kind, number, version, status }: OrderRow) {
  const last = await readLastAct(tx, companyId, kind, number);
  return new Refusal('ORDER_CHANGED', { version, status, ...(last && { decision: last.decision, by: last.by }) });
}

/** Marks an expired quote as such; the mark is kept although the event is refused. */
export async function expire(tx: Tx, actor: Actor, order: OrderRow): Promise<never> {
  await moveOrder(tx, actor, order, { decision: 'EXPIRE', to: 'EXPIRED', comment: null, onBehalfOf: null });
  throw new Refusal('QUOTE_EXPIRED', { qoNumber: order.number }, { keeps: true });
}

/**
 * Fires one event of an order's state machine: the only way to approve, reject, hold, release or cancel an order.
 * The order is locked before anything is checked: of two people who decide at once, the second finds another version.
 * The authority is read after the lock: one that was withdrawn in the meantime no longer counts.
 */
export async function decide(tx: Tx, actor: Actor, wanted: WantedDecision) {
  const { kind, number, event, comment = null } = wanted;
  const order = await lockOrder(tx, actor, kind, number);
  const judgement = judge(await readApprover(tx, actor), order);
  const { moves: machine } = kinds[kind];
  const refusal = blockedBy(machine, event, order, judgement, wanted.version === order.version);
  if (refusal === 'QUOTE_EXPIRED' && order.status !== 'EXPIRED') return expire(tx, actor, order);
  if (refusal === 'ORDER_CHANGED') throw await changedMeanwhile(tx, actor, order);
  if (refusal) throw new Refusal(refusal, factsFor(refusal, order, judgement));

  const { by, reasoned } = machine.events[event as keyof typeof machine.events] as Move<string>;
  if (reasoned && !comment?.trim()) refuse('FIELD_REQUIRED', { msg: 'reason', field: 'comment' });
  const to = moves<string, string>(machine).next(order.status, event) as string;
  const lender = by.kind === 'authority' ? judgement.grantFor(event)?.onBehalfOf?.userId : undefined;
  if (event === 'hold' || event === 'release')
    await setHoldReason(tx, actor.companyId, kind, number, event === 'hold' ? comment : null);
  if (event === 'takeOver') await setOwner(tx, actor, kind, number);
  if (event === 'commit') await makeSalesOrder(tx, actor.companyId, number);
  return moveOrder(tx, actor, order, {
    decision: RECORDED_AS[event] as HistoryEntry['decision'],
    to,
    comment,
    onBehalfOf: event === 'takeOver' ? order.ownerId : (lender ?? null),
  });
}

/** The event of the kind's state machine for a decision; a sales order is reviewed instead of approved. */
export const eventOf = (kind: ApprovalKind, decision: 'approve' | 'reject') =>
  decision === 'approve' ? approvingEvent(kind) : decision;
