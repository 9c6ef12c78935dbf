import { createHash } from 'node:crypto';
import { readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';

export interface Claim {
  release(): Promise<void>;
}

/**
 * One process for one data folder. The claim is a listening socket: it ends with the process, however that ends, and
 * does not depend on the database that it protects. Undefined: somebody else has the folder.
 */
export async function claimDataFolder(folder: string): Promise<Claim | undefined> {
  const address = addressOf(await realpath(folder));
  const server = (await listen(address)) ?? (await listenAgainIfStale(address));
  if (!server) return undefined;
  const pidFile = join(folder, 'server.pid');
  await writeFile(pidFile, String(process.pid));
  return {
    async release() {
      await rm(pidFile, { force: true });
      await new Promise((done) => server.close(done));
    },
  };
}

/** For a process that cannot go on without the folder. */
export async function claimOrRefuse(folder: string): Promise<Claim> {
  const claim = await claimDataFolder(folder);
  if (claim) return claim;
  const holder = (await readFile(join(folder, 'server.pid'), 'utf8').catch(() => 'unknown')).trim();
  throw new ConfigError(`Process ${holder} already uses ${folder}. Stop it, or set GEMBA_DATA to another folder.`);
}

/** On Linux and Windows such a name vanishes with its process; elsewhere it is a file that may be left behind. */
const addressOf = (folder: string) => {
  const name = `gemba-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(folder, 'claim');
};

const listen = (address: string) =>
  new Promise<Server | undefined>((resolve, reject) => {
    const server = createServer((visitor) => visitor.end());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server.unref()));
  });

async function listenAgainIfStale(address: string) {
  if (address.startsWith('\0') || address.startsWith('\\')) return undefined;
  const alive = await new Promise<boolean>((resolve) => {
    const visitor = connect(address, () => resolve(true)).once('error', () => resolve(false));
    visitor.unref();
  });
  if (alive) return undefined;
  await rm(address, { force: true });
  return listen(address);
}
