import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refuse.ts';

/** Node keeps the first of two and says nothing. A proxy that keeps the second would judge another request than we do. */
const SINGLE = new Set(['host', 'authorization', 'content-type']);

/** The header that comes twice, or the host that is missing. */
function wrongHeader({ raw: { rawHeaders, httpVersion }, headers }: FastifyRequest) {
  const seen = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (!SINGLE.has(name)) continue;
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return headers.host === undefined && httpVersion === '1.1' ? 'host' : undefined;
}

export const refuseRepeatedHeaders = (app: FastifyInstance) =>
  app.addHook('onRequest', (request, _, done) => {
    const field = wrongHeader(request);
    done(field === undefined ? undefined : new Refusal('INVALID_INPUT', { field, rule: 'http' }));
  });
