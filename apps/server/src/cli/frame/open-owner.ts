import type { Config } from '../../kit/config.ts';
import { keysFrom } from '../../kit/crypto/keys.ts';
import { connectOwner } from '../../kit/database/connect.ts';
import { openEmbedded } from '../../kit/embedded/open-embedded.ts';
import { prepareDatabase, readSecret } from '../../server.ts';
import type { CommandMeans, Opening } from './command.ts';

/** The owner's connection, for work that is nobody's session. The database of a running server goes on running. */
export async function openOwner(
  config: Config,
  opening: Opening,
  signal: AbortSignal,
): Promise<CommandMeans & { close: () => Promise<void> }> {
  const { migrates = true, newSecret = false } = opening;
  const { url, close } = config.databaseUrl
    ? { url: config.databaseUrl, close: async () => {} }
    : await openEmbedded(config.dataFolder, { ...opening, signal });
  try {
    if (migrates) {
      const secret = await readSecret(config, url);
      await prepareDatabase(url, { ...config, demo: 'none', newSecret }, keysFrom(secret), () => {});
    }
    const owner = await connectOwner(url);
    signal.throwIfAborted();
    return {
      owner,
      url,
      config,
      signal,
      close: async () => {
        await owner.end();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
