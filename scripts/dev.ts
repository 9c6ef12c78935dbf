/**
 * `npm run dev`: screens by Vite, the server restarted when its code changes, and one database that runs all the time.
 * Ctrl-C stops all three.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../apps/server/src/demo/users.ts';
import { ConfigError, readConfig } from '../apps/server/src/kit/config.ts';
import { ensureFree } from '../apps/server/src/kit/listening.ts';
import { startChild } from './dev/child.ts';
import { startDatabase } from './dev/database.ts';
import { at, say } from './kit/project.mjs';

const SCREENS = 'http://localhost:5173';
/** Folders and not `--watch`, which misses new migrations and makes each restart slower by reporting every import. */
const WATCHED = ['apps/server/src', 'apps/server/migrations', 'packages/contract/src'];

const stops: (() => Promise<unknown>)[] = [];
const interruption = new AbortController();
const { signal } = interruption;

/** The newest first: the server ends its requests before its database stops. */
async function stopAll() {
  for (const stop of stops.splice(0).reverse()) await stop();
}

async function untilAnswers(url: string) {
  while (!(await fetch(url, { signal }).catch(() => undefined))?.ok) await sleep(100, undefined, { signal });
}

async function main() {
  const config = readConfig(process.env);
  await ensureFree({ ...config, variable: 'PORT' });
  const database = await startDatabase(config, signal);
  stops.push(database.stop);
  signal.throwIfAborted();
  const server = `http://127.0.0.1:${config.port}`;
  const watching = WATCHED.map((folder) => `--watch-path=${at(folder)}`);
  const children = [
    startChild('server', [...watching, '--watch-preserve-output', at('apps/server/src/main.ts')], {
      // The browser lists the requests; the terminal is for trouble.
      GEMBA_LOG: process.env['GEMBA_LOG'] || 'warn',
      METRICS_PORT: '0',
      ...database.env,
    }),
    startChild('screens', [at('scripts/dev/serve-screens.ts')], { GEMBA_SERVER: server }),
  ];
  for (const { stop, gone } of children) {
    stops.push(stop);
    void gone.then(() => end(1));
  }
  await Promise.all([untilAnswers(`${server}/app/ready`), untilAnswers(SCREENS)]);
  say(`
  Open      ${SCREENS}
  Sign in   company DEMO, user admin, password ${DEMO_PASSWORD}
  Screens   a change shows at once and keeps what is typed
  Server    restarts at each change; requests wait for it
  Database  ${database.place}

  Ctrl-C stops everything.
`);
}

/** Once: by a signal, by an error, or because one of the processes has ended by itself. */
function end(code: number) {
  if (signal.aborted) return;
  interruption.abort();
  void started.then(stopAll).then(() => process.exit(code));
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => end(0));

const started = main().catch((error: unknown) => {
  if (signal.aborted) return;
  process.stderr.write(`${error instanceof ConfigError ? error.message : ((error as Error).stack ?? String(error))}\n`);
  end(1);
});
