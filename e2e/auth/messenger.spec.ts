import type { Page } from '@playwright/test';
import { COMPANY, expect, PASSWORD, test } from '../support/gemba.ts';

const answer = (data: object) => ({ json: { code: 200, msgCode: 'OK', msg: '', notice: false, success: true, data } });

/** A company with a messenger, and a messenger that sends everybody straight back. */
const haveMessenger = async (page: Page, exchanged: object) => {
  await page.route('**/app/getSignInInfo*', async (route) => {
    const real = await route.fetch();
    const { data } = await real.json();
    await route.fulfill(answer({ ...data, messenger: 'PlantChat' }));
  });
  await page.route('**/app/wx/getWecomConfig*', (route) =>
    route.fulfill(
      answer({
        name: 'PlantChat',
        corpId: 'corp',
        agentId: '7',
        authorizeUrl: `${new URL(page.url()).origin}/chat`,
        state: 's-1',
      }),
    ),
  );
  await page.route('**/chat?*', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const back = `${asked.get('redirect_uri')}?code=one-time&state=${asked.get('state')}`;
    return route.fulfill({ status: 302, headers: { location: back } });
  });
  await page.route('**/app/wx/loginByWecom*', (route) => route.fulfill(answer(exchanged)));
};

test('an unbound messenger account is bound once with the ERP user', async ({ page }) => {
  await haveMessenger(page, { bound: false, wxUserId: 'proof-of-the-messenger' });
  await page.goto('/login?returnTo=%2Fsetting%2Fabout');
  await page.locator('[name=companyCode]').fill(COMPANY);
  await page.locator('[name=userName]').focus();
  await page.getByRole('button', { name: 'Sign in with PlantChat' }).click();

  await expect(page.getByText('Your messenger account is not bound yet')).toBeVisible();
  expect(page.url()).not.toContain('one-time');
  await page.locator('[name=companyCode]').fill(COMPANY);
  await page.locator('[name=userName]').fill('operator');
  await page.locator('[name=password]').fill(PASSWORD);
  const [request] = await Promise.all([
    page.waitForRequest('**/app/login'),
    page.getByRole('button', { name: 'Bind and sign in' }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ userName: 'operator', wxUserId: 'proof-of-the-messenger' });
});

test('no button where the company has no messenger', async ({ page }) => {
  await page.goto('/login');
  await page.locator('[name=companyCode]').fill(COMPANY);
  await page.locator('[name=userName]').focus();
  await expect(page.getByText('Halden Drive Systems')).toBeVisible();
  await expect(page.getByRole('button', { name: /Sign in with/ })).toHaveCount(0);
});
