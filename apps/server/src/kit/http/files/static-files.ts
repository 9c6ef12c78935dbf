import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '../errors.ts';
import { loadPage } from '../page.ts';
import { serveFiles } from './serve-files.ts';

interface Paths {
  isScreen(path: string): boolean;
  /** The methods that calls at a path accept; empty where there is no call. */
  methodsAt(path: string): readonly string[];
}

/**
 * The web app: its files, and its page for every other path that is none of the calls'. A path of a screen answers the page;
 * any other path answers it with 404, so that the app can say so in its own words.
 */
export async function serveWebApp(app: FastifyInstance, folder: string, { isScreen, methodsAt }: Paths) {
  const page = await loadPage(folder);
  if (page) await serveFiles(app, folder);
  const answerNoRoute = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/';
    const methods = methodsAt(path);
    if (methods.length > 0)
      return sendRefusal(request, reply.header('allow', methods.join(', ')), 'METHOD_NOT_ALLOWED');
    const screen = isScreen(path);
    const wantsPage =
      mayBePage(request, path) && (isAskedFor(request) || (takesAnything(request) && (screen || !namesFile(path))));
    if (!page || !wantsPage) return sendRefusal(request, reply, 'ROUTE_NOT_FOUND');
    return page.send(request, reply, screen ? 200 : 404);
  };
  app.setNotFoundHandler(answerNoRoute);
  // Fastify would ask every QUERY for a content type before it looks whether there is such a route.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'QUERY') void answerNoRoute(request, reply);
    else done();
  });
}

const mayBePage = ({ method }: FastifyRequest, path: string) =>
  (method === 'GET' || method === 'HEAD') && !path.startsWith('/app/');

const isAskedFor = ({ headers }: FastifyRequest) => /\btext\/html\b/i.test(headers.accept ?? '');

/** Probes, link previews and command lines do not say that they read pages. */
const takesAnything = ({ headers }: FastifyRequest) => /\*\/\*|\btext\/\*/.test(headers.accept || '*/*');

/** A script or a picture that is not there, for which a page would be no answer. */
const namesFile = (path: string) => path.startsWith('/assets/') || /\.\w+$/.test(path);
