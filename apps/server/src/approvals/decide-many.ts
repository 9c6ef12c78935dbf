import type { Decision, DecisionOutcome } from '@gemba/contract/approvals/decide-approvals';
import type { Language } from '@gemba/contract/kit/languages';
import type { Tx } from '../kit/database/database.ts';
import { refused } from '../kit/http/answer.ts';
import { Refusal } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { decide, eventOf } from './decide.ts';
import { decideChange } from './decide-change.ts';

const keyOf = ({ type, number, changeId }: Decision) => `${type} ${number} ${changeId ?? ''}`;

/** Decides every entry by itself: what one is refused undoes nothing of the others. */
export async function decideMany(tx: Tx, actor: Actor, decisions: readonly Decision[], language: Language) {
  const entries = new Map<string, Decision>();
  for (const one of decisions) if (!entries.has(keyOf(one))) entries.set(keyOf(one), one);
  const outcomes = new Map<Decision, DecisionOutcome>();
  // In one order for everybody, so that two people who decide the same orders wait for each other only once.
  for (const [, one] of [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    outcomes.set(one, await decideOne(tx, actor, one, language));
  return { outcomes: decisions.map((one, at) => outcomes.get(one) ?? refusedAgain(one, at, language)) };
}

const named = ({ type, number, changeId }: Decision) => ({ type, number, changeId: changeId ?? null });

/** Whoever sends an order twice has its first word taken. */
const refusedAgain = (one: Decision, at: number, language: Language) =>
  refusedOne(one, new Refusal('INVALID_INPUT', { field: `decisions.${at}`, rule: 'repeated' }), language);

function refusedOne(one: Decision, { code, facts }: Refusal, language: Language): DecisionOutcome {
  const { msgCode, msg } = refused(code, facts, language);
  return { ...named(one), done: null, refusal: { msgCode, msg, data: facts as Record<string, string | number> } };
}

async function decideOne(tx: Tx, actor: Actor, one: Decision, language: Language): Promise<DecisionOutcome> {
  const { type, number, version, changeId, comment } = one;
  await tx.query('savepoint one_decision');
  try {
    const done =
      changeId === undefined
        ? await decide(tx, actor, { kind: type, number, version, comment, event: eventOf(type, one.decision) })
        : await decideChange(tx, actor, { changeId, type, number, version, comment, event: one.decision });
    await tx.query('release savepoint one_decision');
    return { ...named(one), done, refusal: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await tx.query(error.keeps ? 'release savepoint one_decision' : 'rollback to savepoint one_decision');
    return refusedOne(one, error, language);
  }
}
