import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';
import { claimDataFolder, claimOrRefuse } from './claim.ts';
import { ensureDataFolder } from './data-folder.ts';
import { startEmbeddedPostgres, urlOf } from './embedded-postgres.ts';

interface Opening {
  signal: AbortSignal;
  /** Makes a database where there is none yet. */
  creates?: boolean;
  /** Refuses while a server uses the folder. */
  alone?: boolean;
}

/** The embedded database for a moment: that of the running server, or one that is started and stopped again. */
export async function openEmbedded(folder: string, { signal, creates = false, alone = false }: Opening) {
  if (creates) await ensureDataFolder(folder);
  else if (!existsSync(join(folder, 'postgres'))) {
    throw new ConfigError(
      `There is no database in ${folder}. Set GEMBA_DATA to the folder of the server, or start the server once: it makes one.`,
    );
  }
  const claim = alone ? await claimOrRefuse(folder) : await claimDataFolder(folder);
  if (!claim) return { url: await urlOf(folder, 'gemba'), close: async () => {} };
  try {
    const postgres = await startEmbeddedPostgres(folder, { signal });
    return {
      url: postgres.url,
      close: async () => {
        await postgres.stop();
        await claim.release();
      },
    };
  } catch (error) {
    await claim.release();
    throw error;
  }
}
