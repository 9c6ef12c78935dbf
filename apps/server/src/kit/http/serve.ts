import type { Call, CallParsed, CallReply } from '@gemba/contract/kit/call';
import { answered } from '@gemba/contract/kit/envelope';
import { FileReply } from '@gemba/contract/kit/files/file-reply';
import { isStream } from '@gemba/contract/kit/stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../database/database.ts';
import type { Query } from '../database/named-query.ts';
import type { Means } from '../means.ts';
import { Refusal, refuse } from '../refuse.ts';
import type { Actor } from '../sessions/actor.ts';
import { actorIn, claimOf, openSession, selectSession } from '../sessions/open-session.ts';
import { comesFromOurPage, giveXsrf, XSRF_COOKIE } from '../sessions/xsrf.ts';
import { streamHandler } from '../stream/serve-stream.ts';
import type { StreamSource } from '../stream/source.ts';
import { admit } from './admit.ts';
import { exportList, wantsTable } from './export-list.ts';
import { sendFile } from './files/send-file.ts';
import { postOnce } from './post-once.ts';
import { replyText } from './reply-text.ts';
import { type Transfer, transferHandler } from './transfer.ts';
import { type Upload, uploadHandler } from './upload.ts';
import { validated } from './validate.ts';
import { callerOf, type Visit, visitOf } from './visit.ts';

/**
 * A read of one statement: a page of a list, or one row. Its statement is made before the person is known (`current_person()` is in the database), so that
 * session and rows come in one round trip; what they gave is answered only if the session holds and has the right.
 */
export interface Page<C extends Call, Row> {
  statement(companyId: number, input: CallParsed<C>): Query<Row>;
  reply(rows: Row[], input: CallParsed<C>, actor: Actor): CallReply<C>;
}

/** A read in a transaction that is over before the work begins: that may wait for somebody outside. */
export interface SlowWork<C extends Call, Found> {
  read(tx: Tx, actor: Actor, input: CallParsed<C>): Promise<Found>;
  work(found: Found, actor: Actor, input: CallParsed<C>): Promise<CallReply<C>>;
}

/** Makes routes from the contract. An operation gets its transaction, its actor and valid input, and returns its reply. */
export interface Serve {
  open<C extends Call>(call: C, operation: (visit: Visit, input: CallParsed<C>) => Promise<CallReply<C>>): void;
  signedIn<C extends Call>(
    call: C,
    operation: (tx: Tx, actor: Actor, input: CallParsed<C>, visit: Visit) => Promise<CallReply<C>>,
  ): void;
  slow<C extends Call, Found>(call: C, parts: SlowWork<C, Found>): void;
  page<C extends Call, Row>(call: C, page: Page<C, Row>): void;
  /** A posting that may bring a file along. */
  upload<C extends Call>(call: C, upload: Upload<C>): void;
  /** A posting that works through a file for minutes and lets it go. */
  transfer<C extends Call>(call: C, transfer: Transfer<C>): void;
  /** A reply that goes on (`streamOf`). */
  stream<C extends Call>(call: C, source: StreamSource<C>): void;
}

