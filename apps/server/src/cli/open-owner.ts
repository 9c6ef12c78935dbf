import pg from 'pg';
import type { Config } from '../kit/config.ts';
import { keysFrom } from '../kit/crypto/keys.ts';
import { secretIn } from '../kit/crypto/secret.ts';
import { openEmbedded } from '../kit/embedded/open-embedded.ts';
import { prepareDatabase } from '../server.ts';

/** The owner's connection, for work that is nobody's session. The database of a running server goes on running. */
export async function openOwner(config: Config) {
  const { url, close } = config.databaseUrl
    ? { url: config.databaseUrl, close: async () => {} }
    : await openEmbedded(config.dataFolder);
  const owner = new pg.Client({ connectionString: url });
  try {
    const secret = config.secret ?? (await secretIn(config.dataFolder));
    await prepareDatabase(url, { ...config, demo: 'none' }, keysFrom(secret), () => {});
    await owner.connect();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    owner,
    close: async () => {
      await owner.end();
      await close();
    },
  };
}
