import { describe, expect, it } from 'vitest';
import { PASSWORD, startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();

const change = async (newPassword: string, currentPassword = PASSWORD) => {
  const { companyCode, userName, browser } = await erp.somebody();
  const answer = await browser.post('/changePassword', { currentPassword, newPassword });
  return { answer, companyCode, userName, browser };
};

describe('a new password', () => {
  it('may be a long sentence, Chinese, or full of emoji, and keeps its trailing space', async () => {
    for (const wanted of ['x y'.repeat(25), '仓库收货扫描枪一号机', '🔧🔩⚙️🏭🛠️📦🚚✅', 'ends with a space ']) {
      const { answer, companyCode, userName } = await change(wanted);
      expect(answer.success).toBe(true);
      await erp.signIn(companyCode, userName, wanted);
      await expect(erp.signIn(companyCode, userName, wanted.trim().slice(0, -1))).rejects.toThrow('WRONG_PASSWORD');
    }
  });

  it('is refused when short, endless, common in any case, or the old one, and names its field', async () => {
    const refusals = {
      '1234567': 'PASSWORD_TOO_SHORT',
      ['x'.repeat(129)]: 'PASSWORD_TOO_LONG',
      Password1: 'PASSWORD_TOO_COMMON',
      'password123!': 'PASSWORD_TOO_COMMON',
      Qwerty1234: 'PASSWORD_TOO_COMMON',
      '1q2w3e4r5t': 'PASSWORD_TOO_COMMON',
      '2023letmein': 'PASSWORD_TOO_COMMON',
      aaaaaaaaaa: 'PASSWORD_TOO_COMMON',
      'gemba-demo': 'PASSWORD_TOO_COMMON',
      [PASSWORD]: 'PASSWORD_SAME',
    };
    for (const [wanted, msgCode] of Object.entries(refusals)) {
      const { answer, companyCode, userName } = await change(wanted);
      expect(answer).toMatchObject({ msgCode, data: { field: 'newPassword' } });
      await erp.signIn(companyCode, userName);
    }
  });

  it('needs the current one, and guesses at it are counted like those at the login', async () => {
    const { answer, browser, companyCode, userName } = await change('a whole new sentence', 'not this');
    expect(answer).toMatchObject({ msgCode: 'WRONG_PASSWORD', data: { field: 'currentPassword' } });
    const codes = await Promise.all(
      Array.from(
        { length: 12 },
        async () =>
          (await browser.post('/changePassword', { currentPassword: 'no', newPassword: 'a whole new sentence' }))
            .msgCode,
      ),
    );
    expect(new Set(codes)).toEqual(new Set(['WRONG_PASSWORD', 'LOGIN_TOO_SOON']));
    expect(await browser.get('/getMenuPermission')).toMatchObject({ success: true });
    await expect(erp.signIn(companyCode, userName)).rejects.toThrow('USER_LOCKED');
  });
});
