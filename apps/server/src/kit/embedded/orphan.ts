import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '../config.ts';

/**
 * Stops a PostgreSQL that outlived its server, and waits until it is gone. After a power cut the number in its file may be
 * that of any process: such a one is left alone, and the file, which would keep PostgreSQL from starting, is taken away.
 */
export async function stopOrphan(cluster: string) {
  const pidFile = join(cluster, 'postmaster.pid');
  const [pidLine, , , port = '', socketFolder = ''] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number(pidLine);
  if (!pid || !exists(pid)) return;
  if (await isPostgresOf(pid, cluster)) {
    process.kill(pid, 'SIGINT');
    for (let waited = 0; waited < 20_000 && existsSync(pidFile); waited += 25) await sleep(25);
    return;
  }
  const socket = join(socketFolder, `.s.PGSQL.${port}`);
  if (await answers(socketFolder ? { path: socket } : { port: Number(port) })) {
    throw new ConfigError(
      `A database on ${cluster} answers, but not from this machine's process ${pid}: another machine or container uses the folder. Stop it there first.`,
    );
  }
  await rm(pidFile, { force: true });
  if (socketFolder) await rm(`${socket}.lock`, { force: true });
}

const exists = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** PostgreSQL stands in its cluster's folder. Where that cannot be seen, its name has to do. */
async function isPostgresOf(pid: number, cluster: string) {
  if (process.platform === 'linux') {
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
    const standsIn = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    return name.trim() === 'postgres' && standsIn === (await realpath(cluster));
  }
  const [command, ...args] =
    process.platform === 'win32' ? ['tasklist', '/FI', `PID eq ${pid}`] : ['ps', '-o', 'comm=', '-p', String(pid)];
  return spawnSync(command, args, { encoding: 'utf8' }).stdout.includes('postgres');
}

const answers = (address: { path: string } | { port: number }) =>
  new Promise<boolean>((resolve) => {
    const visitor = connect({ host: '127.0.0.1', ...address });
    visitor.once('connect', () => resolve(true)).once('error', () => resolve(false));
    visitor.unref();
  });
