import type { Browser, Page } from '@playwright/test';
import { giveAuthenticator, passkeyButton } from '../support/authenticator.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import {
  expectRefused,
  expectSignedIn,
  OWN_PASSWORD,
  openLogin,
  signInByPassword,
  startSignInServer,
} from '../support/sign-in-server.ts';

// One after another: they share a server of their own, with two companies.
test.describe.configure({ mode: 'serial' });

const start = async () => {
  const server = await startSignInServer({}, 'localhost');
  await server.gemba(['company', 'add', 'ACME', 'Acme Works', '--admin', 'ines']);
  await server.gemba(['company', 'add', 'RIVAL', 'Rival Works', '--admin', 'rita']);
  await server.gemba(['user', 'add', 'ACME', 'lena', '--roles', 'FIND_PART']);
  return server;
};
let house: Awaited<ReturnType<typeof start>>;
test.beforeAll(async () => {
  house = await start();
});
test.afterAll(() => house.stop());

const REFUSED = 'This passkey was not accepted';

/** The phone of somebody who has just added a passkey to it, signed out again. */
const phoneWithPasskey = async (browser: Browser, companyCode: string, userName: string) => {
  const page = await house.newPage(browser);
  await giveAuthenticator(page);
  await openLogin(page, companyCode, '/setting');
  await signInByPassword(page, userName);
  await page.getByRole('button', { name: /^Add a passkey/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a passkey' });
  await sheet.getByLabel('Current password').fill(OWN_PASSWORD);
  await sheet.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  return page;
};

const signInByPasskey = async (page: Page, companyCode: string) => {
  await openLogin(page, companyCode);
  await passkeyButton(page).click();
};

test('a passkey of one company opens nothing in another', async ({ browser }) => {
  await phoneWithPasskey(browser, 'RIVAL', 'rita');
  const page = await phoneWithPasskey(browser, 'ACME', 'lena');
  await signInByPasskey(page, 'RIVAL');
  await expectRefused(page, REFUSED);
  await signInByPasskey(page, 'ACME');
  await expectSignedIn(page);
});

test('the administrator takes a lost phone its passkeys and its session', async ({ browser }) => {
  const lost = await phoneWithPasskey(browser, 'ACME', 'lena');
  await signInByPasskey(lost, 'ACME');
  await expectSignedIn(lost);
  await phoneWithPasskey(browser, 'ACME', 'ines');

  const office = await house.newPage(browser);
  await openLogin(office, 'ACME', '/admin/users');
  await signInByPassword(office, 'ines');
  await office.getByRole('link', { name: /lena/ }).click();
  await expect(office.getByText('2 passkeys')).toBeVisible();
  await office.getByRole('button', { name: 'Remove passkeys' }).click();
  const sheet = office.getByRole('dialog');
  await expect(sheet.getByText(/For a lost phone/)).toBeVisible();
  expect([...(await axeFindings(office)), ...(await overflow(office))]).toEqual([]);
  await sheet.getByRole('button', { name: 'Remove passkeys' }).click();
  await expect(office.getByText('By the password only.')).toBeVisible();
  await expect(office.getByText('Signed in nowhere.', { exact: true })).toBeVisible();

  await lost.goto('/setting');
  await expect(lost).toHaveURL(/\/login/);
  await signInByPasskey(lost, 'ACME');
  await expectRefused(lost, REFUSED);
});

test('a passkey of somebody locked is refused', async ({ browser }) => {
  const page = await phoneWithPasskey(browser, 'ACME', 'lena');
  await house.gemba(['user', 'lock', 'ACME', 'lena']);
  await signInByPasskey(page, 'ACME');
  await expectRefused(page, /locked/);
});
