import type { Page, Route } from '@playwright/test';
import { expect, fillLogin, signIn, test } from '../support/gemba.ts';
import { openScreen } from '../support/screens.ts';

// Forms that wait on the server go to the next sign-in of that person: these stories run one after another, and no
// other story signs in as Quality.
test.describe.configure({ mode: 'default' });

const TYPED = '{ "es-ES": { "auth.signIn": "Entrar" } }';
const box = (page: Page) => page.getByLabel('Translations as JSON');

const refuse = (page: Page, url: string, code: number, msgCode: string, msg = msgCode, times?: number) =>
  page.route(
    url,
    (route) => route.fulfill({ status: code, json: { code, msgCode, msg, notice: false, success: false, data: null } }),
    times === undefined ? {} : { times },
  );
const refuseOnce = (page: Page, url: string, code: number, msgCode: string, msg?: string) =>
  refuse(page, url, code, msgCode, msg, 1);

for (const msgCode of ['ALREADY_LOGOUT', 'APP_USER_INFO_ERROR']) {
  test(`${msgCode}: Login says why, and comes back to the page with the draft intact`, async ({ page }) => {
    await signIn(page, 'lead');
    await openScreen(page, '/setting?open=translations');
    await box(page).fill(TYPED);
    await refuseOnce(page, '**/app/sessions*', 401, msgCode, 'You were signed out.');
    await page.reload();
    await expect(page).toHaveURL(/\/login\?returnTo=/);
    await expect(page.getByText('You were signed out.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? ''))).toEqual({
      username: 'lead',
      password: '',
    });

    await fillLogin(page, 'lead');
    await page.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/setting\?open=translations$/);
    await expect(box(page)).toHaveValue(TYPED);
    await expect(page.getByText('Your unsaved text is back')).toBeVisible();
  });
}

test('an expired token is renewed silently, once for all calls, and the request is sent again', async ({ page }) => {
  await signIn(page, 'operator');
  let renewals = 0;
  await page.route('**/app/refresh', (route) => {
    renewals += 1;
    return route.continue();
  });
  // Both are on their way with the old token before one of them hears that it has expired.
  const sent = Promise.withResolvers<void>();
  let waiting = 2;
  const code = 401;
  const msgCode = 'APP_TOKEN_EXPIRED_ERROR';
  for (const url of ['**/app/sessions*', '**/app/getMenuPermission']) {
    const refuseTogether = async (route: Route) => {
      waiting -= 1;
      if (waiting === 0) sent.resolve();
      await sent.promise;
      await route.fulfill({
        status: code,
        json: { code, msgCode, msg: '', notice: false, success: false, data: null },
      });
    };
    await page.route(url, refuseTogether, { times: 1 });
  }
  await page.goto('/setting');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/setting$/);
  expect(renewals).toBe(1);
});

