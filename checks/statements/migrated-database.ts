import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureAppRole } from '../../apps/server/src/kit/database/app-role.ts';
import { migrate } from '../../apps/server/src/kit/database/migrate.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/kit/embedded/embedded-postgres.ts';

/** An empty database of its own with every migration, gone afterwards. */
export async function withMigratedDatabase<Result>(work: (owner: pg.Client) => Promise<Result>) {
  const folder = mkdtempSync(join(tmpdir(), 'gemba-statements-'));
  const postgres = await startEmbeddedPostgres(folder, { settings: ['fsync=off'] });
  const owner = new pg.Client({ connectionString: postgres.url });
  try {
    await owner.connect();
    await ensureAppRole(owner, postgres.url, { password: 'a password of this run' });
    await migrate(owner);
    return await work(owner);
  } finally {
    await owner.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
