import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { subscribe } from '@gemba/contract/messages/subscribe';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { openStream } from './open-stream.ts';
import { connectSession, type SessionPort } from './session-port.ts';

const refusal = (msgCode: string) => JSON.stringify({ code: 401, msgCode, msg: msgCode, success: false, data: null });

/** A real server: it knows the token `good`, has ended `ended`, and treats every other as expired. */
const server = createServer(({ headers }, response) => {
  if (headers.authorization === 'good') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: "after ${String(headers['last-event-id'])}"\n\n`);
    setTimeout(() => response.end('data: "later"\n\n'), 900);
    return;
  }
  response.writeHead(401, { 'content-type': 'application/json' });
  response.end(refusal(headers.authorization === 'ended' ? 'ALREADY_LOGOUT' : 'APP_TOKEN_EXPIRED_ERROR'));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());

const realFetch = globalThis.fetch;
const { port } = server.address() as AddressInfo;
let token = '';
const lost = vi.fn<SessionPort['lost']>();

beforeEach(() => {
  vi.stubGlobal('__APP_VERSION__', '1.0.0');
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(`http://127.0.0.1:${port}${path}`, init));
  lost.mockReset();
  connectSession({
    token: () => token,
    person: () => 'DEMO/buyer',
    renew: async () => {
      token = 'good';
      return true;
    },
    lost,
  });
});

const open = (definition = subscribe) =>
  openStream(definition, { query: { clientId: 'BUYER_APP' } }, { lastEventId: '7' });

it('is not cut by the patience of its call, which ends with the first answer', async () => {
  token = 'good';
  const answer = await open({ ...subscribe, timeoutMs: 600 });
  expect(await answer.text()).toBe('data: "after 7"\n\ndata: "later"\n\n');
});

it('renews an expired token and goes on', async () => {
  token = 'old';
  expect((await open()).ok).toBe(true);
  expect(lost).not.toHaveBeenCalled();
});

it('leads to Login when the session is over, as every call does', async () => {
  token = 'ended';
  await expect(open()).rejects.toMatchObject({ msgCode: 'ALREADY_LOGOUT' });
  expect(lost).toHaveBeenCalledOnce();
});
