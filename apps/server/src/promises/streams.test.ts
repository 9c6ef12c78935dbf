import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathOf } from '@gemba/contract/kit/call';
import { clientIdOf, subscribe } from '@gemba/contract/messages/subscribe';
import { describe, expect, it } from 'vitest';
import { createDatabase } from '../kit/database/database.ts';
import { createPool } from '../kit/database/pool.ts';
import { forgetOldEvents } from '../kit/stream/outbox.sql.ts';
import { publish } from '../kit/stream/publish.ts';
import { startServer } from '../server.ts';
import { dice } from '../testing/dice.ts';
import { TEST_SECRET } from '../testing/one-postgres.ts';
import { PATIENT_MS } from '../testing/patience.ts';
import { openStream } from '../testing/stream-client.ts';
import { startOwnApp } from '../testing/test-app.ts';
import { writerOf } from '../testing/write-message.ts';

/** I19 and the faults of the stream: whatever breaks, every event reaches whoever it is for, on whichever node. */
const erp = await startOwnApp();
const database = createDatabase(createPool(erp.appUrl, { max: 8, waitMs: PATIENT_MS, onError: () => {} }));
const write = writerOf(database);
const anotherNode = () => startServer(erp.config, erp.appUrl, TEST_SECRET, { logTo: { write: () => {} } });

type Somebody = Awaited<ReturnType<typeof erp.somebody>>;
const openAt = (url: string, { userName, browser }: Somebody, lastEventId?: string) =>
  openStream({ url, token: browser.token, userName, lastEventId });

describe('every event arrives', () => {
  it('of 500 messages, over 100 drops and two nodes, none is lost', async () => {
    const who = await erp.somebody();
    const second = await anotherNode();
    const choose = dice(19);
    const first = await openAt(erp.server.url, who);
    await first.until(({ lastEventId }) => lastEventId !== undefined);
    let cursor = first.lastEventId;
    first.leave();
    const written: number[] = [];
    const writeSome = async () => {
      while (written.length < 500) written.push(await write(who.companyId, null, [who.userId], 'one of many'));
    };
    const done = Promise.all(Array.from({ length: 6 }, writeSome));
    const heard = new Set<number>();
    for (let drops = 0; drops < 100 || written.length < 500; drops += 1) {
      const stream = await openAt(drops % 2 === 0 ? erp.server.url : second.url, who, cursor);
      await stream.until(({ events }) => events.length > 0);
      await sleep(choose([0, 1, 3, 10, 30]));
      stream.leave();
      for (const { id } of stream.messages) heard.add(id);
      cursor = stream.lastEventId;
    }
    await done;
    const last = await openAt(second.url, who, cursor);
    await last.until(({ events }) => events.some(({ total }) => total === written.length));
    for (const { id } of last.messages) heard.add(id);
    expect(heard.size).toBe(written.length);
    last.leave();
    await second.stop();
  });

  it('of two transactions the one that began first and is committed last is not stepped over', async () => {
    const who = await erp.somebody();
    const alarm = (id: number, meanwhile = async () => {}) =>
      database.asCompany(who.companyId, async (tx) => {
        await publish(tx, who.companyId, 'alarm', [{ userId: who.userId, payload: { alarm: { id } } }]);
        await meanwhile();
      });
    const stream = await openAt(erp.server.url, who);
    await stream.until(({ events }) => events.length > 0);
    const alarms = () => stream.events.flatMap((one) => one.alarm?.id ?? []);
    await alarm(1, async () => {
      await alarm(2);
      await stream.until(() => alarms().length === 1);
    });
    await stream.until(() => alarms().length === 2);
    expect(alarms()).toEqual([2, 1]);
    stream.leave();
  });

  it('only to a client with a cursor of this company: any other begins anew', async () => {
    const [own, rival] = [await erp.somebody(), await erp.somebody()];
    const first = await openAt(erp.server.url, rival);
    await first.until(({ lastEventId }) => lastEventId !== undefined);
    await write(own.companyId, null, [own.userId], 'before it came');
    for (const cursor of [first.lastEventId, '1:1:', 'x', 'A'.repeat(4_000)]) {
      const stream = await openAt(erp.server.url, own, cursor);
      await stream.until(({ lastEventId }) => lastEventId !== cursor);
      expect(stream.events).toEqual([
        { type: 'total', total: 1 },
        { type: 'openAlarms', openAlarms: 0 },
        { type: 'heartbeat' },
      ]);
      stream.leave();
    }
    first.leave();
  });
});

