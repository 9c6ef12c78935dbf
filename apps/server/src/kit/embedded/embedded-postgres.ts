import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '../config.ts';
import { connect, isWrongPassword } from '../database/connect.ts';
import { refusalOfDatabase } from '../database/sql-state.ts';
import { createCluster, isCluster, USER } from './cluster.ts';
import { type Keeper, keepRunning } from './keep-running.ts';
import { stopOrphan } from './orphan.ts';
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
  /** Ends the start: nothing of it goes on running. */
  signal?: AbortSignal;
}

/** Starts the PostgreSQL of this data folder and keeps it running; the caller has claimed the folder. */
export async function startEmbeddedPostgres(folder: string, options: Options = {}): Promise<EmbeddedPostgres> {
  const { progress = () => {}, settings = [], signal } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const cluster = join(folder, 'postgres');
  const log = join(folder, 'postgres.log');
  const place = await placeOf(folder);
  if (!(await isCluster(cluster))) {
    progress('Creating the database');
    await createCluster(folder, cluster, await ensurePassword(folder), signal);
  }
  const [maintenance, url] = [await urlOf(folder, 'postgres'), await urlOf(folder, 'gemba')];
  // One that outlived its server would have nobody to start it again: it ends here, cleanly, and comes back as ours.
  await stopOrphan(cluster);
  signal?.throwIfAborted();
  const args = ['-D', cluster, ...place.settings, ...settings.flatMap((one) => ['-c', one])];
  const keeper = keepRunning(args, folder, log);
  try {
    await untilAnswers(maintenance, keeper, folder, signal);
    await ensureDatabase(maintenance);
    signal?.throwIfAborted();
  } catch (error) {
    await keeper.stop();
    throw error;
  }
  return { url, stop: keeper.stop };
}

const passwordFileOf = (folder: string) => join(folder, 'database-password');

/** Where the embedded database of a folder answers its owner, whoever has started it. */
export const urlOf = async (folder: string, database: 'gemba' | 'postgres') => {
  const file = passwordFileOf(folder);
  const password = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (!password) throw new ConfigError(`${file} is missing or empty. ${PUT_BACK}`);
  return (await placeOf(folder)).url(USER, password, database);
};

const PUT_BACK = 'It belongs to the database beside it: put it back from a backup of this folder.';

async function ensurePassword(folder: string) {
  const file = passwordFileOf(folder);
  const found = await readFile(file, 'utf8').catch(() => '');
  if (!found.trim()) await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return file;
}

async function untilAnswers(url: string, keeper: Keeper, folder: string, signal?: AbortSignal) {
  for (let waited = 0; waited < 60_000 && !keeper.failed; waited += 50) {
    try {
      return await (await connect(url)).end();
    } catch (error) {
      if (isWrongPassword(error)) {
        throw new ConfigError(`${passwordFileOf(folder)} is not the password of the database. ${PUT_BACK}`);
      }
      if (!refusalOfDatabase(error)) throw error;
    }
    signal?.throwIfAborted();
    await sleep(50);
  }
  const log = join(folder, 'postgres.log');
  const tail = (await readFile(log, 'utf8')).trimEnd().split('\n').slice(-6).join('\n');
  throw new ConfigError(`The embedded PostgreSQL did not start. Its log, ${log}, ends with:\n${tail}`);
}

async function ensureDatabase(url: string) {
  const client = await connect(url);
  const { rowCount } = await client.query(`select 1 from pg_database where datname = 'gemba'`);
  if (rowCount === 0) await client.query('create database gemba');
  await client.end();
}
