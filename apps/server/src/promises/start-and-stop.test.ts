import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../kit/database/database.ts';
import { createPool } from '../kit/database/pool.ts';
import { startEmbeddedPostgres, urlOf } from '../kit/embedded/embedded-postgres.ts';
import { openEmbedded } from '../kit/embedded/open-embedded.ts';
import { PATIENT_MS } from '../testing/patience.ts';
import { peopleOf } from '../testing/people.ts';
import {
  forget,
  freePort,
  isAlive,
  newDataFolder,
  postmasterOf,
  runCommand,
  type ServerProcess,
  startProcess,
} from '../testing/server-process.ts';
import { openStream } from '../testing/stream-client.ts';
import { untilWaiting } from '../testing/until-waiting.ts';
import { writerOf } from '../testing/write-message.ts';

/** Starting, stopping, crashing: the server and its embedded database as real processes. */
let folder: string;
let port: number;
let server: ServerProcess;
let interrupted: ServerProcess;
let leftBehind: string[];

beforeAll(async () => {
  folder = await newDataFolder();
  port = await freePort();
  interrupted = startProcess(folder, port);
  await interrupted.untilSaid('Updating the schema');
  interrupted.child.kill('SIGTERM');
  await interrupted.untilGone();
  leftBehind = await readdir(folder);
  server = startProcess(folder, port);
  await server.untilReady();
});

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
    expect(Date.now() - asked).toBeLessThan(20_000);
    worst = Math.max(worst, status);
    const now = await postmasterOf(folder);
    if (status === 200 && now !== undefined && now !== before) return worst;
    expect(Date.now() - from).toBeLessThan(120_000);
  }
}

const connectedOwner = async () => {
  const owner = new pg.Client({ connectionString: await urlOf(folder, 'gemba') });
  await owner.connect();
  return owner;
};

describe('the server with its own database', () => {
  it('ends cleanly when it is stopped in its first start, and the next start goes on', async () => {
    expect(await interrupted.untilGone()).toBe(0);
    expect(interrupted.said().trim().split('\n').at(-1)).toBe('Stopped while starting; the next start goes on');
    expect(leftBehind).not.toContain('server.pid');
    expect(leftBehind).toContain('postgres');
  });

  it('says where it is', () => {
    expect(server.said()).toContain(`Gemba is ready at http://localhost:${port}`);
  });

  it('lets the gemba command work beside it', async () => {
    const { code, said } = await runCommand(folder, ['company', 'add', 'ACME', 'Acme Works']);
    expect([code, said]).toEqual([0, expect.stringContaining('Company ACME added')]);
    expect(await companyName('ACME')).toBe('Acme Works');
  });

  it('is backed up while it serves, and comes back in another folder with its secret', async () => {
    const [file, other] = [join(folder, 'backup.tar.gz'), await newDataFolder()];
    expect((await runCommand(folder, ['backup', file])).said).toMatch(/Companies: 1; rows: \d+; documents: 0\./);
    const refused = await runCommand(folder, ['restore', file]);
    expect([refused.code, refused.said]).toEqual([
      1,
      expect.stringContaining(`Process ${server.child.pid} already uses`),
    ]);
    expect((await runCommand(other, ['restore', file])).said).toContain('Restored ACME as of ');
    const secrets = await Promise.all([folder, other].map((one) => readFile(join(one, 'secret'), 'utf8')));
    expect(secrets[1]).toBe(secrets[0]);
    const { code, said } = await runCommand(other, ['company', 'add', 'ACME', 'Again']);
    expect([code, said.trim()]).toEqual([1, 'There is a company ACME already']);
    await forget(other);
  });

  it('refuses a second server on its folder or its port, in one line and before a database is made', async () => {
    const empty = await newDataFolder();
    const second = startProcess(folder, await freePort());
    const third = startProcess(empty, port);
    expect([await second.untilGone(), await third.untilGone()]).toEqual([1, 1]);
    expect(second.said()).toContain(`Process ${server.child.pid} already uses`);
    expect(third.said().trim()).toBe(
      `Port ${port} of 127.0.0.1 is in use. Stop what uses it, or set PORT to another port.`,
    );
    expect(await readdir(empty)).toEqual([]);
    await forget(empty);
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
    const database = createDatabase(
      createPool(await urlOf(folder, 'gemba'), { waitMs: PATIENT_MS, onError: () => {} }),
    );
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

  it('leaves no database running behind a gemba command without a server, not even an interrupted one', async () => {
    const { code, said } = await runCommand(folder, ['company', 'add', 'ACME', 'Again']);
    expect([code, said.trim()]).toEqual([1, 'There is a company ACME already']);
    expect(await postmasterOf(folder)).toBeUndefined();
    const asking = runCommand(folder, ['check-ledger'], {
      meanwhile: async (child) => {
        while ((await postmasterOf(folder)) === undefined) await sleep(5);
        child.kill('SIGINT');
      },
    });
    expect(await asking).toEqual({ code: 130, said: '' });
    expect(await postmasterOf(folder)).toBeUndefined();
  });

  it('leaves a stranger alone whose number stands in the file of its database, and ends cleanly with its terminal', async () => {
    const cluster = join(folder, 'postgres');
    const stranger = spawn('sleep', ['60'], { cwd: cluster, stdio: 'ignore' });
    const [run, pid] = [join(folder, 'run'), stranger.pid];
    await writeFile(join(cluster, 'postmaster.pid'), `${pid}\n${cluster}\n1700000000\n5432\n${run}\n\n  1 1\nready\n`);
    await writeFile(join(run, '.s.PGSQL.5432.lock'), `${pid}\n${cluster}\n1700000000\n5432\n${run}\n`);
    server = startProcess(folder, port);
    await server.untilReady();
    expect([stranger.exitCode, stranger.signalCode]).toEqual([null, null]);
    stranger.kill();
    server.child.kill('SIGHUP');
    expect(await server.untilGone()).toBe(0);
    expect(await readdir(cluster)).not.toContain('postmaster.pid');
  });
});

describe('the embedded database alone', () => {
  const start = (signal?: AbortSignal) => startEmbeddedPostgres(folder, signal && { signal });

  it('leaves nothing running when its start is interrupted', async () => {
    const interruption = new AbortController();
    const starting = start(interruption.signal);
    while ((await postmasterOf(folder)) === undefined) await sleep(1);
    const pid = await databaseProcess();
    interruption.abort();
    await expect(starting).rejects.toThrow('aborted');
    expect(isAlive(pid)).toBe(false);
  });

  it('says which file is missing or wrong, and leaves nothing running', async () => {
    const file = join(folder, 'database-password');
    const password = await readFile(file, 'utf8');
    await writeFile(file, 'not the password');
    await expect(start()).rejects.toThrow(`${file} is not the password`);
    expect(await postmasterOf(folder)).toBeUndefined();
    await rm(file);
    await expect(start()).rejects.toThrow(`${file} is missing`);
    await writeFile(file, password);
  });

  it('touches no folder that is no database, and the gemba command makes none', async () => {
    const foreign = await newDataFolder();
    await expect(openEmbedded(foreign, { signal: new AbortController().signal })).rejects.toThrow(
      `There is no database in ${foreign}`,
    );
    await mkdir(join(foreign, 'postgres'));
    await writeFile(join(foreign, 'postgres', 'recipes.txt'), 'soup');
    await expect(startEmbeddedPostgres(foreign)).rejects.toThrow('is no database of Gemba');
    expect(await readdir(foreign)).not.toContain('postgres.new');
    await forget(foreign);
  });
});
