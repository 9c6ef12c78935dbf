import { demoUsers, DEMO_PASSWORD } from './demo/index.ts';
import { type Config, ConfigError, readConfig } from './kit/config.ts';
import { keysFrom } from './kit/crypto/keys.ts';
import { secretIn } from './kit/crypto/secret.ts';
import { startEmbeddedPostgres } from './kit/embedded/embedded-postgres.ts';
import { claimDataFolder } from './kit/embedded/claim.ts';
import { prepareDatabase, startServer } from './server.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

async function openDatabase(config: Config) {
  if (config.databaseUrl && config.secret)
    return { url: config.databaseUrl, secret: config.secret, close: async () => {} };
  const postgres = await startEmbeddedPostgres(config.dataFolder, { progress: say });
  const claim = await claimDataFolder(postgres.url, config.dataFolder);
  return {
    url: postgres.url,
    secret: config.secret ?? (await secretIn(config.dataFolder)),
    close: async () => {
      await claim.release();
      await postgres.stop();
    },
  };
}

async function main() {
  const config = readConfig(process.env);
  const opened = await openDatabase(config);
  const closing: (() => Promise<void>)[] = [opened.close];
  const stop = async (code: number) => {
    for (const close of closing.splice(0).reverse()) await close();
    process.exit(code);
  };
  try {
    const databaseUrl = await prepareDatabase(opened.url, config, keysFrom(opened.secret), say);
    const server = await startServer(config, databaseUrl, opened.secret);
    closing.push(server.stop);
    say(`\nGemba is ready at ${server.url}`);
    if (config.demo !== 'none') {
      say(
        `Company DEMO, users ${demoUsers.map((user) => user.userName).join(', ')}; password of all of them: ${DEMO_PASSWORD}\n`,
      );
    }
  } catch (error) {
    report(error);
    await stop(1);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      say('Stopping: open requests are finished first');
      void stop(0);
    });
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
  report(error);
  process.exit(1);
});
