import type { SessionRow } from '@gemba/contract/auth/list-sessions';
import type { SessionAnswer } from '@gemba/contract/auth/session-answer';
import { describe, expect, it } from 'vitest';
import { type Answer, Browser } from '../testing/browser.ts';
import { PASSWORD, startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();
const menu = (browser: Browser) => browser.get('/getMenuPermission');

/** The same session in the hands of somebody who copied the token and the cookies. */
const copyOf = (browser: Browser) => {
  const copy = new Browser(erp.server.url);
  copy.token = browser.token;
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
};

const change = (userId: number, what: string) =>
  erp.owner.query(`update app_user set ${what} where user_id = $1`, [userId]);

describe('a browser that lost its cookies', () => {
  it('gets its XSRF pair back with whatever it reads next, so that reloading helps', async () => {
    const { browser } = await erp.somebody();
    browser.cookies.clear();
    const keepForms = () => browser.send('/app/keptForms', { method: 'PUT', body: { forms: [] } });
    expect(await keepForms()).toMatchObject({ msgCode: 'XSRF_REFUSED' });
    expect(await browser.get('/nothing')).toMatchObject({ code: 404 });
    expect([...browser.cookies.keys()]).toEqual([]);
    const { headers } = await menu(browser);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=[^;]+; Max-Age=2592000; Path=\/; SameSite=Strict$/),
    ]);
    expect(await keepForms()).toMatchObject({ success: true });
    expect((await menu(browser)).headers.getSetCookie()).toEqual([]);
  });

  it('gets it with a refusal and with a page of a list too, and nobody gets it without a session', async () => {
    const { browser } = await erp.somebody({ roles: [] });
    for (const path of ['/parts', '/sessions?limit=x', '/sessions']) {
      browser.cookies.clear();
      await browser.get(path);
      expect([path, ...browser.cookies.keys()]).toEqual([path, 'XSRF-TOKEN']);
    }
    browser.cookies.clear();
    browser.token = `${browser.token}A`;
    await menu(browser);
    expect([...browser.cookies.keys()]).toEqual([]);
  });
});

describe('a token that was revoked stops at the next call', () => {
  it('after logging out', async () => {
    const { browser } = await erp.somebody();
    const copied = copyOf(browser);
    expect(await browser.post('/logout')).toMatchObject({ success: true });
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(await menu(copied)).toMatchObject({ code: 401, msgCode: 'ALREADY_LOGOUT' });
    expect(await copied.post('/refresh')).toMatchObject({ msgCode: 'ALREADY_LOGOUT' });
  });

  it('after being signed out from another device', async () => {
    const { companyCode, userName, browser } = await erp.somebody();
    const phone = await erp.signIn(companyCode, userName);
    const { data } = await browser.get<{ items: SessionRow[] }>('/sessions');
    const other = data.items.find((session) => !session.current);
    expect(await browser.post(`/sessions/${other?.sessionId}/revoke`)).toMatchObject({ success: true });
    expect(await menu(phone)).toMatchObject({ msgCode: 'ALREADY_LOGOUT' });
    expect(await menu(browser)).toMatchObject({ success: true });
    expect(await browser.post(`/sessions/${other?.sessionId}/revoke`)).toMatchObject({
      code: 404,
      msgCode: 'SESSION_NOT_EXIST',
    });
  });

  it('after an administrator locked the user, for the token and for the refresh cookie', async () => {
    const { userId, browser } = await erp.somebody();
    await change(userId, `status = 'LOCKED'`);
    expect(await menu(browser)).toMatchObject({ msgCode: 'USER_LOCKED' });
    expect(await browser.post('/refresh')).toMatchObject({ msgCode: 'USER_LOCKED' });
  });

  it('after the user was disabled or its roles changed', async () => {
    const [disabled, lessened] = [await erp.somebody(), await erp.somebody()];
    await change(disabled.userId, `status = 'DISABLED'`);
    await change(lessened.userId, `roles = '{FIND_PART}'`);
    for (const { browser } of [disabled, lessened]) {
      expect(await menu(browser)).toMatchObject({ msgCode: 'APP_USER_INFO_ERROR' });
      expect(await browser.post('/refresh')).toMatchObject({ msgCode: 'APP_USER_INFO_ERROR' });
    }
  });

  it('after the account has run out', async () => {
    const { userId, browser } = await erp.somebody();
    await change(userId, 'expires_on = current_date - 1');
    expect(await menu(browser)).toMatchObject({ msgCode: 'YOUR_ACCOUNT_EXPIRED' });
  });

  it('after a change of the password, also the token of the device that changed it, which gets a new one', async () => {
    const { companyCode, userName, browser } = await erp.somebody();
    const [thief, phone] = [copyOf(browser), await erp.signIn(companyCode, userName)];
    const wanted = 'a whole new sentence';
    const changed = await browser.post<SessionAnswer>('/changePassword', {
      currentPassword: PASSWORD,
      newPassword: wanted,
    });
    expect(changed).toMatchObject({ success: true });
    for (const old of [thief, phone]) expect(await menu(old)).toMatchObject({ msgCode: 'ALREADY_LOGOUT' });
    browser.token = changed.data.token;
    expect(await menu(browser)).toMatchObject({ success: true });
    await expect(erp.signIn(companyCode, userName)).rejects.toThrow('WRONG_PASSWORD');
    await erp.signIn(companyCode, userName, wanted);
  });
});

