import type { HistoryEntry } from '@gemba/contract/orders/deciding/history-entry';
import { kinds } from '@gemba/contract/orders/deciding/kinds';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Doer } from '../../kit/sessions/actor.ts';
import { settleLabour } from '../work-order/settle-labour.ts';
import { announceOrder, beginWait, waitingRef } from './announce-order.ts';
import { giveUpChanges } from './change-requests.ts';
import { insertDecision } from './decisions.sql.ts';
import { countOpen, isOpen } from './open-quantities.ts';
import { mapKinds, ORDER_TABLES, type OrderRow } from './order-row.ts';
import { tellMakers } from './tell-makers.ts';

export interface OrderMove {
  decision: HistoryEntry['decision'];
  to: string;
  amount?: string;
  comment: string | null;
  onBehalfOf: number | null;
  withdraws?: number;
  /** Edits the order's items as part of the move; answers the state that the edit leads to. */
  edit?: () => Promise<string>;
}

interface Moving {
  companyId: number;
  number: string;
  version: number;
  to: string;
  approval: 'set' | 'clear' | 'keep';
  userId: number;
}

// The write checks the version too: only the version that was decided on moves.
const updateOrder = mapKinds((kind) => {
  const { table, number, decidedBy, decidedAt } = ORDER_TABLES[kind];
  // sql: names of ORDER_TABLES only
  return statement<Moving, { version: number }>(
    `update ${table} set status = :to, version = version + 1,
            ${decidedBy} = case :approval when 'set' then :userId::integer when 'clear' then null else ${decidedBy} end,
            ${decidedAt} = case :approval when 'set' then now() when 'clear' then null else ${decidedAt} end
      where company_id = :companyId and ${number} = :number and version = :version returning version`,
  );
});

/** An approval stands until the order waits again or is rejected. */
const approvalAfter = (order: OrderRow, { decision, to }: OrderMove) => {
  if (decision === 'APPROVE') return 'set';
  return to === kinds[order.kind].moves.start || to === 'REJECTED' ? 'clear' : 'keep';
};

const updateFirstOperation = statement<{ companyId: number; woNumber: string; ready: boolean }>(
  `update work_order_operation set status = case when :ready then 'NOT_SETUP' else 'WAITING' end
    where company_id = :companyId and wo_number = :woNumber and status = case when :ready then 'WAITING' else 'NOT_SETUP' end
      and sequence = (select min(sequence) from work_order_operation where company_id = :companyId and wo_number = :woNumber)`,
);

/** The first operation of a work order becomes ready with its approval, and waits again when the approval is withdrawn. */
const readyFirstOperation = (tx: Tx, companyId: number, woNumber: string, ready: boolean) =>
  tx.run(updateFirstOperation({ companyId, woNumber, ready }));

/** A decision that is taken back costs the order nothing of its wait. */
const beginsWait = (order: OrderRow, { decision }: OrderMove, to: string) =>
  to === kinds[order.kind].moves.start && (decision === 'RESUBMIT' || decision === 'AMEND');

/**
 * Moves an order that is locked and judged: state, version, history, and the quantities on order and on demand. Its makers and
 * those who decide are told.
 */
export async function moveOrder(tx: Tx, actor: Doer, order: OrderRow, move: OrderMove) {
  const { companyId, userId } = actor;
  const { kind, number, version, status } = order;
  const wasOpen = isOpen(kind, status);
  const counts = move.edit !== undefined || wasOpen !== isOpen(kind, move.to);
  if (counts && wasOpen) await countOpen(tx, companyId, kind, number, -1);
  const to = move.edit ? await move.edit() : move.to;
  const moved = await tx.first(
    updateOrder[kind]({ companyId, number, version, to, approval: approvalAfter(order, move), userId }),
  );
  if (!moved) return refuse('ORDER_CHANGED', { version: version + 1 });
  if (counts && isOpen(kind, to)) await countOpen(tx, companyId, kind, number, 1);
  await giveUpChanges(tx, actor, order, to);
  const { start } = kinds[kind].moves;
  if (kind === 'wo' && status === start && isOpen(kind, to)) await readyFirstOperation(tx, companyId, number, true);
  if (kind === 'wo' && wasOpen && to === start) await readyFirstOperation(tx, companyId, number, false);
  if (kind === 'wo' && to === 'CANCELLED') await settleLabour(tx, actor, number);
  const { decisionId, undoableUntil, remindAt } = await insertDecision(tx, companyId, {
    kind,
    number,
    version,
    newVersion: moved.version,
    decision: move.decision,
    from: status,
    to,
    amount: move.amount ?? order.amount,
    by: userId,
    onBehalfOf: move.onBehalfOf,
    comment: move.comment,
    withdraws: move.withdraws ?? null,
  });
  await tellMakers(tx, actor, order, move);
  await announceOrder(tx, companyId, kind, number);
  if (beginsWait(order, move, to)) await beginWait(tx, companyId, waitingRef(kind, number), remindAt);
  const canUndo = move.decision === 'APPROVE' || move.decision === 'REJECT';
  return { decisionId, version: moved.version, status: to, undoableUntil: canUndo ? undoableUntil : null };
}
