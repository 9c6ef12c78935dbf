import { logout } from '@gemba/contract/auth/logout';
import type { Call } from '@gemba/contract/kit/call';
import { KEY_IS_USED_UP } from '@gemba/contract/kit/envelope';
import type { Messages } from 'use-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadedTexts } from '../text/catalogues.ts';
import { shownNotices } from '../ui/feedback/notices.ts';
import { call } from './call.ts';
import { endsOperation, NotReached, Refused } from './errors.ts';
import { fetchFile } from './fetch-file.ts';
import type { CallOptions } from './request.ts';
import { connectSession, type SessionPort } from './session-port.ts';
import client from './texts.en.ts';

loadedTexts.set({ language: 'en-US', messages: { client } as Messages });

/** A posting like one of the contract; its schemas are the server's business. */
const post: Call = {
  ...logout,
  method: 'POST',
  path: '/ship/:soNumber',
  posting: true,
};
const KEY = 'key-of-the-form-0001';
const input = { params: { soNumber: 'SO/1 (A)' }, body: { quantity: '1' } };
const postOnce = (options: CallOptions = {}) => call(post, input, { key: KEY, ...options });
const done = { code: 200, msgCode: 'OK', msg: '', notice: false, success: true, data: { shipperNumber: 'S1' } };
const refused = (code: number, msgCode: string, msg = msgCode) => ({
  ...done,
  code,
  msgCode,
  msg,
  success: false,
  data: null,
});

