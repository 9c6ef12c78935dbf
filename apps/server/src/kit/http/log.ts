import type { FastifyInstance, FastifyLoggerOptions } from 'fastify';
import type { Metrics } from './metrics.ts';

/**
 * Structured lines without secrets: no header, no body, no query string, no typed name ever enters a line.
 * JSON escapes line breaks, so nobody can forge one.
 */
export const loggerOptions = (
  level: string,
  logTo?: { write(line: string): void },
): FastifyLoggerOptions & Record<string, unknown> => ({
  level,
  base: { pid: process.pid },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
  serializers: { err: describeError, req: () => ({}), res: () => ({}) },
  ...(logTo && { stream: logTo }),
});

/** A database error's `detail` quotes the row's values, so only its kind and place are kept. */
const describeError = (error: Error & { code?: string; constraint?: string; table?: string }) => ({
  type: error.name,
  message: error.message,
  code: error.code,
  constraint: error.constraint,
  table: error.table,
  stack: error.stack ?? '',
});

export function logRequests(app: FastifyInstance, metrics: Metrics) {
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const { call } = request.routeOptions.config;
    if (!call) return;
    metrics.count(call.name, reply.statusCode, reply.elapsedTime);
    const { refusedAs } = request;
    const who = request.actor ?? request.concerns;
    request.log.info({
      call: call.name,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      address: request.ip,
      ...(who && { company: who.companyId, user: who.userId }),
      ...(refusedAs && { refused: refusedAs }),
      ...(request.noted && { noted: request.noted }),
    });
  });
}
