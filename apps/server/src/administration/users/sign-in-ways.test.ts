import type { UserDetail } from '@gemba/contract/administration/users/user';
import type { beginPasskey } from '@gemba/contract/auth/passkeys/begin-passkey';
import type { beginPasskeyLogin } from '@gemba/contract/auth/passkeys/begin-passkey-login';
import type { CallReply } from '@gemba/contract/kit/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAuthenticator } from '../../testing/sign-in/authenticator.ts';
import { PASSWORD, startTestApp } from '../../testing/test-app.ts';
import { type Office, openOffice } from '../testing/administrator.ts';

const erp = await startTestApp();
const { host, hostname } = new URL(erp.server.url);
let office: Office;
beforeEach(async () => {
  office = await openOffice(erp);
});

/** Somebody with a passkey, an account at the messenger and one at the provider, signed in. */
const wayfarer = async () => {
  const person = await office.colleague();
  const device = newAuthenticator({ rpId: hostname, origin: `http://${host}` });
  const { data } = await person.browser.post<CallReply<typeof beginPasskey>>('/passkeys/begin', { password: PASSWORD });
  const credential = device.create(data.challenge);
  await person.browser.post('/passkeys', { ticket: data.ticket, name: 'Phone', credential });
  await erp.owner.query(
    `update app_user set wx_user_id = 'lena', sso_subject = 'subject-7' where company_id = $1 and user_id = $2`,
    [office.companyId, person.userId],
  );
  return { ...person, device };
};
type Wayfarer = Awaited<ReturnType<typeof wayfarer>>;

const signInByPasskey = async ({ device }: Wayfarer) => {
  const { companyCode } = office;
  const browser = erp.browser();
  const begun = await browser.get<CallReply<typeof beginPasskeyLogin>>(
    `/passkeys/beginLogin?companyCode=${companyCode}`,
  );
  const { ticket, challenge } = begun.data;
  return browser.post('/passkeys/login', { companyCode, ticket, signed: device.sign(challenge) });
};

const remove = (userId: number, way: string) =>
  office.post<UserDetail>(`/admin/users/${userId}/signInWays/remove`, { way });
const waysOf = ({ passkeyCount, messengerAccount, ssoBound }: UserDetail) => ({
  passkeyCount,
  messengerAccount,
  ssoBound,
});
const ALL = { passkeyCount: 1, messengerAccount: 'lena', ssoBound: true };

describe('a lost phone', () => {
  it('opens nothing once the administrator has removed the passkeys: every session has ended too', async () => {
    const person = await wayfarer();
    expect(await signInByPasskey(person)).toMatchObject({ success: true });
    const { data } = await remove(person.userId, 'passkeys');
    expect(waysOf(data)).toEqual({ ...ALL, passkeyCount: 0 });
    expect(data.sessionCount).toBe(0);
    expect(await person.browser.get('/getMenuPermission')).toMatchObject({ msgCode: 'ALREADY_LOGOUT' });
    expect(await signInByPasskey(person)).toMatchObject({ msgCode: 'PASSKEY_REFUSED' });
    expect((await office.trail('?kind=user'))[0]).toMatchObject({
      subject: person.userName,
      act: 'changed',
      changedBy: { userId: office.userId },
      changes: [{ field: 'passkeyCount', before: '1', after: '0' }],
    });
  });

  it('leaves nothing in the trail where there was nothing, and the administrator signed in', async () => {
    expect(await remove(office.userId, 'passkeys')).toMatchObject({ data: { passkeyCount: 0, sessionCount: 1 } });
    expect(await office.trail('?kind=user')).toEqual([]);
  });
});

it('an account that was bound to the wrong user is released, at the messenger and at the provider', async () => {
  const { userId } = await wayfarer();
  expect(waysOf((await remove(userId, 'messenger')).data)).toEqual({ ...ALL, messengerAccount: null });
  expect(waysOf((await remove(userId, 'sso')).data)).toEqual({
    passkeyCount: 1,
    messengerAccount: null,
    ssoBound: false,
  });
  expect(await remove(userId, 'password')).toMatchObject({ code: 400, msgCode: 'INVALID_INPUT' });
});

it('a password that was reset ends what the old one could have added: sessions, passkeys, the messenger', async () => {
  const person = await wayfarer();
  const { token } = (await office.post<{ token: string }>(`/admin/users/${person.userId}/invite`)).data;
  // Until the link is used, nobody is shut out by it.
  expect(await signInByPasskey(person)).toMatchObject({ success: true });
  expect(await erp.browser().post('/acceptInvitation', { token, newPassword: 'a whole new sentence' })).toMatchObject({
    success: true,
  });
  expect(waysOf(await office.getUser(person.userId))).toEqual({
    passkeyCount: 0,
    messengerAccount: null,
    ssoBound: true,
  });
  expect(await signInByPasskey(person)).toMatchObject({ msgCode: 'PASSKEY_REFUSED' });
  expect((await office.trail('?kind=user'))[0]?.changes).toEqual([
    { field: 'password', before: null, after: null },
    { field: 'passkeyCount', before: '1', after: '0' },
    { field: 'messengerAccount', before: 'lena', after: null },
  ]);
});
