import { expect, PASSWORD, signIn, test } from '../support/gemba.ts';
import { openScreen } from '../support/screens.ts';

const FIREFOX = 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0';

test('appearance and glove mode change at once and stay', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/setting');
  await page.getByRole('radio', { name: 'Dark' }).click();
  await page.getByRole('switch', { name: /Glove mode/ }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-touch', 'glove');
});

test('another device is signed out from here, and finds itself at Login', async ({ browser, page, baseURL }) => {
  // No other story has this browser: whom they have signed in stays so.
  const other = await browser.newPage({ locale: 'en-US', userAgent: FIREFOX, ...(baseURL && { baseURL }) });
  await signIn(other, 'sales');
  await signIn(page, 'sales');
  await openScreen(page, '/setting');
  await expect(page.getByText('This device', { exact: true })).toHaveCount(1);
  const revoke = page.getByRole('button', { name: /^Sign out Firefox/ });
  const before = await revoke.count();
  await revoke.first().click();
  await expect(page.getByText('The device was signed out')).toBeVisible();
  await expect(revoke).toHaveCount(before - 1);
  await other.goto('/setting');
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText('You were signed out')).toBeVisible();
  await other.close();
});

test('a new password: each refusal at its field', async ({ as }) => {
  const page = await as('accountant');
  await page.goto('/setting?open=password');
  const sheet = page.getByRole('dialog');
  const send = () => sheet.getByRole('button', { name: 'Change password' }).click();
  await send();
  await expect(sheet.getByText('Current password cannot be empty')).toBeVisible();
  await expect(sheet.getByText('Use at least 8 characters')).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('password');
  await send();
  await expect(sheet.getByRole('alert')).toContainText('one of the first that others would try');
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Current password', { exact: true }).fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill('a whole new sentence');
  await send();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();
});

test('about: support is a call away, versions, the licence and what the app is made of', async ({ as }) => {
  const page = await as('buyer');
  await page.goto('/setting/about');
  await expect(page.locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.getByText(/\d+ of \d+ used/)).toBeVisible();
  await expect(page.getByText(/^react-dom \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/setting$/);
});

test('about: what cannot be loaded is not said to be missing, and can be tried again', async ({ as }) => {
  const page = await as('buyer');
  const refusal = { code: 403, msgCode: 'X', msg: 'Not for you.', notice: false, success: false, data: null };
  const none = { ...refusal, code: 404, msgCode: 'NO_DATA', msg: 'no data' };
  let json = refusal;
  await page.route('**/app/management/querySoftWareLicense', (route) => route.fulfill({ status: json.code, json }));
  await page.route('**/licences.json', (route) => route.fulfill({ status: 500 }));
  await page.goto('/setting/about');
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  await expect(page.getByText('The licence could not be loaded')).toBeVisible();
  await expect(page.getByText('No licence is stored')).toHaveCount(0);

  json = none;
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText('No licence is stored')).toBeVisible();
  await expect(page.getByText('The licence could not be loaded')).toHaveCount(0);
  await page.unroute('**/licences.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^react-dom \d/)).toBeVisible();
});
