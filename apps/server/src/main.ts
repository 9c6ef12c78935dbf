import { DEMO_PASSWORD, demoUsers } from './demo/index.ts';
import { type Config, ConfigError, readConfig } from './kit/config.ts';
import { keysFrom } from './kit/crypto/keys.ts';
import { secretIn } from './kit/crypto/secret.ts';
import { claimDataFolder } from './kit/embedded/claim.ts';
import { startEmbeddedPostgres } from './kit/embedded/embedded-postgres.ts';
import { prepareDatabase, startServer } from './server.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** What must be closed again, newest first. */
const closing: (() => Promise<void>)[] = [];
let stopping = false;

async function stop(code: number) {
  stopping = true;
  for (const close of closing.splice(0).reverse()) await close();
  process.exit(code);
}

async function openDatabase(config: Config) {
  if (config.databaseUrl && config.secret) return { url: config.databaseUrl, secret: config.secret };
  const postgres = await startEmbeddedPostgres(config.dataFolder, { progress: say });
  // One that was running already is another server's until the claim says otherwise.
  if (postgres.startedHere) closing.push(postgres.stop);
  const claim = await claimDataFolder(postgres.url, config.dataFolder);
  if (!postgres.startedHere) closing.push(postgres.stop);
  closing.push(claim.release);
  return { url: postgres.url, secret: config.secret ?? (await secretIn(config.dataFolder)) };
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
  process.stderr.write(
    `${mendable ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  if (error instanceof Error && error.cause instanceof Error) process.stderr.write(`because: ${error.cause.message}\n`);
}

main().catch((error: unknown) => {
  if (stopping) return;
  report(error);
  void stop(1);
});
