import { fileURLToPath } from 'node:url';
import type { Call } from '@gemba/contract/kit/call';
import { isStream } from '@gemba/contract/kit/stream';
import { screens } from '@gemba/contract/screens';
import { calls, callsByCapability, operations } from './capabilities.ts';
import type { Capability } from './kit/capability.ts';
import { type AppOptions, createApp } from './kit/http/create-app.ts';
import { serveWebApp } from './kit/http/files/static-files.ts';
import { serveOpenApi } from './kit/http/open-api.ts';
import { createServe } from './kit/http/serve.ts';
import type { Means } from './kit/means.ts';
import { noteKeyUse } from './kit/sessions/note-key-use.ts';

const WEB = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** `/report/detail/$id` or `/sessions/:id` as a pattern. */
const patternOf = (path: string, end = '') =>
  // regex: a variable part ends at the next slash, so an address fits in one way only
  new RegExp(`^${path.replace(/[$:]\w+/g, '[^/]+')}${end}$`);

/** `/` and the login are pages too. A person who types an address may end it with a slash; a program may not. */
const pages = ['/', '/login', ...Object.keys(screens)].map((path) => patternOf(path, '/?'));
const callPaths = calls.map((call) => ({ call, pattern: patternOf(`/app${call.path}`) }));
const methodsOf = ({ method, reply }: Call) => (method === 'GET' && !isStream(reply) ? ['GET', 'HEAD'] : [method]);
const paths = {
  isScreen: (path: string) => pages.some((page) => page.test(path)),
  methodsAt(path: string) {
    const found = callPaths.filter(({ pattern }) => pattern.test(path));
    return [...new Set(found.flatMap(({ call }) => methodsOf(call)))];
  },
};

/** `more` are operations of the kit's own tests. */
export async function buildApp(means: Means, options: Omit<AppOptions, 'config'>, more: Capability = []) {
  const app = await createApp({ config: means.config, ...options });
  noteKeyUse(app, means.database);
  const serve = createServe(app, means);
  for (const operation of [...operations, ...more]) operation.register(serve, means);
  if (means.config.openApi) serveOpenApi(app, callsByCapability);
  await serveWebApp(app, WEB, paths);
  return app;
}
