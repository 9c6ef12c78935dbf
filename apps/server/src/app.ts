import { fileURLToPath } from 'node:url';
import { screens } from '@gemba/contract/auth/screens';
import { calls } from '@gemba/contract/calls';
import { capabilities } from './capabilities.ts';
import type { Capability, Means } from './kit/capability.ts';
import { type AppOptions, createApp } from './kit/http/create-app.ts';
import { serveOpenApi } from './kit/http/open-api.ts';
import { createServe } from './kit/http/serve.ts';
import { serveWebApp } from './kit/http/static-files.ts';

const WEB = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** `/report/detail/$id` or `/sessions/:id` as a pattern. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/[$:]\w+/g, '[^/]+')}/?$`);

/** `/` and the login are pages too. */
const pages = ['/', '/login', ...Object.keys(screens)].map(patternOf);
const callPaths = calls.map((call) => patternOf(`/app${call.path}`));
const paths = {
  isScreen: (path: string) => pages.some((page) => page.test(path)),
  isCall: (path: string) => callPaths.some((call) => call.test(path)),
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
