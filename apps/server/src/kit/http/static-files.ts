import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from './errors.ts';
import { loadPage } from './page.ts';
import { serveFiles } from './serve-files.ts';

interface Paths {
  isScreen(path: string): boolean;
  /** A path that has a call, with whatever method. */
  isCall(path: string): boolean;
}

/**
 * The web app: its files, and its page for every other path that is none of the calls'. A path of a screen answers the page;
 * any other path answers it with 404, so that the app can say so in its own words.
 */
export async function serveWebApp(app: FastifyInstance, folder: string, { isScreen, isCall }: Paths) {
  const page = await loadPage(folder);
  if (page) await serveFiles(app, folder);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (isCall(path)) return sendRefusal(request, reply, 'METHOD_NOT_ALLOWED');
    const screen = isScreen(path);
    const wantsPage =
      mayBePage(request, path) && (isAskedFor(request) || (takesAnything(request) && (screen || !namesFile(path))));
    if (!page || !wantsPage) return sendRefusal(request, reply, 'ROUTE_NOT_FOUND');
    return page.send(request, reply, screen ? 200 : 404);
  });
}

const mayBePage = ({ method }: FastifyRequest, path: string) =>
  (method === 'GET' || method === 'HEAD') && !path.startsWith('/app/');

const isAskedFor = ({ headers }: FastifyRequest) => /\btext\/html\b/i.test(headers.accept ?? '');

/** Probes, link previews and command lines do not say that they read pages. */
const takesAnything = ({ headers }: FastifyRequest) => /\*\/\*|\btext\/\*/.test(headers.accept || '*/*');

/** A script or a picture that is not there, for which a page would be no answer. */
const namesFile = (path: string) => path.startsWith('/assets/') || /\.\w+$/.test(path);
