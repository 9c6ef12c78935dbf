import * as contract from '@gemba/contract/approvals/decide/decide-approvals';
import type { Decision, DecisionOutcome } from '@gemba/contract/approvals/decide/decision';
import type { Language } from '@gemba/contract/kit/languages';
import type { Tx } from '../../kit/database/database.ts';
import { queryOf } from '../../kit/database/named-query.ts';
import { refused } from '../../kit/http/answer.ts';
import { operation } from '../../kit/http/operation.ts';
import { Refusal } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { decide, eventOf } from '../../orders/index.ts';
import { decideChange } from '../changes/decide-order-change.ts';

const keyOf = ({ type, number, changeId }: Decision) => `${type} ${number} ${changeId ?? ''}`;

/** Decides every entry by itself: a refused entry undoes none of the others. */
export const decideApprovals = operation(contract.decideApprovals, async (tx, actor, { body }, visit) => {
  const { decisions } = body;
  const entries = new Map<string, Decision>();
  for (const decision of decisions) if (!entries.has(keyOf(decision))) entries.set(keyOf(decision), decision);
  const decided = new Map<Decision, DecisionOutcome>();
  // In the same order for everybody, so that two people who decide the same orders wait for each other only once.
  for (const [, decision] of [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    decided.set(decision, await decideEntry(tx, actor, decision, visit.language));
  const outcomes = decisions.map(
    (decision, index) => decided.get(decision) ?? refuseRepeated(decision, index, visit.language),
  );
  for (const { type, done, refusal } of outcomes)
    visit.note({
      decided: type,
      ...(done ? { decision: done.decisionId, to: done.status } : { refused: refusal?.msgCode }),
    });
  return { outcomes };
});

const named = ({ type, number, changeId }: Decision) => ({ type, number, changeId: changeId ?? null });

/** If an order is sent twice, the first entry counts. */
const refuseRepeated = (decision: Decision, index: number, language: Language) =>
  refusedOutcome(decision, new Refusal('INVALID_INPUT', { field: `decisions.${index}`, rule: 'repeated' }), language);

function refusedOutcome(decision: Decision, { code, facts }: Refusal, language: Language): DecisionOutcome {
  const { msgCode, msg } = refused(code, facts, language);
  return { ...named(decision), done: null, refusal: { msgCode, msg, data: facts as Record<string, string | number> } };
}

const setSavepoint = queryOf('savepoint one_decision', []);
const release = queryOf('release savepoint one_decision', []);
const rollBack = queryOf('rollback to savepoint one_decision', []);

async function decideEntry(tx: Tx, actor: Actor, decision: Decision, language: Language): Promise<DecisionOutcome> {
  const { type, number, version, changeId, comment } = decision;
  await tx.run(setSavepoint);
  try {
    const done =
      changeId === undefined
        ? await decide(tx, actor, { kind: type, number, version, comment, event: eventOf(type, decision.decision) })
        : await decideChange(tx, actor, { changeId, type, number, version, comment, event: decision.decision });
    await tx.run(release);
    return { ...named(decision), done, refusal: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await tx.run(error.keeps ? release : rollBack);
    return refusedOutcome(decision, error, language);
  }
}
