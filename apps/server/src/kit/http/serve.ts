import type { Call, CallParsed, CallReply } from '@gemba/contract/kit/call';
import { answered } from '@gemba/contract/kit/envelope';
import { holds, type Role } from '@gemba/contract/kit/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Compilable } from 'kysely';
import type { Keys } from '../crypto/keys.ts';
import type { Database, Tx } from '../database/database.ts';
import { type Statement, statementOf } from '../database/query.ts';
import { Refusal, refuse } from '../refuse.ts';
import type { Actor } from '../sessions/actor.ts';
import { actorIn, claimOf, openSession, toOpenSession } from '../sessions/open-session.ts';
import { comesFromOurPage, XSRF_COOKIE, xsrfHolds } from '../sessions/xsrf.ts';
import { claimKey, forgetKey, keepAnswer, presentedKey } from './idempotency.ts';
import { replySchema } from './reply-schema.ts';
import { validated } from './validate.ts';
import { type Visit, visitOf } from './visit.ts';

/**
 * One page of a list. Its statement is made before the person is known (`current_person()` is in the database), so that
 * session and rows come in one round trip; what they gave is answered only if the session holds and has the right.
 */
export interface Page<C extends Call, Row> {
  statement(companyId: number, input: CallParsed<C>): Compilable<Row> | Statement;
  reply(rows: Row[], input: CallParsed<C>, actor: Actor): CallReply<C>;
}

/** Makes routes from the contract. An operation gets its transaction, its actor and valid input, and returns its reply. */
export interface Serve {
  open<C extends Call>(call: C, operation: (visit: Visit, input: CallParsed<C>) => Promise<CallReply<C>>): void;
  signedIn<C extends Call>(
    call: C,
    operation: (tx: Tx, actor: Actor, input: CallParsed<C>, visit: Visit) => Promise<CallReply<C>>,
  ): void;
  page<C extends Call, Row>(call: C, page: Page<C, Row>): void;
}

interface Means {
  database: Database;
  keys: Keys;
}

export const createServe = (app: FastifyInstance, { database, keys }: Means): Serve => {
  const route = (call: Call, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) => {
    app.route({
      method: call.method,
      url: `/app${call.path}`,
      schema: { response: { 200: replySchema(call) } },
      config: { call },
      handler: (request, reply) => {
        if (call.method !== 'GET' && !comesFromOurPage(request.headers, request.host)) refuse('XSRF_REFUSED');
        return handler(request, reply);
      },
    });
  };

  return {
    open(call, operation) {
      if (call.access !== 'open') throw new Error(`${call.name} is not open`);
      route(call, async (request, reply) =>
        answered(await operation(visitOf(request, reply), validated(call, request))),
      );
    },

    signedIn(call, operation) {
      if (call.access === 'open') throw new Error(`${call.name} is open`);
      route(call, async (request, reply) => {
        const claim = claimOf(request.headers.authorization);
        return database.begin({
          reads: call.method === 'GET',
          first: (tx) => openSession(tx, claim),
          work: async (tx, actor) => {
            request.actor = actor;
            if (call.method !== 'GET' && !writesForItself(keys, request, actor)) refuse('XSRF_REFUSED');
            checkAccess(call, actor);
            const input = validated(call, request);
            const operate = async () => answered(await operation(tx, actor, input, visitOf(request, reply)));
            return call.posting ? postOnce(tx, actor, call, input, request, reply, operate) : operate();
          },
        });
      });
    },

    page(call, { statement, reply: toReply }) {
      route(call, async (request) => {
        const claim = claimOf(request.headers.authorization);
        const asked = orRefusal(() => {
          const input = validated(call, request);
          return { input, read: asStatement(statement(claim.companyId, input)) };
        });
        const admit = (actor: Actor) => {
          request.actor = actor;
          checkAccess(call, actor);
          return actor;
        };
        if (asked instanceof Refusal) {
          return database.begin({
            first: (tx) => openSession(tx, claim),
            work: (_, actor) => {
              admit(actor);
              throw asked;
            },
          });
        }
        const [session, rows] = await database.readTogether(toOpenSession(claim), asked.read);
        const actor = admit(actorIn(claim, session));
        return answered(toReply(rows as never, asked.input, actor));
      });
    },
  };
};

const asStatement = (made: Compilable | Statement) => {
  if (!('compile' in made)) return made;
  const { sql, parameters } = made.compile();
  return statementOf(sql, parameters);
};

/** Who asks comes before what is asked: a refusal of the input waits until the session was seen. */
const orRefusal = <Result>(make: () => Result): Result | Refusal => {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

/** Does a posting once for its key; the answer is kept to the byte for whoever asks again with the same key. */
async function postOnce(
  tx: Tx,
  actor: Actor,
  call: Call,
  input: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  operate: () => Promise<object>,
) {
  const key = presentedKey(request.headers['idempotency-key']);
  const first = await claimKey(tx, actor, key, call.name, input);
  void reply.type('application/json; charset=utf-8');
  if (first !== undefined) return first;
  const done = await operate().catch((error: unknown) => forgetKey(tx, actor, key, error));
  const answer = reply.serializeInput({ ...done }, '200') as string;
  await keepAnswer(tx, actor, key, answer);
  return answer;
}

const writesForItself = (keys: Keys, request: FastifyRequest, actor: Actor) =>
  xsrfHolds(keys, actor.sessionId, request.cookies[XSRF_COOKIE], request.headers['x-xsrf-token']);

function checkAccess({ access }: Call, actor: Actor) {
  if (access === 'signedIn') return;
  if (access === 'employee') {
    if (actor.refId === null) refuse('EMPLOYEE_ONLY');
  } else if (!holds(actor.roles, access as readonly Role[])) refuse('LIMITED_PERMISSIONS');
}