describe('an expired token', () => {
  it('is told apart from a revoked one, and the refresh cookie gives a new one', async () => {
    const { browser } = await erp.somebody();
    const expired = browser.token;
    await erp.owner.query(`update session set token_expires_at = now() - interval '1 second'`);
    expect(await menu(browser)).toMatchObject({ code: 401, msgCode: 'APP_TOKEN_EXPIRED_ERROR' });
    const renewed = await browser.post<SessionAnswer>('/refresh');
    expect(renewed).toMatchObject({ success: true, data: { expiresIn: 900 } });
    expect(renewed.data.token).not.toBe(expired);
    browser.token = renewed.data.token;
    expect(await menu(browser)).toMatchObject({ success: true });
  });

  it('cannot be renewed after twelve idle hours or thirty days', async () => {
    for (const column of ['idle_expires_at', 'expires_at']) {
      const { userId, browser } = await erp.somebody();
      await erp.owner.query(`update session set ${column} = now() where user_id = $1`, [userId]);
      expect(await browser.post('/refresh')).toMatchObject({ msgCode: 'APP_TOKEN_EXPIRED_ERROR' });
    }
  });
});

describe('the refresh cookie', () => {
  const letTimePass = (userId: number, interval: string) =>
    erp.owner.query('update session set refreshed_at = refreshed_at - $2::interval where user_id = $1', [
      userId,
      interval,
    ]);

  const expectOver = async (browser: Browser) => {
    expect(await menu(browser)).toMatchObject({ msgCode: 'ALREADY_LOGOUT' });
    expect(await browser.post('/refresh')).toMatchObject({ msgCode: 'ALREADY_LOGOUT' });
  };

  it('works once: a later use ends the session for the thief and for the owner', async () => {
    const { userId, browser } = await erp.somebody();
    const thief = copyOf(browser);
    const renewed = await browser.post<SessionAnswer>('/refresh');
    browser.token = renewed.data.token;
    await letTimePass(userId, '121 seconds');
    expect(await thief.post('/refresh')).toMatchObject({ msgCode: 'ALREADY_LOGOUT' });
    await expectOver(browser);
  });

  it('gives the same tokens again to a device that lost the answer', async () => {
    const { userId, browser } = await erp.somebody();
    const [lost, again] = [copyOf(browser), copyOf(browser)];
    const first = await lost.post<SessionAnswer>('/refresh');
    for (const _ of [1, 2]) {
      const repeated = copyOf(browser);
      expect((await repeated.post<SessionAnswer>('/refresh')).data.token).toBe(first.data.token);
      expect(repeated.cookies.get('gemba_refresh')).toBe(lost.cookies.get('gemba_refresh'));
      await letTimePass(userId, '50 seconds');
    }
    again.token = (await again.post<SessionAnswer>('/refresh')).data.token;
    expect(await menu(again)).toMatchObject({ msgCode: 'OK' });
    // Repeating does not prolong: the time counts from the first use.
    await letTimePass(userId, '21 seconds');
    expect(await copyOf(browser).post('/refresh')).toMatchObject({ msgCode: 'ALREADY_LOGOUT' });
    await expectOver(again);
  });

  it('ends the session at once when another device uses it again, or a cookie is older than the one before', async () => {
    const [copied, old] = [await erp.somebody(), await erp.somebody()];
    const thief = copyOf(copied.browser);
    copied.browser.token = (await copied.browser.post<SessionAnswer>('/refresh')).data.token;
    expect(await thief.post('/refresh', undefined, { 'user-agent': 'another' })).toMatchObject({
      msgCode: 'ALREADY_LOGOUT',
    });
    await expectOver(copied.browser);
    const first = copyOf(old.browser);
    for (const _ of [1, 2]) old.browser.token = (await old.browser.post<SessionAnswer>('/refresh')).data.token;
    expect(await first.post('/refresh')).toMatchObject({ msgCode: 'ALREADY_LOGOUT' });
    await expectOver(old.browser);
  });

  it('is out of the reach of scripts and of other sites, and is sent to one path only', async () => {
    const { companyCode, userName } = await erp.somebody();
    const answer = await erp.browser().post('/login', { companyCode, userName, password: PASSWORD });
    const line = answer.headers.getSetCookie().find((one) => one.startsWith('gemba_refresh='));
    expect(line).toMatch(/Path=\/app\/refresh; HttpOnly; SameSite=Strict/);
  });

  it('is kept as a hash only, as is the token', async () => {
    const { browser } = await erp.somebody();
    const { rows } = await erp.owner.query<{ dump: string }>(
      "select string_agg(s::text, E'\\n') as dump from session s",
    );
    for (const secret of [browser.token, browser.cookies.get('gemba_refresh')]) {
      expect(rows[0]?.dump).not.toContain(String(secret).split('.').at(-1));
    }
  });

  it('is refused when it is missing or nonsense', async () => {
    const stranger = erp.browser();
    expect(await stranger.post('/refresh')).toMatchObject({ code: 401, msgCode: 'NOT_SIGNED_IN' });
    stranger.cookies.set('gemba_refresh', 'r1.1.nonsense');
    expect(await stranger.post('/refresh')).toMatchObject({ msgCode: 'APP_TOKEN_EXPIRED_ERROR' });
  });
});

