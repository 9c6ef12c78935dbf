import type { Call } from '@gemba/contract/kit/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../database/database.ts';
import type { Actor } from '../sessions/actor.ts';
import { claimKey, keepAnswer, keepRefusal, presentedKey, setSavepoint } from './idempotency.ts';

/** Does a posting once for its key; what it was answered is kept for whoever asks again with the same key. */
export async function postOnce(
  tx: Tx,
  actor: Actor,
  call: Call,
  input: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  operate: () => Promise<object>,
) {
  const key = presentedKey(request.headers['idempotency-key']);
  const [first] = await Promise.all([
    claimKey(tx, actor, key, call.name, withoutSecrets(call, input)),
    tx.run(setSavepoint),
  ]);
  void reply.type('application/json; charset=utf-8');
  if (first !== undefined) return first;
  const done = await operate().catch((error: unknown) => keepRefusal(tx, actor, key, error));
  const answer = reply.serializeInput({ ...done }, '200') as string;
  await keepAnswer(tx, actor, key, answer);
  return answer;
}

/** A key stands for what was asked, not for the password that it was asked with. */
const withoutSecrets = ({ secrets = [] }: Call, input: unknown) =>
  secrets.length === 0
    ? input
    : JSON.parse(JSON.stringify(input, (name, value) => (secrets.includes(name) ? '' : value)));
