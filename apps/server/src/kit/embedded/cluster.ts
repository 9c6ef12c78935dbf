import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asUnprivileged, idsOf } from './as-unprivileged.ts';
import { binary } from './binaries.ts';

export const USER = 'gemba';

/** Made beside its place and moved there when whole: a crash in between leaves nothing that looks like a database. */
export async function createCluster(folder: string, cluster: string, passwordFile: string) {
  const unfinished = `${cluster}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const args = [
    ...['-D', unfinished, '-U', USER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
    ...['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'],
  ];
  const launch = asUnprivileged(binary('initdb'), args, folder);
  const child = spawn(launch.command, launch.args, { ...idsOf(launch), stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const code = await new Promise((done, failed) => child.on('close', done).on('error', failed));
  if (code !== 0) throw new Error(`initdb failed: ${said.trim()}`);
  await rename(unfinished, cluster);
}

/** Stops whatever runs on this cluster, also one that outlived its server, and waits until it is gone. */
export async function stopCluster(cluster: string) {
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
