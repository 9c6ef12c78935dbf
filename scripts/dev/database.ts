import type { Config } from '../../apps/server/src/kit/config.ts';
import { secretIn } from '../../apps/server/src/kit/crypto/secret.ts';
import { claimOrRefuse } from '../../apps/server/src/kit/embedded/claim.ts';
import { ensureDataFolder } from '../../apps/server/src/kit/embedded/data-folder.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/kit/embedded/embedded-postgres.ts';
import { say } from '../kit/project.mjs';

export interface DevDatabase {
  place: string;
  /** Variables by which the server finds it. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * The embedded database, held by this process and not by the server: a restart of the server then costs no restart of
 * PostgreSQL. With DATABASE_URL there is nothing to start.
 */
export async function startDatabase(
  { databaseUrl, dataFolder, secret }: Config,
  signal: AbortSignal,
): Promise<DevDatabase> {
  if (databaseUrl) return { place: 'the one of DATABASE_URL', env: {}, stop: async () => {} };
  await ensureDataFolder(dataFolder);
  const claim = await claimOrRefuse(dataFolder);
  try {
    const postgres = await startEmbeddedPostgres(dataFolder, { progress: say, signal });
    return {
      place: dataFolder,
      env: {
        DATABASE_URL: postgres.url,
        GEMBA_SECRET: secret ?? (await secretIn(dataFolder)),
        GEMBA_DEMO: process.env['GEMBA_DEMO'] || 'small',
      },
      async stop() {
        await postgres.stop();
        await claim.release();
      },
    };
  } catch (error) {
    await claim.release();
    throw error;
  }
}
