import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';
import { asUnprivileged, idsOf } from './as-unprivileged.ts';
import { binary } from './binaries.ts';

export const USER = 'gemba';

/** False: one is to be made. A folder of that name which is no cluster is somebody's: it is neither used nor replaced. */
export async function isCluster(cluster: string) {
  if (existsSync(join(cluster, 'PG_VERSION'))) return true;
  const inside = await readdir(cluster).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? [] : [cluster],
  );
  if (inside.length === 0) return false;
  throw new ConfigError(
    `${cluster} is no database of Gemba. Move it away, or set GEMBA_DATA to another folder; of a damaged database, put a backup back.`,
  );
}

/** Made beside its place and moved there when whole: a crash in between leaves nothing that looks like a database. */
export async function createCluster(folder: string, cluster: string, passwordFile: string, signal?: AbortSignal) {
  const unfinished = `${cluster}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const args = [
    '-D',
    unfinished,
    '-U',
    USER,
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ];
  const launch = asUnprivileged(binary('initdb'), args, folder);
  const child = spawn(launch.command, launch.args, { ...idsOf(launch), stdio: ['ignore', 'ignore', 'pipe'] });
  const end = () => child.kill();
  signal?.addEventListener('abort', end);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const code = await new Promise((done, failed) => child.on('close', done).on('error', failed));
  signal?.removeEventListener('abort', end);
  if (code === 0) return rename(unfinished, cluster);
  await rm(unfinished, { recursive: true, force: true, maxRetries: 3 });
  signal?.throwIfAborted();
  throw new ConfigError(`The database could not be created in ${folder}: ${said.trim()}`);
}