test('two tabs whose token has expired renew it one after the other and only once', async ({ context, page }) => {
  await signIn(page, 'manager');
  const other = await context.newPage();
  let renewals = 0;
  await context.route('**/app/refresh', async (route) => {
    renewals += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  for (const tab of [page, other]) await refuseOnce(tab, '**/app/sessions*', 401, 'APP_TOKEN_EXPIRED_ERROR');
  await Promise.all([page.goto('/setting'), other.goto('/setting')]);
  for (const tab of [page, other]) await expect(tab.getByText('This device', { exact: true })).toBeVisible();
  expect(renewals).toBe(1);
});

test('an expired token whose renewal is refused goes to Login', async ({ page }) => {
  await signIn(page, 'operator');
  await refuseOnce(page, '**/app/sessions*', 401, 'APP_TOKEN_EXPIRED_ERROR');
  await refuseOnce(page, '**/app/refresh', 401, 'APP_TOKEN_EXPIRED_ERROR');
  await openScreen(page, '/setting');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fsetting$/);
});

test('a session whose renewal cannot be reached is not thrown away', async ({ page }) => {
  await signIn(page, 'operator');
  await refuse(page, '**/app/sessions*', 401, 'APP_TOKEN_EXPIRED_ERROR');
  await page.route('**/app/refresh', (route) => route.abort());
  await openScreen(page, '/setting');
  await expect(page.getByText('The devices could not be loaded')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
});

test('signing out in one tab empties the other', async ({ context, page }) => {
  await signIn(page, 'quality');
  const other = await context.newPage();
  await other.goto('/order');
  await other.locator('h1').waitFor();
  await openScreen(page, '/setting');
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
});

test('signing out without the server empties this device and says that the session there lives on', async ({
  page,
}) => {
  await signIn(page, 'quality');
  await openScreen(page, '/setting');
  await page.route('**/app/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('the server could not be reached')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

const draftsLeft = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));

test('what was typed goes along when signing out: nothing stays on the device, and it is back with the person', async ({
  page,
}) => {
  await signIn(page, 'quality');
  await openScreen(page, '/setting?open=translations');
  await box(page).fill(TYPED);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await draftsLeft(page)).toEqual([]);
  await signIn(page, 'quality');
  await openScreen(page, '/setting?open=translations');
  await expect(box(page)).toHaveValue(TYPED);
});

test('signing out asks first when something typed would be lost', async ({ page }) => {
  await signIn(page, 'lead');
  await openScreen(page, '/setting?open=translations');
  await box(page).fill(TYPED);
  await page.keyboard.press('Escape');
  await page.route('**/app/keptForms', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Unsent text will be lost');
  await sheet.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await draftsLeft(page)).toEqual([]);
});

test('a page that the new roles close leads to all functions, not round in circles', async ({ page }) => {
  await signIn(page, 'buyer');
  await page.getByRole('search').waitFor(); // the first screen has asked for its menus: the refusal is for the next one
  const refusal = { code: 401, msgCode: 'APP_USER_INFO_ERROR', msg: 'Your roles have changed.', success: false };
  await page.route(
    '**/app/getMenuPermission',
    async (route) => {
      await page.locator('h1').waitFor();
      await route.fulfill({ status: 401, json: refusal });
    },
    { times: 1 },
  );
  await page.goto('/poDetail?poNumber=1');
  await expect(page).toHaveURL(/\/login\?returnTo=%2FpoDetail/);
  await fillLogin(page, 'engineer');
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/navigation$/);
  await expect(page.getByText('Limited permissions')).toHaveCount(1);
});

test('a tab that slept while another person signed in forgets the first one when it wakes', async ({
  context,
  page,
}) => {
  await signIn(page, 'buyer');
  const asleep = await context.newPage();
  await asleep.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
  await asleep.goto('/setting');
  await expect(asleep.getByText('Dan Okafor').first()).toBeVisible();
  await openScreen(page, '/setting');
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, 'sales');
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/navigation$/);

  await asleep.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(asleep).toHaveURL(/\/navigation$/);
  await expect(asleep.getByRole('heading', { level: 1 })).toBeVisible();
  await openScreen(asleep, '/setting');
  await expect(asleep.getByText('Carlos Vega').first()).toBeVisible();
});

test('a form that turns to another order is empty, and has its text back with the first', async ({ as }) => {
  const page = await as('lead');
  await page.goto('/setting?open=translations&poNumber=1');
  await box(page).fill(TYPED);
  await openScreen(page, '/setting?open=translations&poNumber=2');
  await expect(box(page)).toHaveValue('');
  await box(page).fill('{}');
  await openScreen(page, '/setting?open=translations&poNumber=1');
  await expect(box(page)).toHaveValue(TYPED);
});

test('only a page of ours is returned to', async ({ page }) => {
  for (const wicked of ['//evil.example/', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)']) {
    await page.goto(`/login?returnTo=${encodeURIComponent(wicked)}`);
    await fillLogin(page, 'approver');
    await page.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/navigation$/);
    await page.evaluate(() => localStorage.removeItem('token'));
  }
});
