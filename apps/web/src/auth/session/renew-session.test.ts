import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NotReached } from '../../kit/client/errors.ts';
import { shownNotices } from '../../kit/ui/feedback/notices.ts';
import { userInfo } from '../person/user-info.ts';
import { renewSession } from './renew-session.ts';
import { clearSession, token } from './session.ts';

const server = vi.fn<() => Promise<Response>>();
const answer = (msgCode: string, data: object | null = null) =>
  new Response(JSON.stringify({ code: data ? 200 : 403, msgCode, msg: msgCode, success: data !== null, data }));
const session = {
  token: 'new',
  expiresIn: 900,
  userInfo: { username: 'buyer', roles: [], realTime: false },
  companySetting: { companyCode: 'DEMO' },
  orderChangeApproval: false,
  keptForms: [],
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('__APP_VERSION__', '1.0.0');
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('navigator', { languages: ['en-US'] });
  vi.stubGlobal('fetch', server);
  token.set('old');
});

describe('a renewal', () => {
  it.each(['XSRF_REFUSED', 'YOUR_ACCOUNT_EXPIRED', 'USER_LOCKED', 'ALREADY_LOGOUT', 'APP_TOKEN_EXPIRED_ERROR'])(
    'refused with %s says that the session is over, and shows nothing: Login does',
    async (msgCode) => {
      server.mockResolvedValueOnce(answer(msgCode));
      await expect(renewSession('old')).resolves.toBe(false);
      expect(shownNotices()).toEqual([]);
    },
  );

  it('that is not reached says nothing of the session', async () => {
    server.mockRejectedValueOnce(new TypeError('failed'));
    await expect(renewSession('old')).rejects.toBeInstanceOf(NotReached);
  });

  it('runs once for all who ask, on plain http too, where the browser has no locks', async () => {
    expect('locks' in navigator).toBe(false);
    server.mockResolvedValueOnce(answer('OK', session));
    await expect(Promise.all([renewSession('old'), renewSession('old')])).resolves.toEqual([true, true]);
    expect(server).toHaveBeenCalledOnce();
    expect(token.get()).toBe('new');
  });

  it('is newer than a token that another tab had stored before and that is seen only now', async () => {
    server.mockImplementationOnce(async () => {
      token.set('stored before');
      return answer('OK', session);
    });
    await expect(renewSession('old')).resolves.toBe(true);
    expect(token.get()).toBe('new');
  });

  it('does not overrule somebody else who has signed in meanwhile', async () => {
    server.mockImplementationOnce(async () => {
      userInfo.set({ username: 'warehouse', password: '' });
      token.set('of somebody else');
      return answer('OK', session);
    });
    await expect(renewSession('old')).resolves.toBe(true);
    expect(token.get()).toBe('of somebody else');
  });

  it('does not bring back somebody who has signed out meanwhile', async () => {
    server.mockImplementationOnce(async () => {
      clearSession();
      return answer('OK', session);
    });
    await expect(renewSession('old')).resolves.toBe(false);
    expect(token.get()).toBe('');
  });
});
