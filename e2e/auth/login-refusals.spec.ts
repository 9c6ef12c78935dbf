import type { Page } from '@playwright/test';
import { expect, fillLogin, test } from '../support/gemba.ts';
import { openScreen } from '../support/screens.ts';

const refuse = (page: Page, code: number, msgCode: string, msg: string, data: object | null = null) =>
  page.route('**/app/login', (route) =>
    route.fulfill({ status: code, json: { code, msgCode, msg, notice: false, success: false, data } }),
  );

const tryToSignIn = async (page: Page, userName = 'buyer', password?: string) => {
  await openScreen(page, '/login');
  await fillLogin(page, userName, password);
  await page.locator('button[type=submit]').click();
};

test('nothing typed: user name and password are asked for, and nothing is sent', async ({ page }) => {
  let sent = false;
  await page.route('**/app/login', (route) => {
    sent = true;
    return route.abort();
  });
  await page.goto('/login');
  await page.locator('button[type=submit]').click();
  await expect(page.getByText('User name cannot be empty')).toBeVisible();
  await expect(page.getByText('Password cannot be empty')).toBeVisible();
  await expect(page.locator('[name=userName]')).toBeFocused();
  expect(sent).toBe(false);
});

test('wrong passwords: said at the field, then the button counts down to the next try', async ({ page }) => {
  await tryToSignIn(page, 'sales', 'not the password');
  await expect(page.getByRole('alert')).toContainText('User name or password is wrong');
  await expect(page.locator('[name=password]')).toBeFocused();
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).selectionEnd)).toBe(16);
  const waiting = page.getByRole('button', { name: /Sign in again in \d+ second/ });
  for (let attempt = 0; attempt < 5 && (await waiting.count()) === 0; attempt += 1) {
    await page.locator('[name=password]').fill(`wrong again ${attempt}`);
    await Promise.all([page.waitForResponse('**/app/login'), page.locator('button[type=submit]').click()]);
    await page.waitForTimeout(50);
  }
  await expect(waiting).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
});

test('a company that does not exist: said until another code is typed, as is the name of one that does', async ({
  page,
}) => {
  await openScreen(page, '/login');
  const code = page.locator('[name=companyCode]');
  await code.fill('DEM');
  await code.blur();
  await expect(page.getByText('company code does not exist')).toBeVisible();
  await code.fill('DEMO');
  await expect(page.getByText('company code does not exist')).toBeHidden();
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');
  await code.blur();
  const name = page.getByText('Halden Drive Systems');
  await expect(name).toBeVisible();
  await code.fill('DEMOS');
  await expect(name).toBeHidden();
});

test('a user who does not exist, where a company says so', async ({ page }) => {
  await refuse(page, 404, 'USER_NOT_EXIST', 'This user does not exist. Check the user name.');
  await tryToSignIn(page);
  await expect(page.getByText('This user does not exist')).toBeVisible();
  await expect(page.locator('[name=userName]')).toHaveAttribute('aria-invalid', 'true');
});

test('a refusal of the person stands over the form until something is changed', async ({ page }) => {
  for (const [msgCode, msg] of [
    ['USER_LOCKED', 'This user is locked after too many wrong passwords.'],
    ['YOUR_ACCOUNT_EXPIRED', 'Your account has expired.'],
    ['NOT_IN_WHITELIST', 'Your company does not allow signing in from this network address.'],
  ] as const) {
    await refuse(page, 403, msgCode, msg);
    await tryToSignIn(page);
    await expect(page.getByText(msg)).toBeVisible();
    // As long as a toast stays, which it must not be.
    if (msgCode === 'USER_LOCKED') await page.waitForTimeout(2_300);
    await expect(page.getByText(msg)).toBeVisible();
    await page.locator('[name=password]').fill('another');
    await expect(page.getByText(msg)).toBeHidden();
  }
});

test('an exception of the server is never shown', async ({ page }) => {
  await refuse(page, 500, 'SERVER_ERROR', 'java.lang.Exception: boom');
  await tryToSignIn(page);
  await expect(page.getByText('request error', { exact: true })).toBeVisible();
  await expect(page.getByText('boom')).toHaveCount(0);
});

test('a company that vanished between check and sign-in is said at its field', async ({ page }) => {
  await refuse(page, 404, 'COMPANY_NOT_EXIST', 'company code does not exist');
  await tryToSignIn(page);
  await expect(page.getByText('company code does not exist')).toBeVisible();
});
