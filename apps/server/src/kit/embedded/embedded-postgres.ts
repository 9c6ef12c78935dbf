import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createCluster, stopCluster, USER } from './cluster.ts';
import { type Keeper, keepRunning } from './keep-running.ts';
import { placeOf } from './place.ts';

export interface EmbeddedPostgres {
  /** Address of the database `gemba` for its owner. */
  url: string;
  stop(): Promise<void>;
}

interface Options {
  progress?: (text: string) => void;
  /** Further `name=value` settings of the server. */
  settings?: string[];
}

/** Starts the PostgreSQL of this data folder and keeps it running; the caller has claimed the folder. */
export async function startEmbeddedPostgres(folder: string, options: Options = {}): Promise<EmbeddedPostgres> {
  const { progress = () => {}, settings = [] } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const cluster = join(folder, 'postgres');
  const log = join(folder, 'postgres.log');
  const passwordFile = await ensurePassword(folder);
  const place = await placeOf(folder);
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    progress('Creating the database');
    await createCluster(folder, cluster, passwordFile);
  }
  // One that outlived its server would have nobody to start it again: it ends here, cleanly, and comes back as ours.
  await stopCluster(cluster);
  const args = ['-D', cluster, ...place.settings, ...settings.flatMap((one) => ['-c', one])];
  const keeper = keepRunning(args, folder, log);
  const maintenance = await urlOf(folder, 'postgres');
  await untilAnswers(maintenance, keeper, log);
  await ensureDatabase(maintenance);
  return {
    url: await urlOf(folder, 'gemba'),
    async stop() {
      keeper.letGo();
      await stopCluster(cluster);
    },
  };
}

/** Where the embedded database of a folder answers its owner, whoever has started it. */
export const urlOf = async (folder: string, database: 'gemba' | 'postgres') => {
  const password = (await readFile(join(folder, 'database-password'), 'utf8')).trim();
  return (await placeOf(folder)).url(USER, password, database);
};

async function ensurePassword(folder: string) {
  const file = join(folder, 'database-password');
  if (!existsSync(file)) await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return file;
}

async function answers(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function untilAnswers(url: string, keeper: Keeper, log: string) {
  for (let waited = 0; waited < 60_000; waited += 50) {
    if (await answers(url)) return;
    if (keeper.failed) break;
    await sleep(50);
  }
  keeper.letGo();
  const tail = (await readFile(log, 'utf8')).split('\n').slice(-6).join('\n');
  throw new Error(`The embedded PostgreSQL did not start. Its log ends with:\n${tail}`);
}

async function ensureDatabase(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(`select 1 from pg_database where datname = 'gemba'`);
  if (rowCount === 0) await client.query('create database gemba');
  await client.end();
}