describe('what streams cost', () => {
  it('is no connection of the database: a hundred of them leave it to the calls', async () => {
    const { companyId, companyCode } = await erp.company();
    const streams = [];
    for (let person = 0; person < 20; person += 1) {
      const { userName } = await erp.user(companyId);
      const browser = await erp.signIn(companyCode, userName);
      const open = () => openStream({ url: erp.server.url, token: browser.token, userName });
      streams.push(...(await Promise.all(Array.from({ length: 5 }, open))));
    }
    await Promise.all(streams.map((one) => one.until(({ events }) => events.length > 0)));
    const { rows } = await erp.owner.query(
      `select count(*) filter (where query ilike 'listen%')::integer as listening,
              count(*) filter (where state <> 'idle')::integer as busy
         from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    expect(rows).toEqual([{ listening: 1, busy: 0 }]);
    for (const one of streams) one.leave();
  });

  it('is cut where nobody reads: a full connection is dropped, and nobody else waits for it', async () => {
    const [deaf, other] = [await erp.somebody(), await erp.somebody()];
    const { hostname, port } = new URL(erp.server.url);
    const socket = connect({ host: hostname, port: Number(port) });
    const query = `clientId=${clientIdOf(deaf.userName)}`;
    const authorization = String(deaf.browser.token);
    socket.write(
      `GET /app${pathOf(subscribe)}?${query} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once('readable', resolve));
    const stream = await openAt(erp.server.url, other);
    for (let count = 0; count < 40; count += 1) {
      await write(deaf.companyId, null, [deaf.userId], 'never read', 'x'.repeat(250_000));
    }
    await write(other.companyId, null, [other.userId], 'heard all the same');
    await stream.until(({ messages }) => messages.length === 1);
    const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')).on('error', () => {}));
    socket.resume();
    await expect(closed).resolves.toBe('closed');
    stream.leave();
  });

  it('is over when the server stops: streams end, and the stop does not wait for them', async () => {
    const who = await erp.somebody();
    const node = await anotherNode();
    const stream = await openAt(node.url, who);
    await stream.until(({ events }) => events.length > 0);
    const since = performance.now();
    await node.stop();
    await stream.until(({ endedAt }) => endedAt !== undefined);
    expect(performance.now() - since).toBeLessThan(9_000);
  });

  it('is forgotten after a day, of every company', async () => {
    const [one, another] = [await erp.somebody(), await erp.somebody()];
    for (const { companyId, userId } of [one, another]) {
      for (const age of ['25 hours', '23 hours']) {
        await erp.owner.query(
          `insert into outbox_event (company_id, user_id, kind, payload, created_at) values ($1, $2, 'alarm', '{}', now() - $3::interval)`,
          [companyId, userId, age],
        );
      }
    }
    await forgetOldEvents(database);
    const { rows } = await erp.owner.query(
      `select company_id as id, count(*)::integer as left from outbox_event where company_id = any ($1) group by 1 order by 1`,
      [[one.companyId, another.companyId]],
    );
    expect(rows).toEqual([one, another].map(({ companyId }) => ({ id: companyId, left: 1 })));
  });
});

// Last: it cuts the connections of this file as well.
it('arrives also after the database has cut every connection', async () => {
  const who = await erp.somebody();
  const stream = await openAt(erp.server.url, who);
  await stream.until(({ events }) => events.length > 0);
  await erp.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const fresh = createDatabase(createPool(erp.appUrl, { max: 1, waitMs: PATIENT_MS, onError: () => {} }));
  await writerOf(fresh)(who.companyId, null, [who.userId], 'after the cut');
  await stream.until(({ messages }) => messages.length === 1);
  expect(stream.endedAt).toBeUndefined();
  stream.leave();
});
