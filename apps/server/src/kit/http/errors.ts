import { KEY_IS_USED_UP } from '@gemba/contract/kit/envelope';
import type { Facts } from '@gemba/contract/kit/refusals/fill';
import type { RefusalCode } from '@gemba/contract/kit/refusals/refusals';
import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { refusalOfDatabase } from '../database/sql-state.ts';
import { Refusal } from '../refuse.ts';
import { refused } from './answer.ts';

const ofFastify: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'REQUEST_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'INVALID_JSON',
};

/** The one place that knows what the user is told: a refusal as it is, trouble with the database, or a bug of ours. */
const told = (error: unknown, method: string): { code: RefusalCode; facts: Facts } | undefined => {
  if (error instanceof Refusal) return error;
  const { code: name, statusCode = 500 } = error as FastifyError;
  // A path that the file server will not follow, e.g. `/../package.json`, is no path of ours.
  const noPath = statusCode === 403 || statusCode === 404 ? 'ROUTE_NOT_FOUND' : undefined;
  const ofDatabase = refusalOfDatabase(error);
  // A read waits for another person's work, so it is told that the server is busy, not that its own request is
  // running.
  const isWaitingRead = method === 'GET' && ofDatabase === 'REQUEST_IN_PROGRESS';
  const code = ofFastify[name] ?? (isWaitingRead ? 'SERVER_BUSY' : ofDatabase) ?? noPath;
  return code && { code, facts: {} };
};

/** Worth an operator's look; the caller is only told to try again. */
const isTroubleWithDatabase = (error: unknown) => !(error instanceof Refusal) && refusalOfDatabase(error) !== undefined;

export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, code: RefusalCode, facts: Facts = {}) => {
  const answer = refused(code, facts, request.language);
  request.refusedAs = code;
  const seconds = facts['seconds'];
  if (answer.code === 429 && typeof seconds === 'number') void reply.header('retry-after', seconds);
  return reply.code(answer.code).type('application/json; charset=utf-8').send(JSON.stringify(answer));
};

declare module 'fastify' {
  interface FastifyRequest {
    refusedAs: RefusalCode | undefined;
  }
}

export function answerErrors(app: FastifyInstance) {
  app.decorateRequest('refusedAs', undefined);
  app.setErrorHandler((error, request, reply) => {
    const known = told(error, request.method);
    if (isTroubleWithDatabase(error)) {
      const { code: state, message } = error as FastifyError;
      request.log.warn({ state, message }, 'trouble with the database');
    }
    if (error instanceof Refusal && error.isLast) void reply.header(KEY_IS_USED_UP, '1');
    if (known) return sendRefusal(request, reply, known.code, known.facts);
    request.log.error({ err: error }, 'a bug');
    return sendRefusal(request, reply, 'SERVER_ERROR');
  });
}
