import { join, sep } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './errors.ts';
import { loadPage } from './page.ts';

const NEVER_CHANGES = 'public, max-age=31536000, immutable';

interface Paths {
  isScreen(path: string): boolean;
  /** A path that has a call, with whatever method. */
  isCall(path: string): boolean;
}

/**
 * The web app: hashed assets for ever, everything else asked for again each time, pre-compressed at build time. Only the
 * files that are there at start have a path, so that nothing a caller sends is ever looked up on the disk.
 * A path of a screen answers the page; any other path answers it with 404, so that the app can say so in its own words.
 */
export async function serveWebApp(app: FastifyInstance, folder: string, { isScreen, isCall }: Paths) {
  const page = await loadPage(folder);
  const assets = join(folder, 'assets', sep);
  if (page) {
    await app.register(serveStatic, {
      root: folder,
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz', 'build.json', 'index.html'],
      preCompressed: true,
      index: false,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(assets) ? NEVER_CHANGES : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (isCall(path)) return sendRefusal(request, reply, 'METHOD_NOT_ALLOWED');
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const wantsPage = reads && !path.startsWith('/app/') && request.headers.accept?.includes('text/html');
    if (!page || !wantsPage) return sendRefusal(request, reply, 'ROUTE_NOT_FOUND');
    return page.send(request, reply, isScreen(path) ? 200 : 404);
  });
}
