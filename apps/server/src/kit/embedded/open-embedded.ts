import { mkdir } from 'node:fs/promises';
import { claimDataFolder } from './claim.ts';
import { startEmbeddedPostgres, urlOf } from './embedded-postgres.ts';

/** The embedded database for a moment: that of the running server, or one that is started and stopped again. */
export async function openEmbedded(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const claim = await claimDataFolder(folder);
  if (!claim) return { url: await urlOf(folder, 'gemba'), close: async () => {} };
  const postgres = await startEmbeddedPostgres(folder);
  return {
    url: postgres.url,
    close: async () => {
      await postgres.stop();
      await claim.release();
    },
  };
}
