import { sha256 } from '../crypto/keys.ts';
import type { Tx } from '../database/database.ts';
import { Refusal, refuse } from '../refuse.ts';
import type { Actor } from '../sessions/actor.ts';

const KEY = /^[\x21-\x7e]{16,64}$/;

export const presentedKey = (header: unknown) =>
  typeof header === 'string' && KEY.test(header) ? header : refuse('IDEMPOTENCY_KEY_REQUIRED');

/**
 * Claims the key inside the posting's own transaction. A twin waits at the insert until the first has committed or
 * failed: then it gets the stored answer, or takes the key over. Waiting too long is REQUEST_IN_PROGRESS (lock timeout).
 */
export async function claimKey(tx: Tx, actor: Actor, key: string, call: string, input: unknown) {
  const inputHash = sha256(JSON.stringify([call, input]));
  const claimed = await tx.query(
    `insert into idempotency (company_id, user_id, key, call, input_hash) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning 1`,
    [actor.companyId, actor.userId, key, call, inputHash],
  );
  if (claimed.length > 0) return undefined;
  const [first] = await tx.query<{ input_hash: Buffer; answer: string }>(
    'select input_hash, answer from idempotency where company_id = $1 and user_id = $2 and key = $3',
    [actor.companyId, actor.userId, key],
  );
  if (!first) return refuse('REQUEST_IN_PROGRESS');
  if (!first.input_hash.equals(inputHash)) refuse('IDEMPOTENCY_KEY_REUSED');
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

/** A refusal is not stored, also when what was written before it stays: the same key may try again. */
export async function forgetKey(tx: Tx, actor: Actor, key: string, error: unknown): Promise<never> {
  if (error instanceof Refusal && error.keeps) {
    await tx.query('delete from idempotency where company_id = $1 and user_id = $2 and key = $3', [
      actor.companyId,
      actor.userId,
      key,
    ]);
  }
  throw error;
}
