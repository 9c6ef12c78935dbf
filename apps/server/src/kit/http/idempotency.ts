import type { Facts } from '@gemba/contract/kit/fill';
import { type RefusalCode, refusals } from '@gemba/contract/kit/refusals';
import { sha256 } from '../crypto/keys.ts';
import type { Tx } from '../database/database.ts';
import { Refusal, refuse } from '../refuse.ts';
import type { Actor } from '../sessions/actor.ts';

const KEY = /^[\x21-\x7e]{16,64}$/;

export const presentedKey = (header: unknown) =>
  typeof header === 'string' && KEY.test(header) ? header : refuse('IDEMPOTENCY_KEY_REQUIRED');

interface First {
  input_hash: Buffer;
  answer: string;
  refusal: { code: RefusalCode; facts: Facts } | null;
}

/**
 * Claims the key inside the posting's own transaction. A twin waits at the insert until the first has committed or
 * failed: then it gets what was answered, or takes the key over. Waiting too long is REQUEST_IN_PROGRESS (lock timeout).
 */
export async function claimKey(tx: Tx, actor: Actor, key: string, call: string, input: unknown) {
  const inputHash = sha256(JSON.stringify([call, input]));
  const claimed = await tx.query(
    `insert into idempotency (company_id, user_id, key, call, input_hash) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning 1`,
    [actor.companyId, actor.userId, key, call, inputHash],
  );
  if (claimed.length > 0) return undefined;
  const [first] = await tx.query<First>(
    'select input_hash, answer, refusal from idempotency where company_id = $1 and user_id = $2 and key = $3',
    [actor.companyId, actor.userId, key],
  );
  if (!first) return refuse('REQUEST_IN_PROGRESS');
  if (!first.input_hash.equals(inputHash)) refuse('IDEMPOTENCY_KEY_REUSED');
  if (first.refusal) throw new Refusal(first.refusal.code, first.refusal.facts, { isLast: true });
  return first.answer;
}

/** Kept to the byte, so that the answer to a repeated request is the first one. */
export const keepAnswer = (tx: Tx, actor: Actor, key: string, answer: string) =>
  tx.query('update idempotency set answer = $4 where company_id = $1 and user_id = $2 and key = $3', [
    actor.companyId,
    actor.userId,
    key,
    answer,
  ]);

/** What may be otherwise in a moment says nothing of the operation: the server's own trouble, and too much of something. */
const isPassing = (code: RefusalCode) =>
  refusals[code].status >= 500 || [429, 413].includes(refusals[code].status) || code === 'REQUEST_IN_PROGRESS';

/**
 * A refusal is an answer too. Of what was tried nothing stays, but that it was refused: a request that was sent before
 * and arrives only now must not do it after all. A refusal that keeps what was written is about the attempt (a wrong
 * password), and leaves the key.
 */
export async function keepRefusal(tx: Tx, actor: Actor, key: string, error: unknown): Promise<never> {
  if (!(error instanceof Refusal)) throw error;
  const { code, facts, keeps } = error;
  const owned = [actor.companyId, actor.userId, key];
  if (keeps) {
    await tx.query('delete from idempotency where company_id = $1 and user_id = $2 and key = $3', owned);
    throw error;
  }
  if (isPassing(code)) throw error;
  await Promise.all([
    tx.query('rollback to savepoint posting'),
    tx.query('update idempotency set refusal = $4 where company_id = $1 and user_id = $2 and key = $3', [
      ...owned,
      JSON.stringify({ code, facts }),
    ]),
  ]);
  throw new Refusal(code, facts, { keeps: true, isLast: true });
}
