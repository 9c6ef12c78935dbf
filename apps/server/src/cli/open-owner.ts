import pg from 'pg';
import type { Config } from '../kit/config.ts';
import { keysFrom } from '../kit/crypto/keys.ts';
import { secretIn } from '../kit/crypto/secret.ts';
import { startEmbeddedPostgres } from '../kit/embedded/embedded-postgres.ts';
import { prepareDatabase } from '../server.ts';

/** The owner's connection, for work that is nobody's session. A database that was running goes on running. */
export async function openOwner(config: Config) {
  const opened = config.databaseUrl
    ? { url: config.databaseUrl, startedHere: false, stop: async () => {} }
    : await startEmbeddedPostgres(config.dataFolder);
  const secret = config.secret ?? (await secretIn(config.dataFolder));
  await prepareDatabase(opened.url, { demo: 'none' }, keysFrom(secret), () => {});
  const owner = new pg.Client({ connectionString: opened.url });
  await owner.connect();
  return {
    owner,
    close: async () => {
      await owner.end();
      if (opened.startedHere) await opened.stop();
    },
  };
}
