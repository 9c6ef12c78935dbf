import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { asUnprivileged, type Launch } from './as-unprivileged.ts';
import { binary } from './binaries.ts';
import { placeOf } from './place.ts';

const USER = 'gemba';

export interface EmbeddedPostgres {
  /** Address of the database `gemba` for its owner. */
  url: string;
  /** False for one that was running already. */
  startedHere: boolean;
  stop(): Promise<void>;
}

interface Options {
  progress?: (text: string) => void;
  /** Further `name=value` settings of the server. */
  settings?: string[];
}

/** Starts the PostgreSQL of this data folder, makes it first where it is missing, adopts one that outlived its server. */
export async function startEmbeddedPostgres(folder: string, options: Options = {}): Promise<EmbeddedPostgres> {
  const { progress = () => {}, settings = [] } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const cluster = join(folder, 'postgres');
  const password = await passwordOf(folder);
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    progress('Creating the database');
    await initialise(folder, cluster);
  }
  const place = await placeOf(folder);
  const maintenance = place.url(USER, password, 'postgres');
  const args = ['-D', cluster, ...place.settings, ...settings.flatMap((one) => ['-c', one])];
  const startedHere = !(await answers(maintenance));
  const keeper = startedHere ? keepRunning(args, cluster, join(folder, 'postgres.log')) : undefined;
  if (keeper) await untilAnswers(maintenance, keeper, join(folder, 'postgres.log'));
  await ensureDatabase(maintenance);
  return {
    url: place.url(USER, password, 'gemba'),
    startedHere,
    async stop() {
      keeper?.letGo();
      await stopCluster(cluster);
    },
  };
}

interface Keeper {
  letGo(): void;
  /** It ended before it ever answered. */
  readonly failed: boolean;
}

/** Starts PostgreSQL and starts it again whenever it dies unasked: a crash of the database is a pause, not the end. */
function keepRunning(args: string[], cluster: string, logFile: string): Keeper {
  let wanted = true;
  let starts = 0;
  const start = () => {
    starts += 1;
    const log = openSync(logFile, 'a', 0o600);
    const launch = asUnprivileged(binary('postgres'), args, cluster);
    // Of its own process group: a Ctrl-C meant for the server must not take the database away under open requests.
    const child = spawn(launch.command, launch.args, { ...ids(launch), detached: true, stdio: ['ignore', log, log] });
    closeSync(log);
    child.unref();
    child.once('exit', () => {
      if (wanted) setTimeout(() => wanted && start(), 200).unref();
    });
  };
  start();
  return {
    letGo: () => {
      wanted = false;
    },
    get failed() {
      return starts > 3;
    },
  };
}

const ids = ({ uid, gid }: Launch) => (uid === undefined || gid === undefined ? {} : { uid, gid });

async function passwordOf(folder: string) {
  const file = join(folder, 'database-password');
  if (!existsSync(file)) await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return (await readFile(file, 'utf8')).trim();
}

/** Made beside its place and moved there when whole: a crash in between leaves nothing that looks like a database. */
async function initialise(folder: string, cluster: string) {
  const unfinished = `${cluster}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const args = [
    ...['-D', unfinished, '-U', USER, '-A', 'scram-sha-256', `--pwfile=${join(folder, 'database-password')}`],
    ...['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'],
  ];
  const launch = asUnprivileged(binary('initdb'), args, unfinished);
  const child = spawn(launch.command, launch.args, { ...ids(launch), stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise((done) => child.on('close', done));
  if (code !== 0) throw new Error(`initdb failed: ${said.trim()}`);
  await rename(unfinished, cluster);
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

async function stopCluster(cluster: string) {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return;
  }
  for (let waited = 0; waited < 20_000 && existsSync(pidFile); waited += 25) await sleep(25);
}
