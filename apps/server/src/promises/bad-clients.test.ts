import { describe, expect, it } from 'vitest';
import { memoryInUse as memory } from '../testing/memory.ts';
import { openStream } from '../testing/stream-client.ts';
import { LONG } from '../testing/sweep.ts';
import { startOwnApp } from '../testing/test-app.ts';
import { openSockets, rawClientOf, request, until } from './testing/bad-clients.ts';

/** Clients that hang up, send slowly or say half a request cost what they send, for as long as they are there. */
const COUNT = LONG ? 1_000 : 30;
const MINUTES = 5 * 60_000;
const MB = 1_048_576;

const erp = await startOwnApp();
const openClient = rawClientOf(erp.server.url);
const clients = (count: number) => Promise.all(Array.from({ length: count }, openClient));
const json = { 'content-type': 'application/json', 'content-length': 1_000 };
const troubles = () => erp.log.filter((line) => !line.includes('"level":"info"'));

type Somebody = Awaited<ReturnType<typeof erp.somebody>>;
const halves = ({ userName, browser }: Somebody) => {
  const authorization = browser.token;
  const xsrf = browser.cookies.get('XSRF-TOKEN');
  const form = {
    authorization,
    cookie: `XSRF-TOKEN=${xsrf}`,
    'x-xsrf-token': xsrf,
    'idempotency-key': 'of a client that hangs up',
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 1_000,
  };
  return [
    request('POST', '/login', json, '{"companyCode":'),
    request('GET', '/getVersion'),
    request('GET', '/sessions', { authorization }),
    request('GET', '/sessions', { authorization, accept: 'text/csv' }),
    request('GET', `/message/sse/subscribe?clientId=${userName.toUpperCase()}_APP`, { authorization }),
    request(
      'POST',
      '/documents',
      form,
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
    ),
    'GET /app/vers',
  ];
};

/** Nobody is left: every socket of the sweep is closed on both sides, no error was logged, no memory was kept. */
async function expectNothingLeft(sweep: () => Promise<void>) {
  erp.log.length = 0;
  const before = { sockets: openSockets(), memory: memory() };
  await sweep();
  await until(() => openSockets() <= before.sockets);
  expect(troubles()).toEqual([]);
  erp.log.length = 0;
  const [first, last] = [before.memory, memory()].map((bytes) => Math.round(bytes / MB));
  if (LONG) process.stdout.write(`${COUNT} clients: memory before ${first} MB, after ${last} MB\n`);
  expect(last).toBeLessThan((first as number) + 10);
}

describe(`${COUNT} clients`, () => {
  it('that hang up at any moment leave nothing behind', { timeout: MINUTES }, async () => {
    const who = await erp.somebody();
    const texts = halves(who);
    const hangUp = async () => {
      const opened = await clients(COUNT);
      for (const [index, client] of opened.entries()) {
        client.send(texts[index % texts.length] as string);
        if (index % 2 === 0) client.vanish();
        else setImmediate(client.vanish);
      }
      await Promise.all(opened.map(({ untilClosed }) => untilClosed));
    };
    // Once before: the first time also pays for what is compiled and kept.
    await hangUp();
    await expectNothingLeft(hangUp);
    const tablet = await erp.signIn(who.companyCode, who.userName);
    const stream = await openStream({ url: erp.server.url, token: tablet.token, userName: who.userName });
    expect(stream.answer.status).toBe(200);
    stream.leave();
  });

  it('that send a byte at a time are let go when their call should be over', { timeout: MINUTES }, async () => {
    await expectNothingLeft(async () => {
      const opened = await clients(COUNT);
      for (const { send } of opened) send(request('POST', '/login', json, '{'));
      const dripping = setInterval(() => {
        for (const { send, socket } of opened) if (socket.writable) send(' ');
      }, 500);
      await Promise.all(opened.map(({ untilClosed }) => untilClosed));
      clearInterval(dripping);
      for (const { received } of opened) expect(received()).toMatch(/^HTTP\/1.1 504 .*"msgCode":"timeout"/s);
    });
  });

  it('that never say what they want are let go', { timeout: MINUTES }, async () => {
    await expectNothingLeft(async () => {
      const opened = await clients(COUNT);
      for (const [index, { send }] of opened.entries())
        if (index % 2 === 0) send('POST /app/login HTTP/1.1\r\nhost: x\r\n');
      await Promise.all(opened.map(({ untilClosed }) => untilClosed));
    });
  });
});

it('ends no stream late: five clients that leave while their session is read lock nobody out', {
  timeout: MINUTES,
}, async () => {
  const { companyCode, userName, browser } = await erp.somebody();
  const tablet = await erp.signIn(companyCode, userName);
  const sockets = openSockets();
  await erp.owner.query('begin');
  await erp.owner.query('lock table session in access exclusive mode');
  const leaving = await clients(5);
  const path = `/message/sse/subscribe?clientId=${userName.toUpperCase()}_APP`;
  for (const { send } of leaving) send(request('GET', path, { authorization: browser.token }));
  await until(async () => {
    const { rows } = await erp.owner.query<{ waiting: number }>(
      `select count(*)::integer as waiting from pg_locks where not granted and relation = 'session'::regclass`,
    );
    return (rows[0]?.waiting ?? 0) >= 5 || leaving.some(({ received }) => received() !== '');
  });
  const held = openSockets();
  for (const { vanish } of leaving) vanish();
  await until(() => openSockets() <= held - 10);
  await erp.owner.query('rollback');
  const stream = () => openStream({ url: erp.server.url, token: tablet.token, userName });
  const opened = await Promise.all([stream(), stream(), stream(), stream(), stream()]);
  expect(opened.map(({ answer }) => answer.status)).toEqual([200, 200, 200, 200, 200]);
  for (const one of opened) one.leave();
  await until(() => openSockets() <= sockets + 16);
});

it('closes the connection of a caller that has its answer and goes on sending', { timeout: MINUTES }, async () => {
  const client = await openClient();
  client.send(request('GET', '/getVersion', json, '{'));
  await client.untilClosed;
  expect(client.received()).toMatch(/^HTTP\/1.1 200 /);
});

it('counts a caller that hangs up: the rate limit holds for it too', { timeout: MINUTES }, async () => {
  const own = await startOwnApp({ env: { GEMBA_REQUESTS_PER_MINUTE: '20' } });
  const openThere = rawClientOf(own.server.url);
  for (let count = 0; count < 100; count += 1) {
    const client = await openThere();
    client.send(request('POST', '/login', json, '{'));
    client.vanish();
    await client.untilClosed;
  }
  expect(await own.browser().get('/getVersion')).toMatchObject({ code: 429, msgCode: 'TOO_MANY_REQUESTS' });
  expect(own.log.filter((line) => !line.includes('"level":"info"'))).toEqual([]);
});
