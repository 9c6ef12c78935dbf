import { mkdir } from 'node:fs/promises';
import { DEMO_PASSWORD, demoUsers } from './demo/users.ts';
import { type Config, ConfigError, readConfig } from './kit/config.ts';
import { keysFrom } from './kit/crypto/keys.ts';
import { secretIn } from './kit/crypto/secret.ts';
import { claimDataFolder, holderOf } from './kit/embedded/claim.ts';
import { startEmbeddedPostgres } from './kit/embedded/embedded-postgres.ts';
import { prepareDatabase, startServer } from './server.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** What must be closed again, newest first. */
const closing: (() => Promise<void>)[] = [];
let stopping = false;

async function stop(code: number) {
  stopping = true;
  for (const close of closing.splice(0).reverse()) await close().catch(report);
  process.exit(code);
}

async function openDatabase(config: Config) {
  const { databaseUrl, dataFolder, secret } = config;
  if (databaseUrl && secret) return { url: databaseUrl, secret };
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const claim = await claimDataFolder(dataFolder);
  if (!claim) {
    const holder = await holderOf(dataFolder);
    throw new ConfigError(
      `Process ${holder} already uses ${dataFolder}. Stop it, or set GEMBA_DATA to another folder.`,
    );
  }
  closing.push(claim.release);
  const postgres = await startEmbeddedPostgres(dataFolder, { progress: say });
  closing.push(postgres.stop);
  return { url: postgres.url, secret: secret ?? (await secretIn(dataFolder)) };
}

async function main() {
  // From the first moment: whoever stops the server while the demo company loads must not leave a database running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      say('Stopping: open requests are finished first');
      void stop(0);
    });
  }
  const config = readConfig(process.env);
  const { url, secret } = await openDatabase(config);
  const databaseUrl = await prepareDatabase(url, config, keysFrom(secret), say);
  const server = await startServer(config, databaseUrl, secret);
  closing.push(server.stop);
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
