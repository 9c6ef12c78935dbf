import { type CallsByCapability, openApiDocument } from '@gemba/contract/open-api';
import type { FastifyInstance } from 'fastify';
import { version } from '../version.ts';

/** Serves the interface as OpenAPI. In production it must be switched on. */
export const serveOpenApi = (app: FastifyInstance, calls: CallsByCapability) => {
  let text: string | undefined;
  app.get('/app/openapi.json', (_, reply) => {
    // Written at the first request: after most starts there is none.
    text ??= JSON.stringify(openApiDocument(calls, version));
    return reply.type('application/json; charset=utf-8').send(text);
  });
};
