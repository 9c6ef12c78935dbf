import { expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();
const turn = (browser: Browser, realTime: boolean) =>
  browser.send('/app/realTime', { method: 'PUT', body: { realTime } });
const alive = async (browser: Browser) => (await browser.get('/getMenuPermission')).msgCode;
const renewed = async (browser: Browser) => {
  const { data } = await browser.post<{ userInfo: { realTime: boolean } }>('/refresh');
  return data.userInfo.realTime;
};

it('is the person’s own: no session ends, and the next renewal tells every device', async () => {
  const { companyCode, userName, browser } = await erp.somebody();
  const tablet = await erp.signIn(companyCode, userName);
  for (const realTime of [false, false, true, false]) {
    expect(await turn(browser, realTime)).toMatchObject({ success: true });
    expect([await alive(browser), await alive(tablet)]).toEqual(['OK', 'OK']);
  }
  expect([await renewed(browser), await renewed(tablet)]).toEqual([false, false]);
});

it('brings no session back that has ended, or that a change of roles made outdated', async () => {
  const { companyId, companyCode, userId, userName, browser: outdated } = await erp.somebody();
  await erp.owner.query(`update app_user set roles = '{FIND_PART}' where company_id = $1 and user_id = $2`, [
    companyId,
    userId,
  ]);
  const [left, current] = [await erp.signIn(companyCode, userName), await erp.signIn(companyCode, userName)];
  await left.post('/logout');
  for (const realTime of [false, false, true]) await turn(current, realTime);
  expect([await alive(current), await alive(left), await alive(outdated)]).toEqual([
    'OK',
    'ALREADY_LOGOUT',
    'APP_USER_INFO_ERROR',
  ]);
});
