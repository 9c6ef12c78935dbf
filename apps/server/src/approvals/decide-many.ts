import type { Decision, DecisionOutcome } from '@gemba/contract/approvals/decide-approvals';
import type { Language } from '@gemba/contract/kit/languages';
import type { Tx } from '../kit/database/database.ts';
import { refused } from '../kit/http/answer.ts';
import { Refusal, refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { decide, eventOf } from './decide.ts';
import { decideChange } from './decide-change.ts';

const keyOf = ({ type, number, changeId }: Decision) => `${type} ${number} ${changeId ?? ''}`;

/** Decides every entry by itself: what one is refused undoes nothing of the others. */
export async function decideMany(tx: Tx, actor: Actor, decisions: readonly Decision[], language: Language) {
  const keys = decisions.map(keyOf);
  const repeated = keys.findIndex((key, at) => keys.indexOf(key) < at);
  if (repeated >= 0) refuse('INVALID_INPUT', { field: `decisions.${repeated}`, rule: 'repeated' });
  const outcomes = new Map<Decision, DecisionOutcome>();
  // In one order for everybody, so that two people who decide the same orders wait for each other only once.
  for (const one of decisions.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    outcomes.set(one, await decideOne(tx, actor, one, language));
  return { outcomes: decisions.map((one) => outcomes.get(one) as DecisionOutcome) };
}

async function decideOne(tx: Tx, actor: Actor, one: Decision, language: Language): Promise<DecisionOutcome> {
  const { type, number, version, changeId, comment } = one;
  const named = { type, number, changeId: changeId ?? null };
  await tx.query('savepoint one_decision');
  try {
    const done =
      changeId === undefined
        ? await decide(tx, actor, { kind: type, number, version, comment, event: eventOf(type, one.decision) })
        : await decideChange(tx, actor, { changeId, type, number, version, comment, event: one.decision });
    await tx.query('release savepoint one_decision');
    return { ...named, done, refusal: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await tx.query(error.keeps ? 'release savepoint one_decision' : 'rollback to savepoint one_decision');
    const { msgCode, msg } = refused(error.code, error.facts, language);
    return { ...named, done: null, refusal: { msgCode, msg, data: error.facts as Record<string, string | number> } };
  }
}
