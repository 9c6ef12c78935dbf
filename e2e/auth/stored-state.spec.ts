import type { Page } from '@playwright/test';
import { expect, PASSWORD, signIn, test } from '../support/gemba.ts';
import { openScreen } from '../support/screens.ts';

/** Everything a browser keeps, as one text. */
const everythingStored = async (page: Page) => {
  const kept = await page.evaluate(async () => {
    const databases = (await indexedDB.databases?.()) ?? [];
    const caches_ = 'caches' in window ? await caches.keys() : [];
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, caches_]);
  });
  return kept + JSON.stringify(await page.context().cookies());
};

const forms = [PASSWORD, Buffer.from(PASSWORD).toString('base64'), encodeURIComponent(PASSWORD)];

const expectNoPassword = async (page: Page) => {
  const kept = await everythingStored(page);
  for (const form of forms) expect(kept).not.toContain(form);
};

test('the password is stored nowhere, and nothing of the business stays after a log-out', async ({ page }) => {
  await signIn(page, 'warehouse');
  await expectNoPassword(page);
  await openScreen(page, '/setting?open=password');
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.reload();
  await expectNoPassword(page);
  await openScreen(page, '/setting');
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  await expect(page).toHaveURL(/\/login$/);
  await expectNoPassword(page);
  const left = await page.evaluate(() => ({ ...localStorage }));
  expect(left).toEqual({ companyCode: 'DEMO', userInfo: '{"username":"warehouse","password":""}' });
});

test('the specified entries are under their keys', async ({ page }) => {
  await signIn(page, 'buyer');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored['token']).toMatch(/.{20,}/);
  expect(JSON.parse(stored['userInfo'] ?? '')).toMatchObject({
    username: 'buyer',
    password: '',
    refId: 'E-110',
    realTime: true,
  });
  expect(JSON.parse(stored['companySetting'] ?? '')).toMatchObject({ receiveNeedIr: true, receivingPOZeroCost: false });
  expect(stored['orderChangeApproval']).toMatch(/^(true|false)$/);
});

test('a password that an older client has left is deleted at the start', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('planted')) {
      localStorage.setItem('userInfo', '{"username":"imoreno","password":"from 2019","roles":[]}');
      sessionStorage.setItem('planted', 'yes');
    }
  });
  await page.goto('/login');
  await expect(page.locator('[name=userName]')).toHaveValue('imoreno');
  expect(await page.evaluate(() => localStorage.getItem('userInfo'))).not.toContain('from 2019');
});

test('broken entries never break the app', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['userInfo', 'companySetting', 'quickActions:DEMO/admin', 'theme', 'touch', 'language']) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"broken');
    }
    localStorage.setItem('token', 'somebody else’s');
  });
  await page.goto('/navigation');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator('button[type=submit]')).toHaveText('Sign in');
});

test('somebody whose browser stores nothing can still work', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const store of ['localStorage', 'sessionStorage']) Object.defineProperty(window, store, { get: blocked });
  });
  await signIn(page, 'buyer');
  await page.locator('main').getByRole('link', { name: 'Parts', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parts');
  expect(errors).toEqual([]);
});
