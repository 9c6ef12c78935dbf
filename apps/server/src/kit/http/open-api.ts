import { openApiDocument } from '@gemba/contract/open-api';
import type { FastifyInstance } from 'fastify';
import { version } from '../version.ts';

/** The interface as OpenAPI, for whoever builds on it. Not in production unless switched on. */
export const serveOpenApi = (app: FastifyInstance) => {
  const text = JSON.stringify(openApiDocument(version));
  app.get('/app/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(text));
};
