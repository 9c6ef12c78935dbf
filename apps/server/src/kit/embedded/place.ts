import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Place {
  settings: string[];
  url(user: string, password: string, database: string): string;
}

/** The path of a socket may have 107 bytes, of which PostgreSQL's own file name takes up to 20. */
const LONGEST_FOLDER = 85;

/** Where the embedded database listens: a socket that only this machine's files can reach, on Windows a loopback port. */
export const placeOf = (folder: string): Promise<Place> =>
  process.platform === 'win32' ? loopback(folder) : socket(folder);

async function socket(folder: string): Promise<Place> {
  const near = join(folder, 'run');
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const home = Buffer.byteLength(near) <= LONGEST_FOLDER ? near : join(tmpdir(), `gemba-${digest}`);
  await mkdir(home, { recursive: true, mode: 0o700 });
  return {
    settings: ['-k', home, '-c', 'listen_addresses='],
    url: (user, password, database) =>
      `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(home)}`,
  };
}

async function loopback(folder: string): Promise<Place> {
  const file = join(folder, 'database-port');
  if (!existsSync(file)) await writeFile(file, String(await freePort()));
  const port = (await readFile(file, 'utf8')).trim();
  return {
    settings: ['-c', 'listen_addresses=127.0.0.1', '-p', port],
    url: (user, password, database) =>
      `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
  };
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
