import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import serveStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';

const NEVER_CHANGES = 'public, max-age=31536000, immutable';
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * The files of a build: hashed assets for ever, everything else asked for again each time, pre-compressed at build time.
 * Only those that are there at start are served, so that nothing a caller sends is ever looked up on the disk.
 */
export async function serveFiles(app: FastifyInstance, folder: string) {
  const assets = join(folder, 'assets');
  const known = new Set((await filesIn(assets)).filter((name) => !COMPRESSED.test(name)));
  await app.register(async (files) => {
    files.addHook('onRequest', (request, _, done) => {
      const { range } = request.headers;
      if (range !== undefined && !(request.method === 'GET' && isRange(range))) delete request.headers.range;
      done();
    });
    files.setErrorHandler<FailedCondition>((error, _, reply) => {
      if (error.statusCode !== 412 && error.statusCode !== 416) throw error;
      return reply
        .code(error.statusCode)
        .headers(error.headers ?? {})
        .send();
    });
    const cached = (cacheControl: string): FastifyStaticOptions => ({
      root: folder,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', cacheControl),
    });
    // One route for all of them: a route each would be half of a start where builds of a month lie.
    await files.register(serveStatic, { ...cached(NEVER_CHANGES), root: assets, serve: false });
    files.get<{ Params: { '*': string } }>('/assets/*', ({ params: { '*': name } }, reply) =>
      known.has(name) ? reply.sendFile(name) : reply.callNotFound(),
    );
    await files.register(serveStatic, {
      ...cached('no-cache'),

      decorateReply: false,
      wildcard: false,
      globIgnore: ['assets/**', '**/*.br', '**/*.gz', 'build.json', 'index.html'],
    });
  });
}

/** Those of its folders too, by their path from it. */
const filesIn = async (folder: string) => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((one) => one.isFile()).map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
};

/** The file server's answers to a range beyond the end, and to `If-Match` and `If-Unmodified-Since` that fail. */
type FailedCondition = FastifyError & { headers?: Record<string, string> };

/** A range that is none is ignored, as HTTP has it; the file server would take it for one beyond the end. */
const isRange = (header: string) => {
  const [, set] = /^bytes=(.*)$/i.exec(header) ?? [];
  return (
    set?.split(',').every((one) => {
      const [, first, last] = /^\s*(\d*)-(\d*)\s*$/.exec(one) ?? [];
      return first && last ? BigInt(first) <= BigInt(last) : Boolean(first || last);
    }) ?? false
  );
};
