import * as contract from '@gemba/contract/approvals/decide/withdraw-decision';
import { moves } from '@gemba/contract/kit/moves';
import { type ApprovalKind, WITHDRAW_SECONDS } from '@gemba/contract/orders/deciding/deciding';
import type { HistoryEntry } from '@gemba/contract/orders/deciding/history-entry';
import { kinds } from '@gemba/contract/orders/deciding/kinds';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { lockOrder, moveOrder } from '../../orders/index.ts';

interface DecisionRow {
  decisionId: number;
  kind: ApprovalKind | 'change';
  number: string;
  newVersion: number;
  decision: HistoryEntry['decision'];
  fromStatus: string;
  amount: string;
  onBehalfOf: number | null;
}

const selectDecision = statement<{ companyId: number; userId: number; decisionId: string }, DecisionRow>(
  `select decision_id, kind, order_number as number, new_version, decision,
          from_status, amount, on_behalf_of
     from approval_decision where company_id = :companyId and decided_by = :userId and decision_id = :decisionId::text::bigint`,
);

/** Decisions are append-only, so this one needs no lock. */
const findOwnDecision = async (tx: Tx, companyId: number, userId: number, decisionId: string) =>
  await tx.first(selectDecision({ companyId, userId, decisionId }));

const selectWithin = statement<{ companyId: number; decisionId: number; withdrawSeconds: number }, { within: boolean }>(
  `select clock_timestamp() <= decided_at + make_interval(secs => :withdrawSeconds) as within
     from approval_decision where company_id = :companyId and decision_id = :decisionId`,
);

/** Read once the order is locked: the wait for the lock counts as time that passed. */
const isWithinTime = async (tx: Tx, companyId: number, decisionId: number) =>
  (await tx.first(selectWithin({ companyId, decisionId, withdrawSeconds: WITHDRAW_SECONDS })))?.within === true;

/** Withdraws the person's own decision while it is young and nobody has acted on the order since. The history records it. */
export const withdrawDecision = operation(contract.withdrawDecision, async (tx, actor, { params }, visit) => {
  const { companyId, userId } = actor;
  const made = (await findOwnDecision(tx, companyId, userId, params.decisionId)) ?? refuse('DECISION_NOT_EXIST');
  const { kind, number, decision, newVersion, fromStatus } = made;
  // An approved change is already part of the order; to undo it, request another change.
  if (kind === 'change' || (decision !== 'APPROVE' && decision !== 'REJECT')) return refuse('DECISION_IS_FINAL');
  const order = await lockOrder(tx, actor, kind, number);
  const machine = moves<string, string>(kinds[kind].moves);
  const refusal = machine.refusal(order.status, 'withdraw', {
    withinSeconds: await isWithinTime(tx, companyId, made.decisionId),
    untouched: order.version === newVersion && machine.next(order.status, 'withdraw') === fromStatus,
    nothingMoved: !order.moved,
  });
  if (refusal) return refuse('DECISION_IS_FINAL');
  const { decisionId, version, status } = await moveOrder(tx, actor, order, {
    decision: 'WITHDRAW',
    to: fromStatus,
    withdraws: made.decisionId,
    comment: null,
    onBehalfOf: made.onBehalfOf,
  });
  visit.note({ decided: kind, decision: decisionId, to: status });
  return { type: kind, number, decisionId, version, status };
});
