import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A folder in which everything that this run starts keeps its temporary files, and which is gone afterwards. */
export function createRunFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'gemba-run-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A test runner that was interrupted does not stop its database: that one runs apart, and would outlive us. */
export async function stopStrayDatabases(folder: string) {
  const running = () => globSync('{*/,}*/postgres/postmaster.pid', { cwd: folder }).map((file) => join(folder, file));
  for (const file of running()) {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    if (pid > 1) process.kill(pid, 'SIGINT');
  }
  for (let waited = 0; waited < 10_000 && running().length > 0; waited += 100) await sleep(100);
}
