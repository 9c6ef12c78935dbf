import type { Decided } from '@gemba/contract/approvals/decide-approvals';
import type { HistoryEntry } from '@gemba/contract/approvals/history-entry';
import { kinds } from '@gemba/contract/approvals/kinds';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { insertDecision } from './decisions.sql.ts';
import { giveUpChanges } from './give-up-changes.ts';
import { KIND } from './kind-tables.ts';
import { countOpen, isOpen } from './open-quantities.ts';
import { mapKinds, type OrderRow } from './read-orders.sql.ts';
import { readyFirstOperation } from './work-operations.sql.ts';

export interface OrderMove {
  decision: HistoryEntry['decision'];
  to: string;
  amount?: string;
  comment: string | null;
  onBehalfOf: number | null;
  withdraws?: number;
  /** Changes of the order's items that belong to the move; answers the state that they lead to. */
  edit?: () => Promise<string>;
}

// The version stands in the write as well: whatever was read before, only the version that was decided on moves on.
const MOVE = mapKinds((kind) => {
  const { table, number, decidedBy, decidedAt } = KIND[kind];
  // sql: names of kind-tables.ts only
  return `update ${table} set status = $4, version = version + 1,
      ${decidedBy} = case $5 when 'set' then $6::integer when 'clear' then null else ${decidedBy} end,
      ${decidedAt} = case $5 when 'set' then now() when 'clear' then null else ${decidedAt} end
    where company_id = $1 and ${number} = $2 and version = $3 returning version`;
});

/** An approval stands as long as the order does not wait anew, or was refused. */
const approvalAfter = (order: OrderRow, { decision, to }: OrderMove) => {
  if (decision === 'APPROVE') return 'set';
  return to === kinds[order.kind].moves.start || to === 'REJECTED' ? 'clear' : 'keep';
};

/** Moves an order on that is locked and judged: state, version, history, and what counts as on order and on demand. */
export async function moveOrder(tx: Tx, actor: Actor, order: OrderRow, move: OrderMove): Promise<Decided> {
  const { companyId, userId } = actor;
  const { kind, number, version, status } = order;
  const wasOpen = isOpen(kind, status);
  const counts = move.edit !== undefined || wasOpen !== isOpen(kind, move.to);
  if (counts && wasOpen) await countOpen(tx, companyId, kind, number, -1);
  const to = move.edit ? await move.edit() : move.to;
  const [moved] = await tx.query<{ version: number }>(MOVE[kind], [
    companyId,
    number,
    version,
    to,
    approvalAfter(order, move),
    userId,
  ]);
  if (!moved) return refuse('ORDER_CHANGED', { version: version + 1 });
  if (counts && isOpen(kind, to)) await countOpen(tx, companyId, kind, number, 1);
  await giveUpChanges(tx, actor, order, to);
  const { start } = kinds[kind].moves;
  if (kind === 'wo' && status === start && isOpen(kind, to)) await readyFirstOperation(tx, companyId, number, true);
  if (kind === 'wo' && wasOpen && to === start) await readyFirstOperation(tx, companyId, number, false);
  const { decisionId, undoableUntil } = await insertDecision(tx, companyId, {
    ...{ kind, number, version, newVersion: moved.version, decision: move.decision, from: status, to },
    ...{ amount: move.amount ?? order.amount, by: userId, onBehalfOf: move.onBehalfOf, comment: move.comment },
    withdraws: move.withdraws ?? null,
  });
  const canUndo = move.decision === 'APPROVE' || move.decision === 'REJECT';
  return { decisionId, version: moved.version, status: to, undoableUntil: canUndo ? undoableUntil : null };
}
