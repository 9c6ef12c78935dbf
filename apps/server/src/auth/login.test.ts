import type { SessionAnswer } from '@gemba/contract/auth/session-answer';
import { describe, expect, it } from 'vitest';
import { PASSWORD, startOwnApp } from '../testing/test-app.ts';

const erp = await startOwnApp();

const tryLogin = (
  companyCode: string | undefined,
  userName: string,
  password = PASSWORD,
  headers?: Record<string, string>,
) => erp.browser().post<SessionAnswer>('/login', { ...(companyCode && { companyCode }), userName, password }, headers);

describe('signing in', () => {
  it('means the only company when no code is given, and asks for the code as soon as there are two', async () => {
    const { companyId, companyCode } = await erp.company('ONLY');
    const { userName } = await erp.user(companyId);
    expect(await tryLogin(undefined, userName)).toMatchObject({
      success: true,
      data: { companySetting: { companyCode } },
    });
    await erp.company();
    expect(await tryLogin(undefined, userName)).toMatchObject({ code: 400, msgCode: 'COMPANY_CODE_REQUIRED' });
  });

  it('answers who it is, of which company, with which roles and settings, and never a password', async () => {
    const { companyId, companyCode } = await erp.company(undefined, {
      receiving_po_zero_cost: true,
      order_change_approval: true,
    });
    const { userName } = await erp.user(companyId, { roles: ['FIND_PART'], refId: 'E-7' });
    const { data } = await tryLogin(companyCode.toLowerCase(), userName.toUpperCase());
    expect(data.userInfo).toEqual({
      username: userName,
      displayName: userName,
      refId: 'E-7',
      roles: ['FIND_PART'],
      realTime: true,
      onlyConsole: false,
      terminal: null,
      password: '',
    });
    expect(data.companySetting).toMatchObject({ receiveNeedIr: true, receivingPOZeroCost: true, baseCurrency: 'USD' });
    expect(data.orderChangeApproval).toBe(true);
  });

  it('opens only the workbench to a user who is no employee', async () => {
    const { companyId, companyCode } = await erp.company();
    const { userName } = await erp.user(companyId, { refId: null });
    expect((await tryLogin(companyCode, userName)).data.userInfo.onlyConsole).toBe(true);
  });

  it('refuses an unknown company by its specified sentence, in the language of the caller', async () => {
    expect(await tryLogin('NOWHERE', 'x')).toMatchObject({
      msgCode: 'COMPANY_NOT_EXIST',
      msg: 'company code does not exist',
      success: false,
    });
    const inChinese = await tryLogin('NOWHERE', 'x', PASSWORD, { Lang: 'zh_CN' });
    expect(inChinese.msg).toMatch(/\p{Script=Han}/u);
  });

  it('says which of the two is empty', async () => {
    const { companyCode } = await erp.company();
    expect(await tryLogin(companyCode, '')).toMatchObject({
      msgCode: 'USER_NAME_REQUIRED',
      data: { field: 'userName' },
    });
    expect(await tryLogin(companyCode, 'x', '')).toMatchObject({
      msgCode: 'PASSWORD_REQUIRED',
      data: { field: 'password' },
    });
  });

  it('says the same to an unknown user and to a wrong password', async () => {
    const { companyId, companyCode } = await erp.company();
    const { userName } = await erp.user(companyId);
    const wrong = await tryLogin(companyCode, userName, 'not this');
    const unknown = await tryLogin(companyCode, 'no-such-user', 'not this');
    expect(wrong.msgCode).toBe('WRONG_PASSWORD');
    expect(unknown.text).toBe(wrong.text);
  });

  it('names the unknown user only where the company switched that on', async () => {
    const { companyCode } = await erp.company(undefined, { tells_unknown_user: true });
    expect(await tryLogin(companyCode, 'no-such-user')).toMatchObject({ msgCode: 'USER_NOT_EXIST' });
  });

  it('refuses a locked, a disabled and an expired user who knows the password', async () => {
    const { companyId, companyCode } = await erp.company();
    const set = (userId: number, change: string) =>
      erp.owner.query(`update app_user set ${change} where user_id = $1`, [userId]);
    const [locked, disabled, expired] = [
      await erp.user(companyId),
      await erp.user(companyId),
      await erp.user(companyId),
    ];
    await set(locked.userId, `status = 'LOCKED'`);
    await set(disabled.userId, `status = 'DISABLED'`);
    await set(expired.userId, `expires_on = current_date - 1`);
    expect(await tryLogin(companyCode, locked.userName)).toMatchObject({
      msgCode: 'USER_LOCKED',
      msg: 'This user is locked. Your administrator can unlock it at any time.',
      data: expect.not.objectContaining({ token: expect.anything() }),
    });
    expect(await tryLogin(companyCode, disabled.userName)).toMatchObject({ msgCode: 'YOUR_ACCOUNT_EXPIRED' });
    expect(await tryLogin(companyCode, expired.userName)).toMatchObject({ msgCode: 'YOUR_ACCOUNT_EXPIRED' });
    expect(await tryLogin(companyCode, locked.userName, 'not this')).toMatchObject({ msgCode: 'WRONG_PASSWORD' });
  });

  it('counts the last day of an account by the clock of the company', async () => {
    // A zone whose day is another than that of UTC, and whose midnight is more than an hour away.
    const zone = new Date().getUTCHours() >= 11 ? 'Etc/GMT-14' : 'Etc/GMT+12';
    const { companyId, companyCode } = await erp.company(undefined, { time_zone: zone });
    const { userId, userName } = await erp.user(companyId);
    const expireOn = (day: string) =>
      erp.owner.query(`update app_user set expires_on = (now() at time zone $2)::date + $3::int where user_id = $1`, [
        userId,
        zone,
        day === 'today' ? 0 : -1,
      ]);
    await expireOn('today');
    const browser = await erp.signIn(companyCode, userName);
    expect(await browser.get('/getMenuPermission')).toMatchObject({ msgCode: 'OK' });
    expect(await browser.post('/refresh')).toMatchObject({ msgCode: 'OK' });
    const renewed = await erp.signIn(companyCode, userName);
    await expireOn('yesterday');
    for (const answer of [
      await renewed.get('/getMenuPermission'),
      await renewed.post('/refresh'),
      await tryLogin(companyCode, userName),
    ])
      expect(answer).toMatchObject({ msgCode: 'YOUR_ACCOUNT_EXPIRED' });
  });

  it('takes every spelling of a name for the same user', async () => {
    const { companyId, companyCode } = await erp.company();
    const { userName } = await erp.user(companyId, { userName: 'Jos\u00e9 \u03a3\u03b1\u03c2' });
    for (const typed of [
      userName,
      userName.normalize('NFD'),
      userName.toUpperCase(),
      userName.toLowerCase().normalize('NFD'),
    ])
      expect(await tryLogin(companyCode, typed)).toMatchObject({
        msgCode: 'OK',
        data: { userInfo: { username: userName } },
      });
    await expect(erp.user(companyId, { userName: userName.normalize('NFD') })).rejects.toThrow('app_user');
    await expect(erp.user(companyId, { userName: userName.toUpperCase() })).rejects.toThrow('app_user_name');
  });

  it('lets in only the addresses a company lists, whatever a header claims the address to be', async () => {
    const { companyId, companyCode } = await erp.company(undefined, { client_addresses: '{10.0.0.0/8}' });
    const { userName } = await erp.user(companyId);
    const forged = [
      'X-Forwarded-For',
      'X-Real-IP',
      'Forwarded',
      'X-Client-IP',
      'X-Forwarded',
      'True-Client-IP',
      'CF-Connecting-IP',
      'X-Cluster-Client-IP',
      'X-Original-Forwarded-For',
      'Via',
    ];
    expect(await tryLogin(companyCode, userName)).toMatchObject({ code: 403, msgCode: 'NOT_IN_WHITELIST' });
    for (const header of forged) {
      const value = header === 'Forwarded' ? 'for=10.0.0.1' : '10.0.0.1';
      expect(await tryLogin(companyCode, userName, PASSWORD, { [header]: value })).toMatchObject({
        msgCode: 'NOT_IN_WHITELIST',
      });
    }
    await erp.owner.query(`update company set client_addresses = '{127.0.0.0/8,::1/128}' where company_id = $1`, [
      companyId,
    ]);
    expect(await tryLogin(companyCode, userName)).toMatchObject({ success: true });
  });

  it('compares the exact bytes of a password: long, Chinese, emoji, trailing space, and past byte 72', async () => {
    const { hashPassword, verifyPassword } = await import('../kit/crypto/passwords.ts');
    const long = 'x'.repeat(72);
    for (const [right, wrong] of [
      ['é'.repeat(64), 'e'.repeat(64)],
      ['仓库收货扫描枪一号', '仓库收货扫描枪二号'],
      ['🔧🔩⚙️🏭boltnut', '🔧🔩⚙️boltnut'],
      ['trailing space ', 'trailing space'],
      ['nul\0byte here', 'nul'],
      [`${long}A`, `${long}B`],
    ] as const) {
      const hash = await hashPassword(right);
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect([await verifyPassword(hash, right), await verifyPassword(hash, wrong)]).toEqual([true, false]);
    }
  });
});
