import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../kit/database/database.ts';
import { createPool } from '../kit/database/pool.ts';
import { urlOf } from '../kit/embedded/embedded-postgres.ts';
import { peopleOf } from '../kit/testing/people.ts';
import {
  forget,
  freePort,
  isAlive,
  newDataFolder,
  postmasterOf,
  runCommand,
  type ServerProcess,
  startProcess,
} from '../kit/testing/server-process.ts';
import { openStream } from '../kit/testing/stream-client.ts';
import { writerOf } from '../kit/testing/write-message.ts';

/** Starting, stopping, crashing: the server and its embedded database as real processes. */
let folder: string;
let port: number;
let server: ServerProcess;

beforeAll(async () => {
  folder = await newDataFolder();
  port = await freePort();
  server = startProcess(folder, port);
  await server.untilReady();
}, 60_000);

afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.untilGone();
  await forget(folder);
});

const companyName = async (code: string) => {
  const answer = await fetch(`${server.url}/app/getSignInInfo?companyCode=${code}`);
  return ((await answer.json()) as { data: { company: { companyName: string } } }).data.company.companyName;
};

const databaseProcess = async () => {
  const pid = await postmasterOf(folder);
  if (pid === undefined) throw new Error('The database of a ready server runs');
  return pid;
};

/** Kills the database and waits until the server serves again; the worst status seen meanwhile. */
async function crashDatabase() {
  const before = await databaseProcess();
  process.kill(before, 'SIGQUIT');
  const from = Date.now();
  for (let worst = 200; ; await sleep(20)) {
    const asked = Date.now();
    const { status } = await fetch(`${server.url}/app/ready`);
    expect(Date.now() - asked).toBeLessThan(5_000);
    worst = Math.max(worst, status);
    const now = await postmasterOf(folder);
    if (status === 200 && now !== undefined && now !== before) return worst;
    expect(Date.now() - from).toBeLessThan(20_000);
  }
}

const connectedOwner = async () => {
  const owner = new pg.Client({ connectionString: await urlOf(folder, 'gemba') });
  await owner.connect();
  return owner;
};

async function untilWaiting(owner: pg.Client) {
  for (let waited = 0; waited < 5_000; waited += 20) {
    const { rowCount } = await owner.query(`select from pg_stat_activity where wait_event_type = 'Lock'`);
    if (rowCount) return;
    await sleep(20);
  }
  throw new Error('No request came to wait at the lock');
}

describe('the server with its own database', () => {
  it('says where it is', () => {
    expect(server.said()).toContain(`Gemba is ready at http://localhost:${port}`);
  });

  it('lets the gemba command work beside it', async () => {
    const { code, said } = await runCommand(folder, ['company', 'add', 'ACME', 'Acme Works']);
    expect([code, said]).toEqual([0, expect.stringContaining('Company ACME added')]);
    expect(await companyName('ACME')).toBe('Acme Works');
  });

  it('refuses a second server on the same folder, naming the process that has it', async () => {
    const second = startProcess(folder, await freePort());
    expect(await second.untilGone()).toBe(1);
    expect(second.said()).toContain(`Process ${server.child.pid} already uses`);
    expect((await fetch(`${server.url}/app/ready`)).status).toBe(200);
  });

  it('answers 503 while its database is away and goes on by itself when it is back, its streams too', async () => {
    const owner = await connectedOwner();
    const { companyId, userId, userName, browser } = await peopleOf(owner, server.url).somebody();
    await owner.end();
    const stream = await openStream({ url: server.url, token: browser.token, userName });
    await stream.until(({ events }) => events.length > 0);
    expect(await crashDatabase()).toBe(503);
    expect(server.child.exitCode).toBeNull();
    const database = createDatabase(createPool(await urlOf(folder, 'gemba'), { onError: () => {} }));
    await writerOf(database)(companyId, null, [userId], 'after the restart');
    await stream.until(({ messages }) => messages.length === 1);
    expect(stream.endedAt).toBeUndefined();
    stream.leave();
    await database.close();
  });

  it('still refuses a second server after the database was away', async () => {
    const second = startProcess(folder, await freePort());
    expect(await second.untilGone()).toBe(1);
  });

  it('takes over after a kill -9: the orphaned database becomes its own, and nothing is lost', async () => {
    const orphan = await databaseProcess();
    server.child.kill('SIGKILL');
    await server.untilGone();
    expect(isAlive(orphan)).toBe(true);
    server = startProcess(folder, port);
    await server.untilReady();
    expect(await companyName('ACME')).toBe('Acme Works');
    expect(await crashDatabase()).toBe(503);
  });

  it('finishes open requests when it is told to stop, and stops its database too', async () => {
    const owner = await connectedOwner();
    await owner.query('begin');
    await owner.query('lock table app_user');
    const open = fetch(`${server.url}/app/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ companyCode: 'ACME', userName: 'nobody', password: 'x' }),
    });
    await untilWaiting(owner);
    server.child.kill('SIGTERM');
    await sleep(100);
    await owner.query('rollback');
    await owner.end();
    expect((await open).status).toBe(403);
    expect(await server.untilGone()).toBe(0);
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('leaves no database running behind a gemba command without a server', async () => {
    const { code, said } = await runCommand(folder, ['company', 'add', 'ACME', 'Again']);
    expect([code, said.trim()]).toEqual([1, 'There is a company ACME already']);
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('says what to mend when the environment is wrong', async () => {
    const broken = [
      [{ PORT: 'eighty' }, 'PORT is "eighty"'],
      [{ GEMBA_DEMO: 'huge' }, 'must be one of small, large, none'],
      [{ DATABASE_URL: 'postgres://x' }, 'GEMBA_SECRET is needed'],
    ] as const;
    const started = broken.map(([env, words]) => ({ words, process: startProcess(folder, port, env) }));
    for (const { words, process } of started) {
      expect(await process.untilGone()).toBe(1);
      expect(process.said()).toContain(words);
      expect(process.said().trim().split('\n')).toHaveLength(1);
    }
  });
});
