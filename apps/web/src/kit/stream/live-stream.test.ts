import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AFTER_ERROR_MS, AFTER_RESTART_MS, liveStream, SILENCE_MS } from './live-stream.ts';

/** A real server whose streams the test controls. */
type Opened = { request: IncomingMessage; response: ServerResponse };
const opened: Opened[] = [];
let refusing = false;
const server = createServer((request, response) => {
  opened.push({ request, response });
  response.writeHead(refusing ? 503 : 200, { 'content-type': 'text/event-stream' });
  if (refusing) response.end();
  else response.flushHeaders();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let position: string | undefined;
const heard: unknown[] = [];
const states: boolean[] = [];
let live: ReturnType<typeof liveStream>;

const start = () => {
  live = liveStream({
    open: async (lastEventId, signal) => {
      const answer = await fetch(url, { signal, headers: lastEventId ? { 'last-event-id': lastEventId } : {} });
      if (!answer.ok) throw new Error('refused');
      return answer;
    },
    lastEventId: () => position,
    heardUpTo: (id) => {
      position = id;
    },
    heard: (event) => void heard.push(event),
    connected: (is) => void states.push(is),
  });
};
/** In real time: `vi.waitFor` would advance the fake clock. */
const soon = async (isTrue: () => boolean) => {
  const until = performance.now() + 5_000;
  while (!isTrue() && performance.now() < until) await turn();
  expect(isTrue()).toBe(true);
};
const turn = () => new Promise((resolve) => setImmediate(resolve));
const last = () => opened.at(-1) as Opened;
const untilOpened = (count: number) => soon(() => opened.length === count && states.at(-1) !== undefined);
/** Advances the clock and gives everything due its moment on the wire. */
const pass = async (ms: number) => {
  vi.advanceTimersByTime(ms);
  for (let times = 0; times < 20; times += 1) await turn();
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  opened.length = heard.length = states.length = 0;
  position = undefined;
  refusing = false;
  start();
  await soon(() => states.at(-1) === true);
});
afterEach(() => {
  live.stop();
  vi.useRealTimers();
});

/** Nothing opens one moment before, and it does then. */
const expectAgainAfter = async (ms: number) => {
  const before = opened.length;
  await pass(ms - 1);
  expect(opened).toHaveLength(before);
  await pass(1);
  await untilOpened(before + 1);
};

describe('a live stream', () => {
  it('hears what comes, in whatever pieces, and goes on from there after a second when the server ends it', async () => {
    const { response } = last();
    for (const piece of ['id: 7\nda', 'ta: {"type":"to', 'tal","total":3}\n', '\ndata: {"type":"heartbeat"}\n\n']) {
      response.write(piece);
      await pass(1);
    }
    await soon(() => heard.length === 2);
    expect(heard).toEqual([{ type: 'total', total: 3 }, { type: 'heartbeat' }]);
    response.end();
    await soon(() => states.at(-1) === false);
    await expectAgainAfter(AFTER_RESTART_MS);
    expect(last().request.headers['last-event-id']).toBe('7');
  });

  it('comes back five seconds after an error, as often as it takes', async () => {
    refusing = true;
    last().response.destroy();
    await soon(() => states.at(-1) === false);
    await expectAgainAfter(AFTER_ERROR_MS);
    refusing = false;
    await expectAgainAfter(AFTER_ERROR_MS);
    await soon(() => states.at(-1) === true);
  });

  it('comes back a second after 40 s in which nothing came; a heartbeat is something', async () => {
    await pass(SILENCE_MS - 1);
    last().response.write('data: {"type":"heartbeat"}\n\n');
    await soon(() => heard.length === 1);
    await pass(SILENCE_MS - 1);
    expect(opened).toHaveLength(1);
    await pass(1);
    await soon(() => states.at(-1) === false);
    await expectAgainAfter(AFTER_RESTART_MS);
  });

  it('comes back at once when the page is looked at: out of a pause, or after a heartbeat was missed', async () => {
    live.check();
    await pass(0);
    expect(opened).toHaveLength(1);
    last().response.destroy();
    await soon(() => states.at(-1) === false);
    live.check();
    await untilOpened(2);
    await soon(() => states.at(-1) === true);
    vi.setSystemTime(Date.now() + 21_000);
    live.check();
    await soon(() => states.at(-1) === false);
    await pass(0);
    await untilOpened(3);
  });

  it('is over when it is stopped', async () => {
    const gone = new Promise((resolve) => last().response.once('close', () => resolve('gone')));
    live.stop();
    await expect(gone).resolves.toBe('gone');
    await pass(SILENCE_MS);
    expect(opened).toHaveLength(1);
  });
});
