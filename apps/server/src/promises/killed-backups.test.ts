import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, inject, it } from 'vitest';
import { storedFiles } from '../documents/index.ts';
import { inspectBackup } from '../kit/backup/restore-backup.ts';
import { contentsOf, emptyDatabase, filesIn } from '../kit/backup/testing/servers.ts';
import { appliedMigrations } from '../kit/database/migrate.ts';
import { queriesOn } from '../kit/database/query.ts';
import { createDemoDatabase } from '../testing/demo-company.ts';
import { TEST_SECRET, withClient } from '../testing/one-postgres.ts';
import { runCommand } from '../testing/server-process.ts';
import { LONG } from '../testing/sweep.ts';

/** Backup and restore as an operator runs them, killed at any moment: a whole one or none. */
const KILLS = LONG ? 20 : 2;
const TIMEOUT = 3_600_000;

const { owner, ownerUrl } = await createDemoDatabase();
const folder = inject('runFolder');
const data = join(folder, randomUUID());
const documents = join(data, 'documents');

beforeAll(async () => {
  await mkdir(documents, { recursive: true });
  const { rows } = await owner.query<{ id: number }>('select company_id as id from company');
  for (const { id } of rows)
    for await (const storageId of storedFiles(queriesOn(owner), id))
      await writeFile(join(documents, storageId), storageId);
});

const newFile = () => join(folder, `${randomUUID()}.tar.gz`);
const on = (url: string) => ({ DATABASE_URL: url, GEMBA_SECRET: TEST_SECRET });

/** Runs the command and kills it after so long; how long it took where it was faster. */
async function killed(dataFolder: string, args: string[], url: string, afterMs: number) {
  const from = Date.now();
  const { code, said } = await runCommand(dataFolder, args, {
    env: on(url),
    meanwhile: async (child) => {
      for (; Date.now() - from < afterMs && child.exitCode === null; ) await sleep(2);
      child.kill('SIGKILL');
    },
  });
  return { code, said, tookMs: Date.now() - from };
}

const whole = (dataFolder: string, args: string[], url: string) => killed(dataFolder, args, url, TIMEOUT);

/** The database notices that its client is gone. */
async function untilAlone(superUrl: string) {
  await withClient(superUrl, async (client) => {
    for (;;) {
      const { rowCount } = await client.query(
        'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      if (rowCount === 0) return;
      await sleep(20);
    }
  });
}

/** The database notices that a backup is dead, and lets the next one begin. */
async function untilUnlocked() {
  for (;;) {
    const { rowCount } = await owner.query(`select from pg_locks where locktype = 'advisory' and objid = 7104003`);
    if (rowCount === 0) return;
    await sleep(20);
  }
}

let file: string;

it(`writes a whole backup or none, in ${KILLS} deaths`, { timeout: TIMEOUT }, async () => {
  file = newFile();
  const { code, said, tookMs } = await whole(data, ['backup', file], ownerUrl);
  expect([code, said]).toEqual([0, expect.stringContaining('Companies: 2; rows: ')]);
  for (let count = 0; count < KILLS; count += 1) {
    const next = newFile();
    await killed(data, ['backup', next], ownerUrl, Math.random() * tookMs);
    if (existsSync(next)) await inspectBackup(next);
    await untilUnlocked();
  }
  const again = newFile();
  await writeFile(`${again}.partial`, 'left by one that was killed');
  expect((await whole(data, ['backup', again], ownerUrl)).code).toBe(0);
  await inspectBackup(again);
});

it(`restores everything or nothing, in ${KILLS} deaths`, { timeout: TIMEOUT }, async () => {
  const wanted = { rows: await contentsOf(owner), files: await filesIn(documents) };
  let tookMs = 0;
  let whenWhole = 0;
  for (let count = 0; count <= KILLS; count += 1) {
    const { url, superUrl } = await emptyDatabase();
    const dataFolder = join(folder, randomUUID());
    await mkdir(dataFolder);
    // The first one tells how long it takes.
    const death = await killed(dataFolder, ['restore', file], url, count === 0 ? TIMEOUT : Math.random() * tookMs);
    if (count === 0) tookMs = death.tookMs;
    await untilAlone(superUrl);
    const isThere = await withClient(superUrl, async (client) => (await appliedMigrations(client)).length > 0);
    if (isThere) whenWhole += 1;
    else expect((await whole(dataFolder, ['restore', file], url)).said).toContain('Restored DEMO, TWIN');
    expect(await withClient(superUrl, contentsOf)).toEqual(wanted.rows);
    expect(await filesIn(join(dataFolder, 'documents'))).toEqual(wanted.files);
  }
  expect(whenWhole).toBeGreaterThan(0);
});
