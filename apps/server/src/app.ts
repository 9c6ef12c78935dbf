import { fileURLToPath } from 'node:url';
import { screens } from '@gemba/contract/auth/screens';
import { calls } from '@gemba/contract/calls';
import type { Call } from '@gemba/contract/kit/call';
import { isStream } from '@gemba/contract/kit/stream';
import { capabilities } from './capabilities.ts';
import type { Capability, Means } from './kit/capability.ts';
import { type AppOptions, createApp } from './kit/http/create-app.ts';
import { serveOpenApi } from './kit/http/open-api.ts';
import { createServe } from './kit/http/serve.ts';
import { serveWebApp } from './kit/http/static-files.ts';

const WEB = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** `/report/detail/$id` or `/sessions/:id` as a pattern. */
const patternOf = (path: string) => path.replace(/[$:]\w+/g, '[^/]+');

/** `/` and the login are pages too. A person who types an address may end it with a slash; a program may not. */
const pages = ['/', '/login', ...Object.keys(screens)].map((path) => new RegExp(`^${patternOf(path)}/?$`));
const callPaths = calls.map((call) => ({ call, pattern: new RegExp(`^${patternOf(`/app${call.path}`)}$`) }));
const methodsOf = ({ method, reply }: Call) => (method === 'GET' && !isStream(reply) ? ['GET', 'HEAD'] : [method]);
const paths = {
  isScreen: (path: string) => pages.some((page) => page.test(path)),
  methodsAt(path: string) {
    const found = callPaths.filter(({ pattern }) => pattern.test(path));
    return [...new Set(found.flatMap(({ call }) => methodsOf(call)))];
  },
};

/** `more` is for tests of the kit, which bring calls of their own. */
export async function buildApp(means: Means, options: Omit<AppOptions, 'config'>, more: readonly Capability[] = []) {
  const app = await createApp({ config: means.config, ...options });
  const serve = createServe(app, means);
  for (const addCalls of [...capabilities, ...more]) addCalls(serve, means);
  if (means.config.openApi) serveOpenApi(app);
  await serveWebApp(app, WEB, paths);
  return app;
}
