import type { SessionAnswer } from '@gemba/contract/auth/session-answer';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { type Office, openOffice } from '../testing/administrator.ts';

const erp = await startTestApp();
const PASSWORD = 'a whole new sentence';
let office: Office;
beforeEach(async () => {
  office = await openOffice(erp);
});

const invite = async (userId: number) =>
  (await office.post<{ token: string; expiresAt: string }>(`/admin/users/${userId}/invite`)).data;
const open = (token: string) => erp.browser().post('/openInvitation', { token });
const accept = (token: string, newPassword = PASSWORD) =>
  erp.browser().post<SessionAnswer>('/acceptInvitation', { token, newPassword });

describe('an invitation', () => {
  it('lets the new user choose a password and signs them in, once', async () => {
    const { data: user } = await office.addUser('lena');
    const { token, expiresAt } = await invite(user.userId);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(71 * 3_600_000);
    expect(await open(token)).toMatchObject({ data: { userName: 'lena', displayName: 'Lena Fox' } });
    expect((await office.getUser(user.userId)).invitedUntil).toBe(expiresAt);
    expect(await accept(token)).toMatchObject({ data: { userInfo: { username: 'lena', roles: ['FIND_PART'] } } });
    expect(await erp.signIn(office.companyCode, 'lena', PASSWORD)).toBeTruthy();
    for (const answer of [await open(token), await accept(token, 'another sentence')])
      expect(answer).toMatchObject({ code: 404, msgCode: 'INVITATION_NOT_VALID' });
    expect((await office.getUser(user.userId)).invitedUntil).toBeNull();
  });

  it('is used by one of many who send it at once', async () => {
    const { data: user } = await office.addUser('lena');
    const { token } = await invite(user.userId);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => accept(token, `sentence number ${index}`)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('resets a password: every session ends, and only when the link is used', async () => {
    const { userId, userName, browser } = await office.colleague();
    const { token } = await invite(userId);
    expect(await browser.get('/getMenuPermission')).toMatchObject({ success: true });
    expect(await accept(token)).toMatchObject({ success: true });
    expect(await browser.get('/getMenuPermission')).toMatchObject({ msgCode: 'ALREADY_LOGOUT' });
    await expect(erp.signIn(office.companyCode, userName)).rejects.toThrow('WRONG_PASSWORD');
  });

  it('ends with the next one, with its time, and with the user', async () => {
    const { data: user } = await office.addUser('lena');
    const { token: first } = await invite(user.userId);
    const { token } = await invite(user.userId);
    expect(await open(first)).toMatchObject({ msgCode: 'INVITATION_NOT_VALID' });
    expect(await open(token)).toMatchObject({ success: true });
    await erp.owner.query(`update app_user set status = 'LOCKED' where user_id = $1`, [user.userId]);
    expect(await accept(token)).toMatchObject({ msgCode: 'USER_LOCKED' });
    expect(await office.post(`/admin/users/${user.userId}/invite`)).toMatchObject({ msgCode: 'USER_NOT_ACTIVE' });
    await erp.owner.query(`update app_user set status = 'ACTIVE' where user_id = $1`, [user.userId]);
    await erp.owner.query('update user_invitation set expires_at = now() where user_id = $1', [user.userId]);
    for (const answer of [await open(token), await accept(token)])
      expect(answer).toMatchObject({ msgCode: 'INVITATION_NOT_VALID' });
  });

  it('takes no password that others would try first, and stays usable then', async () => {
    const { data: user } = await office.addUser('lena');
    const { token } = await invite(user.userId);
    expect(await accept(token, 'short')).toMatchObject({
      msgCode: 'PASSWORD_TOO_SHORT',
      data: { field: 'newPassword' },
    });
    expect(await accept(token, 'password1')).toMatchObject({ msgCode: 'PASSWORD_TOO_COMMON' });
    expect(await accept(token)).toMatchObject({ success: true });
  });

  it('cannot be forged, nor used where the company lets nobody in', async () => {
    const { data: user } = await office.addUser('lena');
    const { token } = await invite(user.userId);
    const rival = await openOffice(erp);
    const forged = [
      `${token}A`,
      token.replace(/^i1\.\d+/, `i1.${rival.companyId}`),
      'i1.0.x',
      '',
      `g1${token.slice(2)}`,
    ];
    for (const one of forged) expect((await accept(one)).success, one).toBe(false);
    await erp.owner.query(`update company set client_addresses = '{10.1.0.0/16}' where company_id = $1`, [
      office.companyId,
    ]);
    expect(await accept(token)).toMatchObject({ msgCode: 'NOT_IN_WHITELIST' });
  });

  it('is kept as a hash alone: neither a row nor a log line holds it', async () => {
    const { data: user } = await office.addUser('lena');
    const { token } = await invite(user.userId);
    await accept(token);
    const secret = token.split('.')[2] as string;
    const { rows } = await erp.owner.query(
      `select 1 from idempotency where company_id = $1 and answer like '%' || $2 || '%'
       union all select 1 from audit_entry where company_id = $1 and changes::text like '%' || $2 || '%'`,
      [office.companyId, secret],
    );
    expect(rows).toEqual([]);
    expect(erp.log.join('\n')).not.toContain(secret);
    expect(await office.trail()).toMatchObject([
      {
        act: 'changed',
        changedBy: { userId: user.userId },
        changes: [{ field: 'password', before: null, after: null }],
      },
      { act: 'invited' },
      { act: 'added' },
    ]);
  });
});
