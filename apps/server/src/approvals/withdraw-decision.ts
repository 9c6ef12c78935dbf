import { kinds } from '@gemba/contract/approvals/kinds';
import { moves } from '@gemba/contract/kit/moves';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { lockOrder } from './decide.ts';
import { findOwnDecision, isWithinTime } from './decisions.sql.ts';
import { moveOrder } from './move-order.ts';

/** Takes the own decision back, while it is young and nobody has acted on the order since. The history says so. */
export async function withdraw(tx: Tx, actor: Actor, decisionId: string) {
  const made = (await findOwnDecision(tx, actor.companyId, actor.userId, decisionId)) ?? refuse('DECISION_NOT_EXIST');
  const { kind, number, decision, newVersion, fromStatus } = made;
  // A change that was approved is in the order already; whoever regrets it asks for another change.
  if (kind === 'change' || (decision !== 'APPROVE' && decision !== 'REJECT')) return refuse('DECISION_IS_FINAL');
  const order = await lockOrder(tx, actor, kind, number);
  const machine = moves<string, string>(kinds[kind].moves);
  const refusal = machine.refusal(order.status, 'withdraw', {
    withinSeconds: await isWithinTime(tx, actor.companyId, made.decisionId),
    untouched: order.version === newVersion && machine.next(order.status, 'withdraw') === fromStatus,
    nothingMoved: !order.moved,
  });
  if (refusal) return refuse('DECISION_IS_FINAL');
  const undone = await moveOrder(tx, actor, order, {
    ...{ decision: 'WITHDRAW', to: fromStatus, withdraws: made.decisionId },
    ...{ comment: null, onBehalfOf: made.onBehalfOf },
  });
  const { version, status, decisionId: withdrawal } = undone;
  return { type: kind, number, decisionId: withdrawal, version, status };
}
