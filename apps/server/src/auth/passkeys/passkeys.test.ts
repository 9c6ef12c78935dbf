import type { beginPasskey } from '@gemba/contract/auth/passkeys/begin-passkey';
import type { beginPasskeyLogin } from '@gemba/contract/auth/passkeys/begin-passkey-login';
import type { PasskeyRow } from '@gemba/contract/auth/passkeys/list-passkeys';
import type { CallReply } from '@gemba/contract/kit/call';
import { describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { newAuthenticator } from '../../testing/sign-in/authenticator.ts';
import { openTerminal } from '../../testing/terminal.ts';
import { PASSWORD, startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
const { host: ourHost, hostname: ourName } = new URL(erp.server.url);
const ours = { rpId: ourName, origin: `http://${ourHost}` };

type Device = ReturnType<typeof newAuthenticator>;

const person = async () => {
  const { companyId, companyCode } = await erp.company();
  const { userName, userId } = await erp.user(companyId);
  return { companyId, companyCode, userName, userId, browser: await erp.signIn(companyCode, userName) };
};

const begin = (browser: Browser, password = PASSWORD) =>
  browser.post<CallReply<typeof beginPasskey>>('/passkeys/begin', { password });

const add = async (browser: Browser, device: Device) => {
  const { data } = await begin(browser);
  const body = { ticket: data.ticket, name: 'Phone', credential: device.create(data.challenge) };
  return { body, answer: await browser.post('/passkeys', body) };
};

/** Somebody with a passkey on a device. */
const withPasskey = async () => {
  const somebody = await person();
  const device = newAuthenticator(ours);
  expect((await add(somebody.browser, device)).answer).toMatchObject({ success: true });
  return { ...somebody, device };
};

const challengeOf = async (companyCode: string) =>
  (await erp.browser().get<CallReply<typeof beginPasskeyLogin>>(`/passkeys/beginLogin?companyCode=${companyCode}`))
    .data;

const signIn = async (companyCode: string, device: Device, options?: Parameters<Device['sign']>[1]) => {
  const { ticket, challenge } = await challengeOf(companyCode);
  const body = { companyCode, ticket, signed: device.sign(challenge, options) };
  const browser = erp.browser();
  return { body, browser, answer: await browser.post<{ token: string }>('/passkeys/login', body) };
};

const refused = (msgCode: string) => ({ success: false, msgCode });
const REFUSED = refused('PASSKEY_REFUSED');

describe('a passkey', () => {
  it('is added after the password, signs in without it, and is listed with its last use', async () => {
    const { companyCode, userName, browser, device } = await withPasskey();
    const signedIn = await signIn(companyCode, device);
    expect(signedIn.answer).toMatchObject({ success: true, data: { userInfo: { username: userName, password: '' } } });
    signedIn.browser.token = signedIn.answer.data.token;
    const { data } = await signedIn.browser.get<PasskeyRow[]>('/passkeys');
    expect(data).toMatchObject([{ credentialId: device.id, name: 'Phone' }]);
    expect(data[0]?.lastUsedAt).not.toBeNull();
    expect((await begin(browser)).data.known).toEqual([device.id]);
  });

  it('shows the login screen that there is such a way', async () => {
    const { companyCode } = await withPasskey();
    const other = await erp.company();
    const infoOf = async (code: string) =>
      (await erp.browser().get<{ passkeys: boolean }>(`/getSignInInfo?companyCode=${code}`)).data.passkeys;
    expect([await infoOf(companyCode), await infoOf(other.companyCode)]).toEqual([true, false]);
  });

  it('opens nothing any more once it is removed, by its own person only', async () => {
    const { companyId, companyCode, browser, device } = await withPasskey();
    const colleague = await erp.signIn(companyCode, (await erp.user(companyId)).userName);
    const path = `/passkeys/${device.id}/remove`;
    expect(await colleague.post(path)).toMatchObject(refused('PASSKEY_NOT_EXIST'));
    expect(await browser.post(path)).toMatchObject({ success: true });
    expect((await signIn(companyCode, device)).answer).toMatchObject(REFUSED);
  });
});

describe('adding a passkey', () => {
  it('needs the right password, and guesses are slowed down', async () => {
    const { browser } = await person();
    expect(await begin(browser, 'wrong')).toMatchObject({ ...refused('WRONG_PASSWORD'), data: { field: 'password' } });
    const codes: string[] = [];
    for (let guess = 0; guess < 6; guess += 1) codes.push((await begin(browser, 'wrong')).msgCode);
    expect(codes.at(-1)).toBe('LOGIN_TOO_SOON');
  });

  it('is refused with the ticket of somebody else, one that was used, one that was changed, and one of a login', async () => {
    const { companyId, companyCode, browser } = await person();
    const colleague = await erp.signIn(companyCode, (await erp.user(companyId)).userName);
    const { data } = await begin(colleague);
    const made = (ticket: string, challenge: string) => ({
      ticket,
      name: 'Phone',
      credential: newAuthenticator(ours).create(challenge),
    });
    expect(await browser.post('/passkeys', made(data.ticket, data.challenge))).toMatchObject(REFUSED);
    const { body } = await add(browser, newAuthenticator(ours));
    expect(await browser.post('/passkeys', body)).toMatchObject(REFUSED);
    const fresh = (await begin(browser)).data;
    expect(await browser.post('/passkeys', made(`${fresh.ticket}x`, fresh.challenge))).toMatchObject(REFUSED);
    const login = await challengeOf(companyCode);
    expect(await browser.post('/passkeys', made(login.ticket, login.challenge))).toMatchObject(REFUSED);
  });

  it('is refused for another site, another challenge and bytes that are no passkey', async () => {
    const { browser } = await person();
    const elsewhere = newAuthenticator({ rpId: 'evil.example', origin: 'https://evil.example' });
    expect((await add(browser, elsewhere)).answer).toMatchObject(REFUSED);
    const { data } = await begin(browser);
    const credential = newAuthenticator(ours).create('b3RoZXI');
    expect(await browser.post('/passkeys', { ticket: data.ticket, name: 'Phone', credential })).toMatchObject(REFUSED);
    const next = (await begin(browser)).data;
    const rubbish = { ...newAuthenticator(ours).create(next.challenge), attestationObject: 'AAAA' };
    expect(await browser.post('/passkeys', { ticket: next.ticket, name: 'Phone', credential: rubbish })).toMatchObject(
      REFUSED,
    );
  });

  it('is refused for a key that somebody has already, and after the twentieth', async () => {
    const { companyId, companyCode, browser, device } = await withPasskey();
    const colleague = await erp.signIn(companyCode, (await erp.user(companyId)).userName);
    expect((await add(colleague, device)).answer).toMatchObject(REFUSED);
    for (let count = 1; count < 20; count += 1) await add(browser, newAuthenticator(ours));
    expect(await begin(browser)).toMatchObject({ ...refused('TOO_MANY_PASSKEYS'), data: { most: 20 } });
  });

  it('is not done during a turn at a shared terminal', async () => {
    const company = await erp.company();
    await erp.owner.query(`insert into work_centre (company_id, wc, wc_name) values ($1, 'LATHE', 'Lathe')`, [
      company.companyId,
    ]);
    const { browser, worker, switchTo } = await openTerminal(erp, company, 'LATHE');
    const { badge } = await worker({ refId: 'E-1' });
    expect(await switchTo({ badge })).toMatchObject({ success: true });
    expect(await begin(browser)).toMatchObject(refused('NOT_AT_A_TERMINAL'));
  });
});

describe('signing in by a passkey', () => {
  it('works once for each challenge, and within its company', async () => {
    const { companyCode, device } = await withPasskey();
    const other = await erp.company();
    const { body, answer } = await signIn(companyCode, device);
    expect(answer).toMatchObject({ success: true });
    expect(await erp.browser().post('/passkeys/login', body)).toMatchObject(REFUSED);
    expect((await signIn(other.companyCode, device)).answer).toMatchObject(REFUSED);
    const { ticket, challenge } = await challengeOf(other.companyCode);
    const planted = { companyCode, ticket, signed: device.sign(challenge) };
    expect(await erp.browser().post('/passkeys/login', planted)).toMatchObject(REFUSED);
  });

  it('is one session for two that send the same answer at once', async () => {
    const { companyCode, device } = await withPasskey();
    const { ticket, challenge } = await challengeOf(companyCode);
    const body = { companyCode, ticket, signed: device.sign(challenge) };
    const answers = await Promise.all([1, 2, 3].map(() => erp.browser().post('/passkeys/login', body)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('is refused without a finger or a face, for a copied device, another key and a changed signature', async () => {
    const { companyCode, device } = await withPasskey();
    expect((await signIn(companyCode, device, { verified: false })).answer).toMatchObject(REFUSED);
    expect((await signIn(companyCode, device)).answer).toMatchObject({ success: true });
    // A copy counts from where it was copied.
    expect((await signIn(companyCode, device, { counted: false })).answer).toMatchObject(REFUSED);
    expect((await signIn(companyCode, newAuthenticator(ours))).answer).toMatchObject(REFUSED);
    const { ticket, challenge } = await challengeOf(companyCode);
    const signed = device.sign(challenge);
    const changed = { ...signed, signature: device.sign(`${challenge}x`).signature };
    expect(await erp.browser().post('/passkeys/login', { companyCode, ticket, signed: changed })).toMatchObject(
      REFUSED,
    );
  });

  it('is refused to somebody locked, expired or elsewhere', async () => {
    const { companyId, companyCode, userId, device } = await withPasskey();
    const change = (set: string) =>
      erp.owner.query(`update app_user set ${set} where company_id = $1 and user_id = $2`, [companyId, userId]);
    await change(`status = 'LOCKED'`);
    expect((await signIn(companyCode, device)).answer).toMatchObject(refused('USER_LOCKED'));
    await change(`status = 'ACTIVE', expires_on = '2020-01-01'`);
    expect((await signIn(companyCode, device)).answer).toMatchObject(refused('YOUR_ACCOUNT_EXPIRED'));
    await change('expires_on = null');
    await erp.owner.query(`update company set client_addresses = '{10.9.9.0/24}' where company_id = $1`, [companyId]);
    expect((await signIn(companyCode, device)).answer).toMatchObject(refused('NOT_IN_WHITELIST'));
  });
});
