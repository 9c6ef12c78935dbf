import type { Call, CallParsed, CallReply } from '@gemba/contract/kit/call';
import { answered } from '@gemba/contract/kit/envelope';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../database/database.ts';
import type { Means } from '../means.ts';
import type { Actor } from '../sessions/actor.ts';
import { claimOf, openSession } from '../sessions/open-session.ts';
import { isFull, type Storage, TooLarge } from '../storage/storage.ts';
import { admit } from './admit.ts';
import { presentedKey } from './idempotency.ts';
import { parseJson } from './json-body.ts';
import { postOnce } from './post-once.ts';
import { letGo, receiveForm, type UploadedFile } from './receive-form.ts';
import { validated } from './validate.ts';
import { callerOf, type Visit, visitOf } from './visit.ts';

/** Limits of a file that comes in. */
export interface FileLimits {
  maximumBytes: number;
  /** Refuse a file that is too large, or that the disk has no room for. */
  tooLarge(): never;
  full(): never;
  /** Refuses by the name, before the first byte is kept. */
  named(fileName: string): void;
}

export interface Upload<C extends Call> extends FileLimits {
  /** Refuses by the bytes, before any transaction is open. */
  inspect(file: UploadedFile): Promise<void>;
  operation(
    tx: Tx,
    actor: Actor,
    input: CallParsed<C>,
    visit: Visit,
    file: UploadedFile | undefined,
    means: Means,
  ): Promise<CallReply<C>>;
}

/**
 * The caller is known before the first byte is stored, and no database connection is held while bytes arrive, however
 * slowly. The file is stored before the commit and discarded when the transaction is rolled back or an earlier answer
 * is repeated.
 */
export const uploadHandler = <C extends Call>(call: C, upload: Upload<C>, means: Means) => {
  const { database, keys, storage } = means;
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const claim = claimOf(callerOf(request));
    const first = (tx: Tx) => openSession(tx, claim);
    await database.begin({ first, work: async (_, actor) => admit(call, keys, request, actor), reads: true });
    presentedKey(request.headers['idempotency-key']);
    const { file, body } = await received(call, upload, storage, request);
    /** Whether a row of the transaction that is about to be committed refers to the file. */
    let referred = false;
    try {
      const input = validated(call, { params: request.params, query: request.query, body: body() });
      if (file) await upload.inspect(file);
      const identity = { ...input, file: file && [file.fileName, file.sha256.toString('hex')] };
      const keep = keepOnce(upload, storage, file);
      const answer = await database.begin({
        first,
        work: async (tx, actor) => {
          admit(call, keys, request, actor);
          let operated = false;
          const posted = await postOnce(tx, actor, call, identity, request, reply, async () => {
            const done = await upload.operation(tx, actor, input, visitOf(request, reply), file, means);
            await keep(actor);
            operated = true;
            return answered(done);
          });
          referred = operated;
          return posted;
        },
      });
      if (file && referred) await storage.settle(file.storageId);
      else if (file) await storage.discard(file.storageId);
      return answer;
    } catch (error) {
      // A commit whose outcome nobody knows leaves the file and its mark; the sweep at the next start decides.
      if (file && !referred) await storage.discard(file.storageId);
      throw error;
    }
  };
  return (request: FastifyRequest, reply: FastifyReply) =>
    handle(request, reply).catch((error: unknown) => {
      letGo(request.raw);
      throw error;
    });
};

/** A transaction that met a deadlock runs again, its file is in place by then. */
function keepOnce(upload: FileLimits, storage: Storage, file: UploadedFile | undefined) {
  let kept = false;
  return async ({ companyId }: Actor) => {
    if (!file || kept) return;
    await storage.keep(file.storageId, String(companyId)).catch((error: unknown) => orFull(upload, error));
    kept = true;
  };
}

const orFull = ({ full }: { full(): never }, error: unknown): never => {
  if (isFull(error)) full();
  throw error;
};

/** Multipart brings a file and its meta; JSON is the meta alone. */
export async function received(call: Call, upload: FileLimits, storage: Storage, request: FastifyRequest) {
  if (!request.headers['content-type']?.startsWith('multipart/form-data')) {
    return { body: () => request.body, file: undefined };
  }
  try {
    const { meta, file } = await receiveForm(request.raw, {
      maximum: upload.maximumBytes,
      withinMs: call.timeoutMs,
      named: upload.named,
      store: (bytes) => storage.receive(bytes, upload.maximumBytes),
      discard: ({ storageId }) => storage.discard(storageId),
    });
    return { body: () => parseJson(meta ?? '{}'), file };
  } catch (error) {
    if (error instanceof TooLarge) upload.tooLarge();
    return orFull(upload, error);
  }
}
