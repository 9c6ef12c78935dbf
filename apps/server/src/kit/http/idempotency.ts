import type { Facts } from '@gemba/contract/kit/refusals/fill';
import { type RefusalCode, refusals } from '@gemba/contract/kit/refusals/refusals';
import { sha256 } from '../crypto/keys.ts';
import type { Tx } from '../database/database.ts';
import { queryOf } from '../database/named-query.ts';
import { statement } from '../database/statement.ts';
import { Refusal, refuse } from '../refuse.ts';
import type { Actor } from '../sessions/actor.ts';

const KEY = /^[\x21-\x7e]{16,64}$/;

export const presentedKey = (header: unknown) =>
  typeof header === 'string' && KEY.test(header) ? header : refuse('IDEMPOTENCY_KEY_REQUIRED');

/** A key belongs to the person who sent it. */
interface OwnedKey {
  companyId: number;
  userId: number;
  key: string;
}

interface First {
  inputHash: Buffer;
  answer: string | null;
  refusal: { code: RefusalCode; facts: Facts } | null;
}

const insertKey = statement<OwnedKey & { call: string; inputHash: Buffer }, object>(
  `insert into idempotency (company_id, user_id, key, call, input_hash) values (:companyId, :userId, :key, :call, :inputHash)
   on conflict do nothing returning 1`,
);

const selectFirst = statement<OwnedKey, First>(
  'select input_hash, answer, refusal from idempotency where company_id = :companyId and user_id = :userId and key = :key',
);

/**
 * Claims the key inside the posting's own transaction. A twin waits at the insert until the first has committed or
 * failed: then it gets what was answered, or takes the key over. Waiting too long is REQUEST_IN_PROGRESS (lock timeout).
 */
export async function claimKey(tx: Tx, { companyId, userId }: Actor, key: string, call: string, input: unknown) {
  const inputHash = sha256(JSON.stringify([call, input]));
  if (await tx.first(insertKey({ companyId, userId, key, call, inputHash }))) return undefined;
  const first = await tx.first(selectFirst({ companyId, userId, key }));
  if (!first) return refuse('REQUEST_IN_PROGRESS');
  if (!first.inputHash.equals(inputHash)) refuse('IDEMPOTENCY_KEY_REUSED');
  if (first.refusal) throw new Refusal(first.refusal.code, first.refusal.facts, { isLast: true });
  return first.answer ?? refuse('REQUEST_IN_PROGRESS');
}

const selectAnswer = statement<OwnedKey & { call: string }, { answer: string | null }>(
  'select answer from idempotency where company_id = :companyId and user_id = :userId and key = :key and call = :call',
);

/** The data that a call of this person was answered with under a key; undefined where there is no answer. */
export async function answerUnder<Data>(tx: Tx, { companyId, userId }: Actor, key: string, call: string) {
  const { answer } = (await tx.first(selectAnswer({ companyId, userId, key, call }))) ?? {};
  return answer ? (JSON.parse(answer) as { data: Data }).data : undefined;
}

const updateAnswer = statement<OwnedKey & { answer: string }>(
  'update idempotency set answer = :answer where company_id = :companyId and user_id = :userId and key = :key',
);

/** Kept to the byte, so that the answer to a repeated request is the first one. */
export const keepAnswer = (tx: Tx, { companyId, userId }: Actor, key: string, answer: string) =>
  tx.run(updateAnswer({ companyId, userId, key, answer }));

/** Transient refusals (5xx, 413, 429) are not stored under the key: a retry may succeed. */
const isPassing = (code: RefusalCode) =>
  refusals[code].status >= 500 || [429, 413].includes(refusals[code].status) || code === 'REQUEST_IN_PROGRESS';

const deleteKey = statement<OwnedKey>(
  'delete from idempotency where company_id = :companyId and user_id = :userId and key = :key',
);

const updateRefusal = statement<OwnedKey & { refusal: string }>(
  'update idempotency set refusal = :refusal where company_id = :companyId and user_id = :userId and key = :key',
);

const SAVEPOINT = 'posting';
/** Set before a posting begins: when it is refused, its writes are undone and the refusal is kept. */
export const setSavepoint = queryOf(`savepoint ${SAVEPOINT}`, []);
const rollBackToSavepoint = queryOf(`rollback to savepoint ${SAVEPOINT}`, []);

/**
 * A refusal is an answer too. Of what was tried nothing stays, but that it was refused: a request that was sent before
 * and arrives only now must not do it after all. A refusal that keeps what was written is about the attempt (a wrong
 * password), and leaves the key.
 */
export async function keepRefusal(tx: Tx, { companyId, userId }: Actor, key: string, error: unknown): Promise<never> {
  if (!(error instanceof Refusal)) throw error;
  const { code, facts, keeps } = error;
  if (keeps) {
    await tx.run(deleteKey({ companyId, userId, key }));
    throw error;
  }
  if (isPassing(code)) throw error;
  await Promise.all([
    tx.run(rollBackToSavepoint),
    tx.run(updateRefusal({ companyId, userId, key, refusal: JSON.stringify({ code, facts }) })),
  ]);
  throw new Refusal(code, facts, { keeps: true, isLast: true });
}