describe('the list of own sessions', () => {
  it('shows each device once over all pages, newest first, and nobody else', async () => {
    const { companyId, companyCode, userName, browser } = await erp.somebody();
    const colleague = await erp.user(companyId);
    await erp.signIn(companyCode, colleague.userName);
    for (const _ of Array.from({ length: 6 })) await erp.signIn(companyCode, userName);
    const seen: SessionRow[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Answer<{ items: SessionRow[]; nextCursor: string | null }> = await browser.get(
        `/sessions?limit=3${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...page.data.items);
      cursor = page.data.nextCursor;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen.map((session) => session.sessionId)).size).toBe(7);
    expect(seen.at(-1)?.current).toBe(true);
    expect(seen.map((one) => one.signedInAt)).toEqual(
      seen
        .map((one) => one.signedInAt)
        .toSorted()
        .toReversed(),
    );
  });

  it('refuses a forged cursor', async () => {
    const { browser } = await erp.somebody();
    for (const cursor of ['x', btoa('[1,2]'), btoa('["1","not a uuid"]'), btoa('{"__proto__":1}')]) {
      expect(await browser.get(`/sessions?cursor=${encodeURIComponent(cursor)}`)).toMatchObject({
        code: 400,
        msgCode: 'INVALID_INPUT',
        data: { field: 'cursor' },
      });
    }
  });
});