const server = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
const answers = (...all: object[]) => {
  for (const answer of all) server.mockResolvedValueOnce(new Response(JSON.stringify(answer)));
};
const sentHeaders = (index: number) => server.mock.calls[index]?.[1].headers as Record<string, string>;
const session = {
  token: vi.fn<SessionPort['token']>(),
  person: vi.fn<SessionPort['person']>(),
  renew: vi.fn<SessionPort['renew']>(),
  lost: vi.fn<SessionPort['lost']>(),
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('__APP_VERSION__', '1.0.0');
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('document', { cookie: 'a=b; XSRF-TOKEN=x%20y' });
  session.token.mockReturnValue('old');
  session.person.mockReturnValue('DEMO/buyer');
  session.renew.mockResolvedValue(true);
  connectSession(session);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a call', () => {
  it('knows from the server whether a refusal is the last word under its key', async () => {
    const no = JSON.stringify(refused(409, 'PART_IS_HOLD'));
    server.mockResolvedValueOnce(new Response(no, { headers: { [KEY_IS_USED_UP]: '1' } }));
    server.mockResolvedValueOnce(new Response(no));
    answers(refused(409, 'IDEMPOTENCY_KEY_REUSED'));
    const ends = async () => endsOperation(await postOnce({ quiet: true }).catch((error: unknown) => error));
    expect([await ends(), await ends(), await ends()]).toEqual([true, false, true]);
  });

  it('sends what the contract says, with token, language, version, XSRF header, key and the time of the device', async () => {
    answers(done);
    expect(await postOnce()).toEqual({ shipperNumber: 'S1' });
    const [url, request] = server.mock.calls[0] ?? [];
    expect(url).toBe('/app/ship/SO%2F1%20(A)');
    expect(request).toMatchObject({ method: 'POST', body: '{"quantity":"1"}' });
    expect(sentHeaders(0)).toMatchObject({
      Lang: 'en_US',
      Authorization: 'old',
      'X-XSRF-TOKEN': 'x y',
      'X-App-Version': '1.0.0',
      'Idempotency-Key': KEY,
      'X-Device-Time': expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('sends a file as a form whose type the browser writes', async () => {
    answers(done);
    const file = { content: new Blob(['%PDF']), name: 'W00-10/100(A)_B_en.pdf' };
    await postOnce({ file });
    const form = server.mock.calls[0]?.[1].body as FormData;
    expect(form.get('meta')).toBe('{"quantity":"1"}');
    expect(form.get('file')).toMatchObject({ name: 'W00-10/100(A)_B_en.pdf', size: 4 });
    expect(sentHeaders(0)).not.toHaveProperty('Content-Type');
  });

  it('answers the bytes of a file, and the refusal where there is none', async () => {
    server.mockResolvedValueOnce(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
    expect(await (await fetchFile(logout, {})).text()).toBe('%PDF');
    const body = JSON.stringify(refused(404, 'DOCUMENT_NOT_FOUND'));
    server.mockResolvedValueOnce(
      new Response(body, { status: 404, headers: { 'content-type': 'application/json; charset=utf-8' } }),
    );
    await expect(fetchFile(logout, {})).rejects.toMatchObject({ msgCode: 'DOCUMENT_NOT_FOUND' });
  });

  it('repeats a busy request once with the same key, then gives up', async () => {
    answers(refused(503, 'SERVER_BUSY'), refused(503, 'SERVER_BUSY'), done);
    await expect(postOnce()).rejects.toMatchObject({ msgCode: 'SERVER_BUSY', shown: true });
    expect(server).toHaveBeenCalledTimes(2);
    expect(sentHeaders(0)['Idempotency-Key']).toBe(sentHeaders(1)['Idempotency-Key']);
  });

  it('tells that the server stays busy where the caller tells the rest, and nothing in the background', async () => {
    answers(...Array(4).fill(refused(503, 'SERVER_BUSY')), refused(404, 'PART_NOT_EXIST'));
    await expect(postOnce({ quiet: true })).rejects.toMatchObject({ msgCode: 'SERVER_BUSY', shown: true });
    await expect(postOnce({ quiet: 'background' })).rejects.toMatchObject({ shown: false });
    await expect(postOnce({ quiet: true })).rejects.toMatchObject({ shown: false });
  });

  it('renews an expired token once and sends the request again with the same key and the new token', async () => {
    answers(refused(401, 'APP_TOKEN_EXPIRED_ERROR'), done);
    session.renew.mockImplementation(async () => {
      session.token.mockReturnValue('new');
      return true;
    });
    await expect(postOnce()).resolves.toEqual({ shipperNumber: 'S1' });
    expect(sentHeaders(1)).toMatchObject({
      Authorization: 'new',
      'Idempotency-Key': sentHeaders(0)['Idempotency-Key'],
    });
    expect(session.renew).toHaveBeenCalledWith('old');
    expect(session.lost).not.toHaveBeenCalled();
  });

  it.each(['ALREADY_LOGOUT', 'APP_USER_INFO_ERROR', 'NOT_SIGNED_IN'])(
    '%s ends the session without a renewal',
    async (msgCode) => {
      answers(refused(401, msgCode, 'Sign in again.'));
      await expect(postOnce()).rejects.toBeInstanceOf(Refused);
      expect(session.renew).not.toHaveBeenCalled();
      expect(session.lost).toHaveBeenCalledWith('Sign in again.');
    },
  );

  it.each(['JWT expired at 2026-01-01', 'token expired', 'Token has expired'])(
    '"%s" counts as expired',
    async (msg) => {
      answers(refused(401, 'unknown', msg), done);
      await postOnce();
      expect(session.renew).toHaveBeenCalledOnce();
    },
  );

  it('ends the session when the renewal is refused, and keeps it when the renewal was not reached', async () => {
    answers(refused(401, 'APP_TOKEN_EXPIRED_ERROR'), refused(401, 'APP_TOKEN_EXPIRED_ERROR'));
    session.renew.mockResolvedValueOnce(false).mockRejectedValueOnce(new NotReached('network'));
    await expect(postOnce()).rejects.toBeInstanceOf(Refused);
    expect(session.lost).toHaveBeenCalledOnce();
    await expect(postOnce()).rejects.toBeInstanceOf(NotReached);
    expect(session.lost).toHaveBeenCalledOnce();
  });

  describe('answered when its token is not the one in use any more', () => {
    const answersAfter = (meanwhile: () => void, ...all: object[]) => {
      server.mockImplementationOnce(async () => {
        meanwhile();
        return new Response(JSON.stringify(all[0]));
      });
      answers(...all.slice(1));
    };
    const newPassword = () => void session.token.mockReturnValue('new');

    it('is sent once more with the new one, and the new session lives on', async () => {
      answersAfter(newPassword, refused(401, 'ALREADY_LOGOUT'), done);
      await expect(postOnce()).resolves.toEqual({ shipperNumber: 'S1' });
      expect(sentHeaders(1)).toMatchObject({
        Authorization: 'new',
        'Idempotency-Key': sentHeaders(0)['Idempotency-Key'],
      });
      expect(session.lost).not.toHaveBeenCalled();
    });

    it('is sent once more too when the renewal of the old one was refused', async () => {
      answersAfter(newPassword, refused(401, 'APP_TOKEN_EXPIRED_ERROR'), done);
      session.renew.mockResolvedValueOnce(false);
      await expect(postOnce()).resolves.toEqual({ shipperNumber: 'S1' });
      expect(session.lost).not.toHaveBeenCalled();
    });

    it('ends the session when the new one is refused as well, after two sendings', async () => {
      answersAfter(newPassword, refused(401, 'ALREADY_LOGOUT'), refused(401, 'ALREADY_LOGOUT'), done);
      await expect(postOnce()).rejects.toBeInstanceOf(Refused);
      expect(server).toHaveBeenCalledTimes(2);
      expect(session.lost).toHaveBeenCalledOnce();
    });

    it('is never sent as another person, nor ends the session of that one', async () => {
      const anotherPerson = () => {
        newPassword();
        session.person.mockReturnValue('DEMO/sales');
      };
      answersAfter(anotherPerson, refused(401, 'ALREADY_LOGOUT'), done);
      await expect(postOnce()).rejects.toBeInstanceOf(Refused);
      expect(server).toHaveBeenCalledOnce();
      expect(session.lost).not.toHaveBeenCalled();
    });

    it('says nothing to somebody who has signed out meanwhile', async () => {
      answersAfter(() => void session.token.mockReturnValue(''), refused(401, 'ALREADY_LOGOUT'), done);
      await expect(postOnce()).rejects.toBeInstanceOf(Refused);
      expect(server).toHaveBeenCalledOnce();
      expect(session.lost).not.toHaveBeenCalled();
    });
  });

  it('does not send a posting without a key', async () => {
    await expect(call(post, input)).rejects.toThrow('send it with sendPosting');
    expect(server).not.toHaveBeenCalled();
  });

  it('leaves a refusal to the caller that asked for it, a notice to the screen, and an exception to nobody', async () => {
    answers(
      refused(400, 'INVALID_INPUT'),
      { ...refused(409, 'X'), notice: true },
      refused(500, 'X', 'SQLException'),
      refused(409, 'X'),
    );
    const shown = () => postOnce({ quiet: ['INVALID_INPUT'] }).catch((error: Refused) => error.shown);
    expect([await shown(), await shown(), await shown(), await shown()]).toEqual([false, false, false, true]);
  });

  it('never hands an exception or an empty sentence to a screen', async () => {
    answers(refused(500, 'SERVER_ERROR', 'java.lang.Exception: boom'), refused(500, 'SERVER_ERROR', ''));
    const message = () => postOnce({ quiet: true }).catch((error: Refused) => error.message);
    expect([await message(), await message()]).toEqual(['request error', 'request error']);
    answers(refused(401, 'ALREADY_LOGOUT', 'TokenException'));
    await postOnce().catch(() => undefined);
    expect(session.lost).toHaveBeenCalledWith('request error');
  });

  it('says the same error of several calls once while its words are still there', async () => {
    server.mockRejectedValue(new TypeError('failed'));
    await Promise.allSettled([postOnce(), postOnce()]);
    expect(shownNotices().filter(({ text }) => text === 'server connection failed')).toHaveLength(1);
  });

  it('makes a refusal of whatever a proxy on the way answers', async () => {
    server.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(postOnce()).rejects.toMatchObject({ msgCode: 'unknown', data: {} });
  });

  it('tells a failed network from an answer that took too long', async () => {
    server.mockRejectedValueOnce(new TypeError('failed'));
    await expect(postOnce()).rejects.toMatchObject({ cause: 'network' });
    server.mockImplementationOnce(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    await expect(postOnce({ timeoutMs: 20 })).rejects.toMatchObject({ cause: 'timeout' });
  });
});
