import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  forget,
  freePort,
  isAlive,
  newDataFolder,
  postmasterOf,
  type ServerProcess,
  startProcess,
} from '../kit/testing/server-process.ts';

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

describe('the server with its own database', () => {
  it('says where it is', () => {
    expect(server.said()).toContain(`Gemba is ready at http://localhost:${port}`);
  });

  it('refuses a second server on the same folder, naming the process that has it', async () => {
    const second = startProcess(folder, await freePort());
    expect(await second.untilGone()).toBe(1);
    expect(second.said()).toContain(`process ${server.child.pid}`);
    expect((await fetch(`${server.url}/app/ready`)).status).toBe(200);
  });

  it('answers 503 while its database is away and goes on by itself when it is back', async () => {
    const before = await postmasterOf(folder);
    process.kill(before, 'SIGQUIT');
    const from = Date.now();
    let worst = 200;
    let slowest = 0;
    for (;;) {
      const asked = Date.now();
      const { status } = await fetch(`${server.url}/app/ready`);
      slowest = Math.max(slowest, Date.now() - asked);
      worst = Math.max(worst, status);
      if (status === 200 && Date.now() - from > 1_000) break;
      expect(Date.now() - from).toBeLessThan(20_000);
      await sleep(20);
    }
    expect(worst).toBe(503);
    expect(slowest).toBeLessThan(5_000);
    expect(await postmasterOf(folder)).not.toBe(before);
    expect(server.child.exitCode).toBeNull();
  });

  it('takes over the database that outlived a kill -9, and nothing is lost', async () => {
    const orphan = await postmasterOf(folder);
    server.child.kill('SIGKILL');
    await server.untilGone();
    expect(isAlive(orphan)).toBe(true);
    server = startProcess(folder, port);
    await server.untilReady();
    expect(await postmasterOf(folder)).toBe(orphan);
  });

  it('finishes open requests when it is told to stop, and stops its database too', async () => {
    const open = fetch(`${server.url}/app/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ companyCode: 'NOBODY', userName: 'x', password: 'x' }),
    });
    await sleep(2);
    server.child.kill('SIGTERM');
    expect((await open).status).toBeLessThan(500);
    expect(await server.untilGone()).toBe(0);
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('says what to mend when the environment is wrong', async () => {
    for (const [env, words] of [
      [{ PORT: 'eighty' }, 'PORT is "eighty"'],
      [{ GEMBA_DEMO: 'huge' }, 'must be one of small, large, none'],
      [{ DATABASE_URL: 'postgres://x' }, 'GEMBA_SECRET is needed'],
    ] as const) {
      const broken = startProcess(folder, port, env);
      expect(await broken.untilGone()).toBe(1);
      expect(broken.said()).toContain(words);
      expect(broken.said().trim().split('\n')).toHaveLength(1);
    }
  });
});
