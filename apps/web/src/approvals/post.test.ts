import { withdrawDecision } from '@gemba/contract/approvals/decide-approvals';
import type { Messages } from 'use-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import client from '../kit/client/texts.en.ts';
import { loadedTexts } from '../kit/text/catalogues.ts';
import { dismissNotice, shownNotices } from '../kit/ui/notices.ts';
import { AGAIN_AFTER_MS, post } from './post.ts';

loadedTexts.set({ language: 'en-US', messages: { client } as Messages });

const server = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
const answer = (success: boolean, msgCode = 'X') =>
  new Response(JSON.stringify({ code: success ? 200 : 409, msgCode, msg: 'x', notice: false, success, data: {} }));
const keys = () =>
  server.mock.calls.map(([, request]) => (request.headers as Record<string, string>)['Idempotency-Key']);
const withdraw = () => post(withdrawDecision, { params: { decisionId: '7' } }, 'withdraw:7').catch(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  for (const { id } of shownNotices()) dismissNotice(id);
  server.mockReset();
  vi.stubGlobal('__APP_VERSION__', '1.0.0');
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('window', { location: { pathname: '/auditList', search: '' } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = async <Reply>(sent: Promise<Reply>) => {
  await vi.runAllTimersAsync();
  return sent;
};

it('asks again under the same key when no answer came, says so, and ends the operation with the answer', async () => {
  server.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(answer(true));
  expect(await settled(withdraw())).toEqual({});
  const [first, repeated] = keys();
  expect(first).toMatch(/^\w{16,64}$/);
  expect(repeated).toBe(first);
  expect(shownNotices().map(({ text }) => text)).toEqual([client.asksAgain]);
  server.mockResolvedValueOnce(answer(true));
  await withdraw();
  expect(keys()[2]).not.toBe(first);
});

it('gives up after a while, tells that the server was not reached, and keeps the key for another try', async () => {
  server.mockRejectedValue(new Error('no network'));
  expect(await settled(withdraw())).toBeUndefined();
  expect(shownNotices().map(({ text }) => text)).toContain(client.notReached);
  expect(keys()).toHaveLength(AGAIN_AFTER_MS.length + 1);
  server.mockResolvedValueOnce(answer(true));
  await settled(withdraw());
  expect(new Set(keys()).size).toBe(1);
});

it('asks again while the server is still at it, and where a proxy answered in its place', async () => {
  server
    .mockResolvedValueOnce(answer(false, 'REQUEST_IN_PROGRESS'))
    .mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    .mockResolvedValueOnce(answer(true));
  expect(await settled(withdraw())).toEqual({});
  expect(new Set(keys()).size).toBe(1);
});

it('ends an operation with a refusal too: the next one is another', async () => {
  server.mockResolvedValueOnce(answer(false)).mockResolvedValueOnce(answer(true));
  await withdraw();
  await withdraw();
  const [refused, next] = keys();
  expect(next).not.toBe(refused);
});
