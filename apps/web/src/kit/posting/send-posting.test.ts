import { KEY_IS_USED_UP } from '@gemba/contract/kit/envelope';
import { cancelShipper } from '@gemba/contract/shipping/shippers/cancel-shipper';
import type { Messages } from 'use-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import client from '../client/texts.en.ts';
import { loadedTexts } from '../text/catalogues.ts';
import { dismissNotice, shownNotices } from '../ui/feedback/notices.ts';
import { AGAIN_AFTER_MS, type PostingOptions, sendPosting } from './send-posting.ts';

loadedTexts.set({ language: 'en-US', messages: { client } as Messages });

const server = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
const answer = (success: boolean, msgCode = 'X', headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ code: success ? 200 : 409, msgCode, msg: 'x', notice: false, success, data: {} }), {
    headers,
  });
type Listen = (name: string, goOn: () => void) => void;
const events = { addEventListener: vi.fn<Listen>(), removeEventListener: vi.fn<Listen>() };
const keys = () =>
  server.mock.calls.map(([, request]) => (request.headers as Record<string, string>)['Idempotency-Key']);
const cancel = (options: Partial<PostingOptions> = {}) =>
  sendPosting(cancelShipper, { params: { shipperNumber: 'S7' } }, { operation: 'cancel S7', ...options }).catch(
    () => undefined,
  );

beforeEach(() => {
  vi.useFakeTimers();
  for (const { id } of shownNotices()) dismissNotice(id);
  server.mockReset();
  events.addEventListener.mockReset();
  vi.stubGlobal('__APP_VERSION__', '1.0.0');
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('window', { location: { pathname: '/shipperList', search: '' }, ...events });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** In small steps: an answer that is being read must not meet the end of the request's time. */
const settled = async <Reply>(sent: Promise<Reply>) => {
  for (let step = 0; step < 1_000; step += 1) await vi.advanceTimersByTimeAsync(100);
  return sent;
};

it('asks again under the same key when no answer came, says so, and ends the operation with the answer', async () => {
  server.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(answer(true));
  expect(await settled(cancel())).toEqual({});
  const [first, repeated] = keys();
  expect(first).toMatch(/^\w{16,64}$/);
  expect(repeated).toBe(first);
  expect(shownNotices().map(({ text }) => text)).toEqual([client.asksAgain]);
  server.mockResolvedValueOnce(answer(true));
  await cancel();
  expect(keys()[2]).not.toBe(first);
});

it('gives up after a while, tells that the server was not reached, and keeps the key for another try', async () => {
  server.mockRejectedValue(new Error('no network'));
  expect(await settled(cancel())).toBeUndefined();
  expect(shownNotices().map(({ text }) => text)).toContain(client.notReached);
  expect(keys()).toHaveLength(AGAIN_AFTER_MS.length + 1);
  server.mockResolvedValueOnce(answer(true));
  await settled(cancel());
  expect(new Set(keys()).size).toBe(1);
});

it('asks again while the server is still at it, and where a proxy answered in its place', async () => {
  server
    .mockResolvedValueOnce(answer(false, 'REQUEST_IN_PROGRESS'))
    .mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    .mockResolvedValueOnce(answer(true));
  expect(await settled(cancel())).toEqual({});
  expect(new Set(keys()).size).toBe(1);
});

it('ends an operation with a refusal that the server keeps under the key: the next one is another', async () => {
  server.mockResolvedValueOnce(answer(false, 'X', { [KEY_IS_USED_UP]: '1' })).mockResolvedValueOnce(answer(true));
  await cancel();
  await cancel();
  const [refused, next] = keys();
  expect(next).not.toBe(refused);
});

it('keeps the key after a refusal that the server does not keep: an earlier attempt may have been posted', async () => {
  server
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce(answer(false, 'TOO_MANY_REQUESTS'))
    .mockResolvedValueOnce(answer(true));
  await settled(cancel());
  await cancel();
  expect(new Set(keys()).size).toBe(1);
});

it('asks at once when the network is back, and no more once the person has left', async () => {
  events.addEventListener.mockImplementation((_, goOn) => queueMicrotask(goOn));
  server.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(answer(true));
  expect(await cancel()).toEqual({});
  const left = new AbortController();
  server.mockRejectedValueOnce(new Error('no network'));
  await cancel({ until: left.signal, onUnanswered: () => left.abort() });
  expect(server).toHaveBeenCalledTimes(3);
});
