import { DEMO_PASSWORD, demoUsers } from './demo/users.ts';
import { type Config, ConfigError, readConfig } from './kit/config.ts';
import { keysFrom } from './kit/crypto/keys.ts';
import { claimOrRefuse } from './kit/embedded/claim.ts';
import { ensureDataFolder } from './kit/embedded/data-folder.ts';
import { startEmbeddedPostgres } from './kit/embedded/embedded-postgres.ts';
import { ensureFree } from './kit/listening.ts';
import { METRICS_HOST, prepareDatabase, readSecret, startServer } from './server.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Resources to close at the end, newest first. */
const closing: (() => Promise<void>)[] = [];
let stopping = false;
let serving = false;

async function stop(code: number) {
  stopping = true;
  for (const close of closing.splice(0).reverse()) await close().catch(report);
  process.exit(code);
}

async function ensurePortsFree({ host, port, metricsPort }: Config) {
  await ensureFree({ host, port, variable: 'PORT' });
  if (metricsPort !== 0) await ensureFree({ host: METRICS_HOST, port: metricsPort, variable: 'METRICS_PORT' });
}

async function startDatabase(folder: string) {
  const interrupted = new AbortController();
  const starting = startEmbeddedPostgres(folder, { progress: say, signal: interrupted.signal });
  // Before it runs: a stop in between must not leave it running.
  closing.push(async () => {
    interrupted.abort();
    const postgres = await starting.catch(() => undefined);
    await postgres?.stop();
  });
  return (await starting).url;
}

async function main() {
  // From the first moment: whoever stops the server while the demo company loads must not leave a database running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      say(serving ? 'Stopping: open requests are finished first' : 'Stopped while starting; the next start goes on');
      void stop(0);
    });
  }
  // Nobody reads on when the terminal was closed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const config = readConfig(process.env);
  await ensureDataFolder(config.dataFolder);
  if (!config.databaseUrl) closing.push((await claimOrRefuse(config.dataFolder)).release);
  await ensurePortsFree(config);
  const url = config.databaseUrl ?? (await startDatabase(config.dataFolder));
  const secret = await readSecret(config, url);
  const databaseUrl = await prepareDatabase(url, config, keysFrom(secret), say);
  const server = await startServer(config, databaseUrl, secret);
  closing.push(server.stop);
  serving = true;
  say(`\nGemba is ready at ${server.url}`);
  if (config.demo !== 'none') {
    const names = demoUsers.map((user) => user.userName).join(', ');
    say(`Company DEMO, users ${names}; password of all of them: ${DEMO_PASSWORD}\n`);
  }
}

function report(error: unknown) {
  const mendable = error instanceof ConfigError;
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${mendable ? error.message : words}\n`);
  if (error instanceof Error && error.cause instanceof Error) {
    process.stderr.write(`because: ${error.cause.message}\n`);
  }
}

main().catch((error: unknown) => {
  if (stopping) return;
  report(error);
  void stop(1);
});
