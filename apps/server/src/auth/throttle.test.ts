import { describe, expect, it } from 'vitest';
import { sha256 } from '../kit/crypto/keys.ts';
import { PASSWORD, startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();

const guess = (companyCode: string, userName: string, password = 'not this') =>
  erp.browser().post('/login', { companyCode, userName, password });
const attempts = async (companyId: number) =>
  (
    await erp.owner.query<{ attempts: number }>(
      `select attempts from login_throttle where company_id = $1 and kind = 'ACCOUNT'`,
      [companyId],
    )
  ).rows[0]?.attempts;
const letTimePass = (companyId: number, interval: string) =>
  erp.owner.query(
    `update login_throttle set window_from = window_from - $2::interval, next_allowed_at = next_allowed_at - $2::interval where company_id = $1`,
    [companyId, interval],
  );

describe('guessing a password', () => {
  it('says of thirty parallel guesses that ten were wrong or too soon and the rest at a locked account', async () => {
    const { companyId, companyCode } = await erp.company();
    const { userName } = await erp.user(companyId);
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(companyCode, userName)));
    const told = (...codes: string[]) => answers.filter(({ msgCode }) => codes.includes(msgCode)).length;
    // Three of the ten, unless the machine takes a second for one of them.
    expect(told('WRONG_PASSWORD')).toBeGreaterThanOrEqual(3);
    expect([told('WRONG_PASSWORD', 'LOGIN_TOO_SOON'), told('USER_LOCKED')]).toEqual([10, 20]);
    expect(await attempts(companyId)).toBe(30);
  });

  it('lets many right sign-ins at once through, of one user and of sixteen, round after round', async () => {
    const { companyId, companyCode } = await erp.company();
    const { userName } = await erp.user(companyId);
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 3 }, () => guess(companyCode, userName, PASSWORD)));
      expect(answers.map((answer) => answer.msgCode)).toEqual(['OK', 'OK', 'OK']);
    }
    const users: Awaited<ReturnType<typeof erp.user>>[] = [];
    for (let count = 0; count < 16; count += 1) users.push(await erp.user(companyId));
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(users.map((user) => guess(companyCode, user.userName, PASSWORD)));
      expect(new Set(answers.map((answer) => answer.msgCode))).toEqual(new Set(['OK']));
    }
  });

  it('lets thirty right sign-ins of one user at once through, and a hundred and thirty of a plant', async () => {
    const { companyId, companyCode } = await erp.company();
    const { userName } = await erp.user(companyId);
    const once = await Promise.all(Array.from({ length: 30 }, () => guess(companyCode, userName, PASSWORD)));
    expect(once.map((answer) => answer.msgCode)).toEqual(Array.from({ length: 30 }, () => 'OK'));
    const plant = [];
    for (const _ of Array.from({ length: 130 })) plant.push(await erp.user(companyId));
    const answers = await Promise.all(plant.map((user) => guess(companyCode, user.userName, PASSWORD)));
    expect(new Set(answers.map((answer) => answer.msgCode))).toEqual(new Set(['OK']));
  });

  it('keeps nothing of what was typed as a user name: it may be a password', async () => {
    const { companyId, companyCode } = await erp.company();
    const { userName } = await erp.user(companyId);
    for (const typed of ['My-Secret-Passw0rd', userName]) await guess(companyCode, typed);
    const { rows } = await erp.owner.query<{ subject: string }>(
      `select subject from login_throttle where company_id = $1 and kind = 'ACCOUNT'`,
      [companyId],
    );
    expect(rows).toHaveLength(2);
    for (const { subject } of rows) expect(subject.toLowerCase()).not.toMatch(/secret|passw0rd|user/);
    // Without the server's secret, a list of common passwords finds none of them.
    const digests = ['my-secret-passw0rd', 'My-Secret-Passw0rd'].map((text) => sha256(text).toString('base64url'));
    expect(rows.filter(({ subject }) => digests.includes(subject))).toEqual([]);
  });

  it('slows an address down too, whichever users it tries', async () => {
    const { companyId, companyCode } = await erp.company();
    await erp.owner.query(
      `insert into login_throttle values ($1, 'ADDRESS', '127.0.0.1', 104, now(), now() + interval '7 seconds')`,
      [companyId],
    );
    expect(await guess(companyCode, 'somebody')).toMatchObject({ msgCode: 'LOGIN_TOO_SOON', data: { seconds: 7 } });
    expect(await attempts(companyId)).toBeUndefined();
  });

  it('has one counter for all spellings that name the same user', async () => {
    const { companyId, companyCode } = await erp.company();
    await erp.user(companyId, { userName: 'admin' });
    await Promise.all(Array.from({ length: 12 }, () => guess(companyCode, 'admin')));
    for (const spelling of ['ADMIN', 'Admin', 'adm\u0130n']) {
      expect((await guess(companyCode, spelling, PASSWORD)).msgCode).not.toBe('OK');
    }
    for (const spelling of ['nobody\u00e9', 'NOBODY\u00c9', 'nobodye\u0301', 'NobodyE\u0301']) {
      await Promise.all(Array.from({ length: 3 }, () => guess(companyCode, spelling)));
    }
    expect(await guess(companyCode, 'nobody\u00e9')).toMatchObject({ msgCode: 'USER_LOCKED' });
  });

  it('says how long to wait, in the answer and as Retry-After', async () => {
    const { companyId, companyCode } = await erp.company();
    const { userName } = await erp.user(companyId);
    for (const _ of [1, 2, 3]) await guess(companyCode, userName);
    const early = await guess(companyCode, userName, PASSWORD);
    expect(early).toMatchObject({ code: 429, msgCode: 'LOGIN_TOO_SOON', data: { seconds: 1 } });
    expect(early.headers.get('retry-after')).toBe('1');
  });

  it('refuses the right password while locked, and lets it in after fifteen minutes', async () => {
    const { companyId, companyCode } = await erp.company();
    const { userName } = await erp.user(companyId);
    for (const _ of Array.from({ length: 10 })) {
      await guess(companyCode, userName);
      await letTimePass(companyId, '65 seconds');
    }
    const locked = await guess(companyCode, userName, PASSWORD);
    expect(locked).toMatchObject({ msgCode: 'USER_LOCKED', success: false });
    expect(locked.headers.getSetCookie()).toEqual([]);
    const said = async (lang: string) =>
      (await erp.browser().post('/login', { companyCode, userName, password: PASSWORD }, { lang })).msg;
    expect(await said('en_US')).toContain('ends in 14 min.');
    await letTimePass(companyId, '815 seconds');
    expect(await said('en_US')).toContain('ends in 1 min.');
    expect(await said('es_ES')).toContain('termina en 1 min.');
    expect(await said('zh_CN')).toContain('1 分钟后自动解除');
    await letTimePass(companyId, '15 minutes');
    expect(await guess(companyCode, userName, PASSWORD)).toMatchObject({ success: true });
    expect(await attempts(companyId)).toBeUndefined();
  });

  it('is no weapon: a person with a live session goes on working while the account is locked', async () => {
    const { companyCode, userName, browser } = await erp.somebody();
    await Promise.all(Array.from({ length: 20 }, () => guess(companyCode, userName)));
    expect(await guess(companyCode, userName, PASSWORD)).toMatchObject({ msgCode: 'USER_LOCKED' });
    expect(await browser.get('/getMenuPermission')).toMatchObject({ success: true });
    expect(await browser.post('/refresh')).toMatchObject({ success: true });
  });

  it('counts unknown user names too, so that the lock tells nobody who exists', async () => {
    const { companyCode } = await erp.company();
    const codes = (await Promise.all(Array.from({ length: 12 }, () => guess(companyCode, 'nobody-here')))).map(
      (one) => one.msgCode,
    );
    expect(codes).toContain('USER_LOCKED');
  });
});
