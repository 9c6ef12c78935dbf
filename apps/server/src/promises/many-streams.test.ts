import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathOf } from '@gemba/contract/kit/call';
import { clientIdOf, subscribe } from '@gemba/contract/messages/subscribe';
import { expect, it } from 'vitest';
import { createDatabase } from '../kit/database/database.ts';
import { createPool } from '../kit/database/pool.ts';
import { publish } from '../kit/stream/publish.ts';
import { TEST_SECRET } from '../testing/one-postgres.ts';
import { PATIENT_MS } from '../testing/patience.ts';
import { freePort, newDataFolder, startProcess } from '../testing/server-process.ts';
import { LONG } from '../testing/sweep.ts';
import { startOwnApp } from '../testing/test-app.ts';

/** Many people with the app open on one node: an event reaches all of them, soon. At length by `npm run torture`. */
const SUBSCRIBERS = LONG ? 5_000 : 250;
const OF_A_PERSON = 5;
const EVENTS = LONG ? 20 : 3;

const erp = await startOwnApp();
const database = createDatabase(createPool(erp.appUrl, { max: 4, waitMs: PATIENT_MS, onError: () => {} }));

const memoryOf = async (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** A subscriber that costs this process little: a socket, and the moment at which each alarm was seen on it. */
const subscribeAt = (url: string, token: string, userName: string, heard: (alarm: number) => void) =>
  new Promise<Socket>((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write(
      `GET /app${pathOf(subscribe)}?clientId=${clientIdOf(userName)} HTTP/1.1\r\nhost: x\r\nauthorization: ${token}\r\n\r\n`,
    );
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString('latin1');
      if (text.includes('heartbeat')) resolve(socket);
      for (const [, id] of text.matchAll(/"type":"alarm","alarm":\{"id":(\d+)\}/g)) heard(Number(id));
    });
  });

it(`an event reaches ${SUBSCRIBERS} subscribers on one node, each once, 99 of 100 within a second`, async () => {
  const node = startProcess(await newDataFolder(), await freePort(), {
    DATABASE_URL: erp.ownerUrl,
    GEMBA_SECRET: TEST_SECRET,
    GEMBA_REQUESTS_PER_MINUTE: '1000000',
    GEMBA_DATABASE_WAIT_SECONDS: '60',
    GEMBA_LOG: 'error',
  });
  await node.untilReady();
  const { companyId, companyCode } = await erp.company();
  const heardAt = Array.from({ length: EVENTS }, () => [] as number[]);
  const people = [];
  for (let person = 0; person < SUBSCRIBERS / OF_A_PERSON; person += 1) {
    const { userName } = await erp.user(companyId);
    const { token } = await erp.signIn(companyCode, userName);
    people.push({ userName, token: String(token) });
  }
  const before = await memoryOf(node.child.pid);
  const sockets: Socket[] = [];
  for (const { userName, token } of people)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: OF_A_PERSON }, () =>
          subscribeAt(node.url, token, userName, (alarm) => heardAt[alarm]?.push(performance.now())),
        ),
      )),
    );
  const each = ((await memoryOf(node.child.pid)) - before) / SUBSCRIBERS;
  const late: number[] = [];
  for (const [id, heard] of heardAt.entries()) {
    const since = performance.now();
    await database.asCompany(companyId, (tx) =>
      publish(tx, companyId, 'alarm', [{ userId: null, payload: { alarm: { id } } }]),
    );
    const patience = Date.now() + 60_000;
    while (heard.length < SUBSCRIBERS && Date.now() < patience) await sleep(10);
    late.push(...heard.map((at) => at - since));
  }
  await sleep(500);
  expect(heardAt.map(({ length }) => length)).toEqual(heardAt.map(() => SUBSCRIBERS));
  const sorted = late.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  process.stdout.write(
    `${SUBSCRIBERS} subscribers: ${each.toFixed(1)} kB each; late by ${at(0.5)} ms at the median, ${at(0.99)} ms at p99\n`,
  );
  if (LONG) expect(at(0.99)).toBeLessThan(1_000);
  for (const socket of sockets) socket.destroy();
  node.child.kill();
  await node.untilGone();
}, 3_600_000);
