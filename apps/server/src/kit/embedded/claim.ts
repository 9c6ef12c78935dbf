import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { ConfigError } from '../config.ts';

const LOCK = 7_104_003;

/**
 * One server for one data folder. The claim is a lock of the database itself, so it ends with the process, however
 * that ends, and there is never a stale one to clean up.
 */
export async function claimDataFolder(ownerUrl: string, folder: string) {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]);
  const pidFile = join(folder, 'server.pid');
  if (!rows[0]?.mine) {
    await client.end();
    const pid = await readFile(pidFile, 'utf8').catch(() => 'unknown');
    throw new ConfigError(
      `Another server (process ${pid.trim()}) already uses ${folder}. Stop it, or set GEMBA_DATA to another folder.`,
    );
  }
  await writeFile(pidFile, String(process.pid));
  return { release: () => client.end() };
}
