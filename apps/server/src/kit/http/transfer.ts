import type { Call, CallParsed, CallReply } from '@gemba/contract/kit/call';
import { answered } from '@gemba/contract/kit/envelope';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClientBase } from 'pg';
import type { Tx } from '../database/database.ts';
import type { Means } from '../means.ts';
import { refuse } from '../refuse.ts';
import type { Actor } from '../sessions/actor.ts';
import { claimOf, openSession } from '../sessions/open-session.ts';
import { createTurns } from '../turns.ts';
import { admit } from './admit.ts';
import { presentedKey } from './idempotency.ts';
import { postOnce } from './post-once.ts';
import { letGo, type UploadedFile } from './receive-form.ts';
import { type FileLimits, received } from './upload.ts';
import { validated } from './validate.ts';
import { callerOf, type Visit, visitOf } from './visit.ts';

/** The means of one transfer. */
export interface Transferring {
  tx: Tx;
  /** The same transaction, for copying rows. */
  client: ClientBase;
  file: UploadedFile;
  /** The `Idempotency-Key` it came under. */
  key: string;
  /** Aborted when the caller has hung up. */
  left: AbortSignal;
  visit: Visit;
}

export interface Transfer<C extends Call> extends FileLimits {
  operation(actor: Actor, input: CallParsed<C>, transferring: Transferring): Promise<CallReply<C>>;
}

/** Each has a connection of its own beside the pool: a node does this many at once, and the others wait. */
const inTurn = createTurns(2);

/**
 * A file that is worked through and let go. The caller is known before the first byte is stored. The key, the work and its answer
 * are one transaction, which may take minutes, on a connection of its own.
 */
export const transferHandler = <C extends Call>(call: C, transfer: Transfer<C>, means: Means) => {
  const { database, keys, storage } = means;
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const claim = claimOf(callerOf(request));
    const first = (tx: Tx) => openSession(tx, claim);
    await database.begin({ first, work: async (_, actor) => admit(call, keys, request, actor), reads: true });
    const key = presentedKey(request.headers['idempotency-key']);
    const left = hungUp(reply);
    const { file, body } = await received(call, transfer, storage, request);
    try {
      const input = validated(call, { params: request.params, query: request.query, body: body() });
      if (!file) return refuse('FIELD_REQUIRED', { msg: 'file', field: 'file' });
      const identity = { ...input, file: [file.fileName, file.sha256.toString('hex')] };
      return await inTurn('transfer', () =>
        database.beginLong({
          first,
          work: async (tx, actor, client) => {
            admit(call, keys, request, actor);
            const transferring = { tx, client, file, key, left, visit: visitOf(request, reply) };
            return postOnce(tx, actor, call, identity, request, reply, async () =>
              answered(await transfer.operation(actor, input, transferring)),
            );
          },
        }),
      );
    } finally {
      if (file) await storage.discard(file.storageId);
    }
  };
  return (request: FastifyRequest, reply: FastifyReply) =>
    handle(request, reply).catch((error: unknown) => {
      letGo(request.raw);
      throw error;
    });
};

function hungUp({ raw }: FastifyReply) {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) left.abort();
  });
  return left.signal;
}
