import { afterAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../kit/database/database.ts';
import { createPool } from '../../kit/database/pool.ts';
import type { Browser } from '../../testing/browser.ts';
import { openPushService } from '../../testing/outside/push-service.ts';
import { PATIENT_MS } from '../../testing/patience.ts';
import { PASSWORD, startOwnApp } from '../../testing/test-app.ts';
import { writerOf } from '../../testing/write-message.ts';
import { writeNotice } from '../index.ts';

const service = await openPushService();
const erp = await startOwnApp({ env: { GEMBA_PUSH_SERVICES: service.origin } });
const database = createDatabase(createPool(erp.appUrl, { max: 4, waitMs: PATIENT_MS, onError: () => {} }));
const write = writerOf(database);
afterAll(() => service.close());

const ALL = { alarms: true, approvals: true, messages: true, quiet: null };
const choose = (browser: Browser, settings: object = ALL) =>
  browser.send('/app/push', { method: 'PUT', body: settings });
const subscribe = (browser: Browser, body: object) => browser.post('/push/subscription', body);
const settingsOf = async (browser: Browser) => (await browser.get<Record<string, unknown>>('/push')).data;

/** Somebody whose browser, open elsewhere, is told about everything. */
async function somebody(device = service.browser(), settings: object = ALL) {
  const person = await erp.somebody();
  // The browser subscribes with the key of the company.
  await settingsOf(person.browser);
  await choose(person.browser, settings);
  expect(await subscribe(person.browser, device.subscription)).toMatchObject({ success: true });
  return { ...person, device };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const rows = async (text: string, companyId: number) =>
  (await erp.owner.query<Record<string, unknown>>(text, [companyId])).rows;
const subscriptions = (companyId: number) =>
  rows('select user_id, session_id from push_subscription where company_id = $1', companyId);
const queued = (companyId: number) => rows('select send_at from push where company_id = $1', companyId);
const waitUntil = async (isThere: () => Promise<boolean>) => {
  const deadline = Date.now() + 30_000;
  while (!(await isThere())) {
    if (Date.now() > deadline) throw new Error('it did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};
const untilSent = (companyId: number) => waitUntil(async () => (await queued(companyId)).length === 0);
/** Lets those that wait for another attempt be due now, once the last attempt is over: until then they are lent for two minutes. */
const hurry = async (companyId: number) => {
  const lent = `select 1 from push where company_id = $1 and send_at <= now() + interval '121 s'
    and (send_at <= now() or send_at > now() + interval '90 s')`;
  await waitUntil(async () => (await rows(lent, companyId)).length === 0);
  await erp.owner.query('update push set send_at = now() where company_id = $1', [companyId]);
};

describe('a push', () => {
  it('tells a closed app that a colleague has written, from whom, and nothing else; a tap opens the message', async () => {
    const { companyId, userId, device, browser } = await somebody();
    const colleague = await erp.user(companyId);
    const id = await write(companyId, colleague.userId, [userId], 'Raise for Ida', 'Keep this to yourself');
    await device.until(() => device.arrived.length === 1);
    const said = {
      title: 'New message',
      body: `From ${colleague.userName}`,
      url: `/setting/message-detail/${id}`,
      tag: `message ${id}`,
    };
    expect(device.arrived).toEqual([said]);
    expect(device.headers[0]).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    const { publicKey } = await settingsOf(browser);
    expect(device.claims[0]).toMatchObject({ aud: service.origin, key: publicKey, sub: 'mailto:gemba@example.com' });
    expect((device.claims[0]?.exp ?? 0) * 1_000 - Date.now()).toBeLessThan(86_400_000);
    await untilSent(companyId);
    expect(device.posts).toEqual([201]);
  });

  it('is in the language that the person last read', async () => {
    const { companyId, userId, device } = await somebody();
    await erp.owner.query(`update app_user set language = 'es-ES' where user_id = $1`, [userId]);
    await write(companyId, (await erp.user(companyId, { userName: 'Ana' })).userId, [userId], 'Hola');
    await device.until(() => device.arrived.length === 1);
    expect(device.arrived[0]).toMatchObject({ title: 'Mensaje nuevo', body: 'De Ana' });
  });

  it('comes only for what the person has chosen, and not in quiet hours', async () => {
    const quiet = (from: string, until: string) => ({ ...ALL, quiet: { from, until } });
    const cases: [object, boolean][] = [
      [{ ...ALL, messages: false }, false],
      [{ ...ALL, alarms: false, approvals: false }, true],
      [quiet('00:00', '23:59'), false],
      [quiet('00:00', '00:00'), true],
    ];
    for (const [settings, comes] of cases) {
      const { companyId, userId, device } = await somebody(service.browser(), settings);
      const colleague = await erp.user(companyId);
      await write(companyId, colleague.userId, [userId], 'Hello');
      if (comes) await device.until(() => device.posts.length === 1);
      await untilSent(companyId);
      expect([settings, device.posts.length]).toEqual([settings, comes ? 1 : 0]);
    }
  });

  it.each([
    ['22:00', '06:00', '23:30', true],
    ['22:00', '06:00', '05:59', true],
    ['22:00', '06:00', '06:00', false],
    ['12:00', '13:00', '12:00', true],
    ['12:00', '13:00', '11:59', false],
  ])('quiet from %s until %s is quiet at %s: %s', async (from, until, at, expected) => {
    const { rows: found } = await erp.owner.query('select is_quiet($1, $2, $3) as quiet', [at, from, until]);
    expect(found).toEqual([{ quiet: expected }]);
  });

  it('of the app itself that is about no order follows the switch of messages', async () => {
    const [wants, wantsNot] = [
      await somebody(service.browser(), { ...ALL, approvals: false }),
      await somebody(service.browser(), { ...ALL, messages: false }),
    ];
    const facts = { wc: 'LATHE', woNumber: '7' };
    for (const { companyId, userId } of [wants, wantsNot])
      await database.asCompany(companyId, (tx) =>
        writeNotice(tx, companyId, { code: 'TASK_RUNS_ON', orders: [], facts, receivers: [userId] }),
      );
    await wants.device.until(() => wants.device.arrived.length === 1);
    expect(wants.device.arrived[0]).toMatchObject({ title: 'Your shift is over and your task still runs', body: '' });
    await untilSent(wantsNot.companyId);
    expect(wantsNot.device.posts).toEqual([]);
  });

  it('about a message that was read meanwhile is not sent', async () => {
    const { companyId, userId, device } = await somebody(service.browser(503));
    await write(companyId, (await erp.user(companyId)).userId, [userId], 'Hello');
    await device.until(() => device.posts.length === 1);
    await write.read(companyId, userId);
    await hurry(companyId);
    await untilSent(companyId);
    expect(device.posts).toEqual([503]);
  });

  it('goes to every device of the person, and to nobody else’s', async () => {
    const { companyId, companyCode, userId, userName, device } = await somebody();
    const [tablet, other] = [service.browser(), service.browser()];
    const again = await erp.signIn(companyCode, userName);
    await subscribe(again, tablet.subscription);
    const colleague = await erp.user(companyId);
    const theirs = await erp.signIn(companyCode, colleague.userName);
    await choose(theirs);
    await subscribe(theirs, other.subscription);
    await write(companyId, colleague.userId, [userId], 'Hello');
    await device.until(() => device.posts.length + tablet.posts.length === 2);
    await untilSent(companyId);
    expect([device, tablet, other].map(({ posts }) => posts.length)).toEqual([1, 1, 0]);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %s has lost the subscription: it is removed', async (status) => {
    const { companyId, userId, device, browser } = await somebody(service.browser(status));
    await write(companyId, (await erp.user(companyId)).userId, [userId], 'Hello');
    await device.until(() => device.posts.length === 1);
    await untilSent(companyId);
    expect(await subscriptions(companyId)).toEqual([]);
    expect(await settingsOf(browser)).toMatchObject({ subscribed: false, messages: true });
  });

  it('that is busy is asked again later, four times at most', async () => {
    const { companyId, userId, device } = await somebody(service.browser(503, 429));
    await write(companyId, (await erp.user(companyId)).userId, [userId], 'Hello');
    for (const posts of [1, 2]) {
      await device.until(() => device.posts.length === posts);
      await hurry(companyId);
    }
    await device.until(() => device.arrived.length === 1);
    await untilSent(companyId);
    expect(device.posts).toEqual([503, 429, 201]);
    const stubborn = await somebody(service.browser(500, 500, 500, 500, 500));
    await write(stubborn.companyId, (await erp.user(stubborn.companyId)).userId, [stubborn.userId], 'Hello');
    for (const posts of [1, 2, 3]) {
      await stubborn.device.until(() => stubborn.device.posts.length === posts);
      await hurry(stubborn.companyId);
    }
    await untilSent(stubborn.companyId);
    expect(stubborn.device.posts).toEqual([500, 500, 500, 500]);
  });

  it('that sends us elsewhere or refuses is not followed, and not asked again', async () => {
    for (const status of [302, 403]) {
      const { companyId, userId, device } = await somebody(service.browser(status));
      await write(companyId, (await erp.user(companyId)).userId, [userId], 'Hello');
      await device.until(() => device.posts.length === 1);
      await untilSent(companyId);
      expect(device.posts).toEqual([status]);
      expect(erp.log.join('')).not.toContain(new URL(device.subscription.endpoint).pathname);
    }
    expect(erp.log.join('')).toContain('refused a push with 403');
  });
});

const change = (what: string) => (who: Somebody) =>
  erp.owner.query(`update app_user set ${what} where company_id = $1 and user_id = $2`, [who.companyId, who.userId]);
const ofSession = (what: string) => (who: Somebody) =>
  erp.owner.query(`update session set ${what} where company_id = $1 and user_id = $2`, [who.companyId, who.userId]);

describe('nobody is told who', () => {
  it.each<[string, (who: Somebody) => Promise<unknown>]>([
    ['has signed out', ({ browser }) => browser.post('/logout')],
    ['was signed out from another device', ofSession(`ended_at = now(), end_reason = 'REVOKED'`)],
    [
      'has another password',
      ({ browser }) =>
        browser.post('/changePassword', { currentPassword: PASSWORD, newPassword: 'a whole new sentence' }),
    ],
    ['is locked', change(`status = 'LOCKED'`)],
    ['is disabled', change(`status = 'DISABLED'`)],
    ['has other roles and not signed in since', change(`roles = '{FIND_PART}'`)],
    ['has no account any more', change('expires_on = current_date - 2')],
    ['has not used the app for too long', ofSession('idle_expires_at = now()')],
    ['has switched it off', ({ browser }) => choose(browser, { ...ALL, messages: false })],
    ['has unsubscribed', ({ browser }) => browser.send('/app/push/subscription', { method: 'DELETE' })],
  ])('%s, not even of what was on its way', async (_, lose) => {
    const who = await somebody(service.browser(503));
    const colleague = await erp.user(who.companyId);
    await write(who.companyId, colleague.userId, [who.userId], 'On its way');
    await who.device.until(() => who.device.posts.length === 1);
    await lose(who);
    await hurry(who.companyId);
    await write(who.companyId, colleague.userId, [who.userId], 'Later');
    await untilSent(who.companyId);
    expect(who.device.posts).toEqual([503]);
  });

  it('stays signed in with an expired token, and is told', async () => {
    const who = await somebody();
    await ofSession(`token_expires_at = now() - interval '1 hour'`)(who);
    await write(who.companyId, (await erp.user(who.companyId)).userId, [who.userId], 'Hello');
    await who.device.until(() => who.device.arrived.length === 1);
    expect(who.device.posts).toEqual([201]);
  });
});

describe('a subscription', () => {
  it('needs a session, and belongs to it', async () => {
    const { companyId, userId, browser, device } = await somebody();
    const stranger = erp.browser();
    const revoked = await erp.somebody();
    await revoked.browser.post('/logout');
    const calls = (who: Browser) => [
      who.get('/push'),
      choose(who),
      subscribe(who, device.subscription),
      who.send('/app/push/subscription', { method: 'DELETE' }),
    ];
    for (const answer of await Promise.all(calls(stranger))) expect(answer).toMatchObject({ code: 401 });
    for (const answer of await Promise.all(calls(revoked.browser))) expect(answer).toMatchObject({ code: 401 });
    expect(await subscriptions(companyId)).toMatchObject([{ user_id: userId }]);
    await subscribe(browser, device.subscription);
    await subscribe(browser, service.browser().subscription);
    expect(await subscriptions(companyId)).toHaveLength(1);
    await browser.post('/logout');
    expect(await subscriptions(companyId)).toEqual([]);
  });

  it('of a browser goes over to the person who signs in there next', async () => {
    const { companyId, companyCode, userId, userName, device } = await somebody();
    const next = await erp.user(companyId);
    const browser = await erp.signIn(companyCode, next.userName);
    await choose(browser);
    await subscribe(browser, device.subscription);
    await write(companyId, next.userId, [userId], 'For the one before');
    await write(companyId, userId, [next.userId], 'For the next');
    await device.until(() => device.arrived.length > 0);
    await untilSent(companyId);
    expect(device.arrived.map(({ body }) => body)).toEqual([`From ${userName}`]);
  });

  it('is at a push service that we know, with a real key, and not at a shared terminal', async () => {
    const { browser, companyId, userId } = await erp.somebody({ refId: null });
    const { subscription } = service.browser();
    const refused = async (more: object) => (await subscribe(browser, { ...subscription, ...more })).msgCode;
    for (const endpoint of ['https://127.0.0.1/x', 'http://169.254.169.254/x', 'https://example.com/x'])
      expect(await refused({ endpoint })).toBe('PUSH_SERVICE_REFUSED');
    for (const more of [{ endpoint: 'x' }, { p256dh: 'B'.repeat(87) }, { p256dh: '' }, { auth: 'short' }])
      expect(await refused(more)).toBe('INVALID_INPUT');
    await rows(`insert into work_centre (company_id, wc, wc_name) values ($1, 'WC1', 'Lathe')`, companyId);
    await erp.owner.query(`update app_user set terminal_wc = 'WC1' where user_id = $1`, [userId]);
    expect(await refused({})).toBe('PUSH_NOT_AT_TERMINAL');
  });

  it('is one of ten of a person: the oldest gives way', async () => {
    const { companyId, companyCode, userName } = await somebody();
    for (let device = 0; device < 11; device += 1)
      await subscribe(await erp.signIn(companyCode, userName), service.browser().subscription);
    expect(await subscriptions(companyId)).toHaveLength(10);
  });
});

describe('the keys of a company', () => {
  it('are made once, are its own, and the private one is kept sealed', async () => {
    const [one, other] = [await erp.somebody(), await erp.somebody()];
    const asked = await Promise.all(Array.from({ length: 5 }, () => settingsOf(one.browser)));
    const publicKeys = new Set(asked.map(({ publicKey }) => publicKey));
    expect(publicKeys.size).toBe(1);
    expect(publicKeys.has((await settingsOf(other.browser))['publicKey'])).toBe(false);
    const [stored] = await rows('select sealed_private_key from company_push where company_id = $1', one.companyId);
    expect(Buffer.from(String(stored?.['sealed_private_key']), 'base64url').toString('latin1')).not.toContain('"d"');
  });

  it('are made anew where the server has lost the secret that sealed them; subscriptions to the old ones end', async () => {
    const { companyId, browser } = await somebody();
    const { publicKey } = await settingsOf(browser);
    await erp.owner.query(`update company_push set sealed_private_key = 'lost' where company_id = $1`, [companyId]);
    const again = await settingsOf(browser);
    expect(again['publicKey']).not.toBe(publicKey);
    expect(again).toMatchObject({ subscribed: false });
  });
});

describe('settings', () => {
  it('are off until somebody switches them on, and are kept for all devices', async () => {
    const { browser, companyCode, userName } = await erp.somebody();
    const off = { alarms: false, approvals: false, messages: false, quiet: null, subscribed: false };
    expect(await settingsOf(browser)).toMatchObject(off);
    const chosen = { ...ALL, approvals: false, quiet: { from: '22:30', until: '06:00' } };
    await choose(browser, chosen);
    expect(await settingsOf(await erp.signIn(companyCode, userName))).toMatchObject(chosen);
    for (const quiet of [{ from: '24:00', until: '06:00' }, { from: '22:00' }, '22:00'])
      expect(await choose(browser, { ...ALL, quiet })).toMatchObject({ code: 400, msgCode: 'INVALID_INPUT' });
  });
});
