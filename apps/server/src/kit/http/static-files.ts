import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './errors.ts';

const NEVER_CHANGES = 'public, max-age=31536000, immutable';

/**
 * The web app: hashed assets for ever, everything else asked for again each time, both pre-compressed at build time.
 * A path of a screen answers the page; any other path answers it with 404, so that the app can say so in its own words.
 */
export async function serveWebApp(app: FastifyInstance, folder: string, isScreen: (path: string) => boolean) {
  const page = existsSync(join(folder, 'index.html')) ? await readFile(join(folder, 'index.html')) : undefined;
  const assets = join(folder, 'assets', sep);
  if (page) {
    await app.register(serveStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      wildcard: true,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(assets) ? NEVER_CHANGES : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const wantsPage =
      request.method === 'GET' && !path.startsWith('/app/') && request.headers.accept?.includes('text/html');
    if (!page || !wantsPage) return sendRefusal(request, reply, 'ROUTE_NOT_FOUND');
    return reply
      .code(isScreen(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
