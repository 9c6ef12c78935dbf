import type { Call } from '@gemba/contract/kit/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../database/database.ts';
import { refuse } from '../refuse.ts';
import type { Actor } from '../sessions/actor.ts';
import { claimKey, forgetKey, keepAnswer, presentedKey } from './idempotency.ts';

/** Does a posting once for its key; the answer is kept to the byte for whoever asks again with the same key. */
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
  const first = await claimKey(tx, actor, key, call.name, withoutSecrets(call, input));
  void reply.type('application/json; charset=utf-8');
  if (first !== undefined) return first;
  expectListener(request);
  const done = await operate().catch((error: unknown) => forgetKey(tx, actor, key, error));
  expectListener(request);
  const answer = reply.serializeInput({ ...done }, '200') as string;
  await keepAnswer(tx, actor, key, answer);
  return answer;
}

/**
 * Whoever gave up asks again with the same key, and may be refused by then: what was begun before must not be done after
 * that. It is undone, and the last to ask decides.
 */
const expectListener = ({ raw }: FastifyRequest) => {
  if (raw.socket.destroyed) refuse('REQUEST_IN_PROGRESS');
};

/** A key stands for what was asked, not for the password that it was asked with. */
const withoutSecrets = ({ secrets = [] }: Call, input: unknown) =>
  secrets.length === 0
    ? input
    : JSON.parse(JSON.stringify(input, (name, value) => (secrets.includes(name) ? '' : value)));
