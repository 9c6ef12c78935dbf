import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StreamEvent } from '@gemba/contract/messages/subscribe';
import { QueryObserver } from '@tanstack/react-query';
import type { Messages } from 'use-intl';
import { afterAll, expect, it, vi } from 'vitest';
import { messageState, userInfo } from '../auth/index.ts';
import { LIVE_ALARMS, LIVE_APPROVALS, liveOrder } from '../kit/client/live.ts';
import { queries } from '../kit/client/queries.ts';
import { connectSession } from '../kit/client/session-port.ts';
import { asText, stored } from '../kit/store/stored.ts';
import { loadedTexts } from '../kit/text/catalogues.ts';
import { onNotices, shownNotices } from '../kit/ui/feedback/notices.ts';
import { followMessages } from './follow-messages.ts';
import { heardSoFar } from './heard-so-far.ts';
import messages from './texts.en.ts';

const asked: string[] = [];
const streams: ServerResponse[] = [];
const server = createServer(({ url = '', headers }, response) => {
  asked.push([url, headers['last-event-id'] ?? []].flat().join(' '));
  const isStream = url.includes('/subscribe');
  response.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/json' });
  if (!isStream) return void response.end(JSON.stringify({ code: 200, msgCode: 'OK', success: true, data: {} }));
  response.flushHeaders();
  streams.push(response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const { port } = server.address() as AddressInfo;
const realFetch = globalThis.fetch;
const listeners = new Map<string, () => void>();
const page = {
  cookie: '',
  visibilityState: 'visible',
  addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
  removeEventListener() {},
};
vi.stubGlobal('__APP_VERSION__', '1.0.0');
vi.stubGlobal('document', page);
vi.stubGlobal('window', page);
vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(`http://127.0.0.1:${port}${path}`, init));
connectSession({ token: () => 'good', person: () => '/buyer', renew: async () => false, lost: () => undefined });
const deciding = { named: { po: 'PO {number}' } };
loadedTexts.set({ language: 'en-US', messages: { messages, deciding } as unknown as Messages });

const tell = (id: string, ...events: StreamEvent[]) =>
  streams.at(-1)?.write(`id: ${id}\n${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')}`);
const letter = (id: number, total: number): StreamEvent => ({
  type: 'message',
  total,
  message: { id, sender: 'Ida', sendDate: '2026-11-15T05:10:00Z', title: `Letter ${id}`, content: '…' },
});
const soon = (isTrue: () => boolean) => vi.waitFor(() => expect(isTrue()).toBe(true), { interval: 5, timeout: 5_000 });
const noticed = () => shownNotices().map(({ text }) => text);

it('counts, shows each new message once, leads to an alarm, and goes on where it was', async () => {
  userInfo.set({ username: 'buyer', password: '' });
  stored('token', asText).set('good');
  heardSoFar.add({ cursor: 'where it was', lastId: 5 });
  const toAddress = vi.fn<(href: string) => void>();
  const stop = followMessages({ toAddress });
  await soon(() => streams.length === 1 && messageState.get().isConnected);
  expect(asked[0]).toBe('/app/message/sse/subscribe?clientId=BUYER_APP where it was');

  tell('next', { type: 'total', total: 4 }, letter(5, 4), letter(7, 5), letter(6, 6), letter(7, 6));
  await soon(() => messageState.get().messageCount === 6);
  await soon(() => noticed().length === 2);
  expect(noticed()).toEqual(['Letter 7', 'Letter 6']);
  expect(shownNotices()[0]).toMatchObject({ kind: 'notice', title: 'New message from Ida' });
  shownNotices()[1]?.action?.onClick();
  expect(toAddress).toHaveBeenCalledWith('/setting/message-detail/6');
  await soon(() => asked.includes('/app/getVersion'));
  expect(heardSoFar.get()).toMatchObject({ cursor: 'next', lastId: 7 });

  tell('last', { type: 'alarm', alarm: { id: 31 } });
  await soon(() => noticed().includes('An alarm needs your attention.'));
  shownNotices().at(-1)?.action?.onClick();
  expect(toAddress).toHaveBeenCalledWith('/alarmDetail/31');

  tell('twice', { type: 'alarm', alarm: { id: 31, event: 2 } });
  tell('again', { type: 'alarm', alarm: { id: 31, event: 2 } }, { type: 'alarm', alarm: { id: 31, event: 4 } });
  tell('waits', { type: 'approval', order: { type: 'po', number: '7' } });
  await soon(() => noticed().includes('PO 7'));
  expect(noticed().filter((text) => text === 'An alarm needs your attention.')).toHaveLength(3);
  shownNotices().at(-1)?.action?.onClick();
  expect(toAddress).toHaveBeenCalledWith('/poDetail?poNumber=7');
  stop();
  await soon(() => !messageState.get().isConnected);
});

it('reads again what an open screen shows: the order and the counts that were named, and after a cut all of them', async () => {
  stored('token', asText).set('good');
  const reads: string[] = [];
  const watch = (meta: { live: string }) =>
    new QueryObserver(queries, {
      queryKey: [meta.live],
      queryFn: () => reads.push(meta.live),
      meta,
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => {});
  const leave = [liveOrder('po', '7'), liveOrder('po', '8'), LIVE_APPROVALS, LIVE_ALARMS].map(watch);
  await soon(() => reads.length === 4);
  // Events of the story before may still wait for their moment.
  await new Promise((resolve) => setTimeout(resolve, 600));
  reads.length = 0;
  const before = streams.length;
  const stop = followMessages({ toAddress: () => undefined });
  await soon(() => streams.length === before + 1 && messageState.get().isConnected);
  const order = { type: 'po', number: '7' } as const;
  tell('moved', { type: 'orderChanged', order, waiting: false }, { type: 'orderChanged', order, waiting: false });
  await soon(() => reads.length > 0);
  expect(reads.splice(0)).toEqual(['po 7']);
  tell('decided', { type: 'orderChanged', order, waiting: true });
  await soon(() => reads.length > 1);
  expect(reads.splice(0)).toEqual(['po 7', 'approvals']);
  tell('handled', { type: 'alarmChanged', alarm: { id: 32 }, openAlarms: 3 });
  await soon(() => reads.length > 0);
  expect(messageState.get().openAlarms).toBe(3);
  expect(reads.splice(0)).toEqual(['alarms']);
  streams.at(-1)?.end();
  await soon(() => reads.length > 3);
  expect(reads).toEqual(['po 7', 'po 8', 'approvals', 'alarms']);
  stop();
  // Nobody says any more when it changes.
  expect(messageState.get().openAlarms).toBe(0);
  for (const end of leave) end();
});

it('does not ask for the stream of somebody who has gone: another tab may have signed out a moment ago', async () => {
  stored('token', asText).remove();
  const before = asked.length;
  const stop = followMessages({ toAddress: () => undefined });
  await navigator.locks.request('gemba-stream /buyer', { ifAvailable: true }, (lock) => expect(lock).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toHaveLength(before);
  stop();
});

it('shows each message and each alarm once over a hundred cuts, although the server says again what it is not sure of', async () => {
  stored('token', asText).set('good');
  heardSoFar.add({ cursor: 'begin', lastId: 100 });
  const [earlier, seen] = [new Set(shownNotices().map(({ id }) => id)), new Map<number, string>()];
  const unsubscribe = onNotices(() => {
    for (const { id, title, text } of shownNotices())
      if (!earlier.has(id)) seen.set(id, title === 'Production alarm' ? 'alarm' : (text as string));
  });
  let ended = streams.length;
  const stop = followMessages({ toAddress: () => undefined });
  const events: StreamEvent[] = [];
  for (let cut = 0; cut < 100; cut += 1) {
    await soon(() => {
      // The pause before the next attempt is cut short, as by a network that is back.
      if (streams.length === ended) listeners.get('online')?.();
      return streams.length > ended;
    });
    events.push(letter(101 + cut, 1), { type: 'alarm', alarm: { id: 1, event: cut } });
    tell(`cursor ${cut}`, ...events.slice(-2 - (cut % 7) * 2));
    await soon(() => heardSoFar.get().cursor === `cursor ${cut}`);
    streams.at(-1)?.end();
    ended = streams.length;
  }
  await soon(() => seen.size >= 200);
  stop();
  unsubscribe();
  const said = [...seen.values()];
  const titles = said.filter((text) => text !== 'alarm');
  expect(titles).toEqual(Array.from({ length: 100 }, (_, index) => `Letter ${101 + index}`));
  expect(said.length - titles.length).toBe(100);
});