export const createServe = (app: FastifyInstance, means: Means): Serve => {
  const { database, keys } = means;
  const route = (call: Call, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) => {
    app.route({
      method: call.method,
      url: `/app${call.path}`,
      // The head of a stream would never be over.
      exposeHeadRoute: !isStream(call.reply),
      schema: { response: { 200: {} } },
      serializerCompiler: () => replyText(call),
      config: { call },
      handler: (request, reply) => {
        if (call.method !== 'GET' && !comesFromOurPage(request.headers, request.host)) refuse('XSRF_REFUSED');
        const hasLostXsrf = call.method === 'GET' && !request.headers.cookie?.includes(XSRF_COOKIE);
        return hasLostXsrf
          ? handler(request, reply).finally(() => giveXsrfBack(request, reply))
          : handler(request, reply);
      },
    });
  };
  /** Cookies can be deleted while the token lives on: without a new one every write of that page would be refused for good. */
  const giveXsrfBack = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.actor && !request.actor.isMachine && !reply.sent)
      giveXsrf(keys, request.actor.sessionId, visitOf(request, reply));
  };
  const told = (call: Call, reply: FastifyReply, result: unknown) =>
    call.reply === FileReply ? sendFile(reply, result as FileReply) : answered(result);

  return {
    open(call, operation) {
      if (call.access !== 'open') throw new Error(`${call.name} is not open`);
      route(call, async (request, reply) =>
        told(call, reply, await operation(visitOf(request, reply), validated(call, request))),
      );
    },

    signedIn(call, operation) {
      if (call.access === 'open') throw new Error(`${call.name} is open`);
      route(call, async (request, reply) => {
        if (wantsTable(call, request)) {
          const visit = visitOf(request, reply);
          return exportList(call, (tx, actor, input) => operation(tx, actor, input, visit), means, request, reply);
        }
        const claim = claimOf(callerOf(request));
        const done = await database.begin({
          reads: call.method === 'GET',
          first: (tx) => openSession(tx, claim),
          work: async (tx, actor) => {
            admit(call, keys, request, actor);
            const input = validated(call, request);
            const operate = () => operation(tx, actor, input, visitOf(request, reply));
            return call.posting
              ? postOnce(tx, actor, call, input, request, reply, async () => answered(await operate()))
              : { result: await operate() };
          },
        });
        return typeof done === 'string' ? done : told(call, reply, done.result);
      });
    },

    slow(call, { read, work }) {
      if (call.access === 'open' || call.posting) throw new Error(`${call.name} is open or a posting`);
      route(call, async (request, reply) => {
        const claim = claimOf(callerOf(request));
        const { actor, input, found } = await database.begin({
          reads: true,
          first: (tx) => openSession(tx, claim),
          work: async (tx, person) => {
            admit(call, keys, request, person);
            const asked = validated(call, request);
            return { actor: person, input: asked, found: await read(tx, person, asked) };
          },
        });
        return told(call, reply, await work(found, actor, input));
      });
    },

    page(call, { statement, reply: toReply }) {
      const read = async (tx: Tx, actor: Actor, input: CallParsed<typeof call>) =>
        toReply(await tx.all(statement(actor.companyId, input)), input, actor);
      route(call, async (request, reply) => {
        if (wantsTable(call, request)) return exportList(call, read, means, request, reply);
        const claim = claimOf(callerOf(request));
        const asked = orRefusal(() => {
          const input = validated(call, request);
          return { input, read: statement(claim.companyId, input) };
        });
        if (asked instanceof Refusal) {
          return database.begin({
            first: (tx) => openSession(tx, claim),
            work: (_, actor) => {
              admit(call, keys, request, actor);
              throw asked;
            },
          });
        }
        const [[session], rows] = await database.readTogether(selectSession(claim), asked.read);
        const actor = actorIn(claim, session);
        admit(call, keys, request, actor);
        return answered(toReply(rows as never, asked.input, actor));
      });
    },

    upload(call, upload) {
      if (!call.upload || !call.posting) throw new Error(`${call.name} is no posting that takes a file`);
      route(call, uploadHandler(call, upload, means));
    },

    transfer(call, transfer) {
      if (!call.upload || !call.posting) throw new Error(`${call.name} is no posting that takes a file`);
      route(call, transferHandler(call, transfer, means));
    },

    stream(call, source) {
      if (!isStream(call.reply) || call.access === 'open') throw new Error(`${call.name} is no stream of a session`);
      route(call, streamHandler(app, call, source, means));
    },
  };
};

/** The session is checked before the input: a refusal of the input waits until the caller is known. */
const orRefusal = <Result>(make: () => Result): Result | Refusal => {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};
