import { openApiDocument } from '@gemba/contract/open-api';
import type { FastifyInstance } from 'fastify';
import { version } from '../version.ts';

/** The interface as OpenAPI, for whoever builds on it. Not in production unless switched on. */
export const serveOpenApi = (app: FastifyInstance) => {
  let text: string | undefined;
  app.get('/app/openapi.json', (_, reply) => {
    // Written for the first who asks: most starts have nobody who does.
    text ??= JSON.stringify(openApiDocument(version));
    return reply.type('application/json; charset=utf-8').send(text);
  });
};
