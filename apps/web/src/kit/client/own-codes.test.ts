import { logout } from '@gemba/contract/auth/logout';
import type { Call } from '@gemba/contract/kit/call';
import { refusals } from '@gemba/contract/kit/refusals/refusals';
import type { Messages } from 'use-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isUnknown } from '../posting/send-posting.ts';
import { loadedTexts } from '../text/catalogues.ts';
import { call } from './call.ts';
import { NotReached, Refused } from './errors.ts';
import { OWN_CODES } from './own-codes.ts';
import { connectSession } from './session-port.ts';
import client from './texts.en.ts';

loadedTexts.set({ language: 'en-US', messages: { client } as Messages });

const post: Call = { ...logout, method: 'POST', path: '/ship', posting: true, timeoutMs: 20 };
const send = () =>
  call(post, { body: {} }, { key: 'key-of-the-form-0001', quiet: true }).catch((error: unknown) => error);

const server = vi.fn<typeof fetch>();
const renew = vi.fn<() => Promise<boolean>>(async () => true);
beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('__APP_VERSION__', '1.0.0');
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('document', { cookie: '' });
  renew.mockResolvedValue(true);
  connectSession({ token: () => 'old', person: () => 'DEMO/buyer', renew, lost: () => {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('have their sentences beside those of the server', () => {
  expect(Object.values(OWN_CODES).filter((code) => !(code in refusals))).toEqual([]);
});

it('unknown: an answer that is not ours leaves open what the server did', async () => {
  server.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const error = await send();
  expect(error).toMatchObject({ name: 'Refused', msgCode: OWN_CODES.unknown });
  expect(isUnknown(error)).toBe(true);
});

it('timeout: no answer in time leaves open what the server did, whoever says so', async () => {
  server.mockImplementationOnce(
    (_url, init) => new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error()))),
  );
  const error = await send();
  expect(error).toBeInstanceOf(NotReached);
  expect(error).toMatchObject({ cause: OWN_CODES.timeout });
  expect(isUnknown(error)).toBe(true);
  expect(isUnknown(new Refused(OWN_CODES.timeout, '', null, true))).toBe(true);
});

it('tokenExpired: the session is renewed silently, and the request sent once more', async () => {
  const expired = { code: 401, msgCode: OWN_CODES.expired, msg: '', notice: false, success: false, data: null };
  server.mockResolvedValueOnce(new Response(JSON.stringify(expired)));
  server.mockResolvedValueOnce(new Response(JSON.stringify({ ...expired, code: 200, success: true, data: 'done' })));
  expect(await send()).toBe('done');
  expect(renew).toHaveBeenCalledOnce();
});
