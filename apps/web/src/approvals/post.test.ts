import { withdrawDecision } from '@gemba/contract/approvals/decide-approvals';
import type { Messages } from 'use-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import client from '../kit/client/texts.en.ts';
import { loadedTexts } from '../kit/text/catalogues.ts';
import { post } from './post.ts';

loadedTexts.set({ language: 'en-US', messages: { client } as Messages });

const server = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
const answer = (success: boolean) =>
  new Response(JSON.stringify({ code: success ? 200 : 409, msgCode: 'X', msg: 'x', notice: false, success, data: {} }));
const keys = () =>
  server.mock.calls.map(([, request]) => (request.headers as Record<string, string>)['Idempotency-Key']);
const withdraw = () => post(withdrawDecision, { params: { decisionId: '7' } }, 'withdraw:7').catch(() => undefined);

beforeEach(() => {
  server.mockReset();
  vi.stubGlobal('__APP_VERSION__', '1.0.0');
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('window', { location: { pathname: '/auditList', search: '' } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('repeats an operation that got no answer under the same key, and ends it with the answer', async () => {
  server.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(answer(true));
  await withdraw();
  await withdraw();
  const [first, repeated] = keys();
  expect(first).toMatch(/^\w{16,64}$/);
  expect(repeated).toBe(first);
  server.mockResolvedValueOnce(answer(true));
  await withdraw();
  expect(keys()[2]).not.toBe(first);
});

it('ends an operation with a refusal too: the next one is another', async () => {
  server.mockResolvedValueOnce(answer(false)).mockResolvedValueOnce(answer(true));
  await withdraw();
  await withdraw();
  const [refused, next] = keys();
  expect(next).not.toBe(refused);
});
