import type { Browser } from '@playwright/test';
import { startSsoProvider } from '../../apps/server/src/testing/sign-in/sso-provider.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import {
  comeBackUnheard,
  expectRefused,
  expectSignedIn,
  openLogin,
  signInByPassword,
  startSignInServer,
} from '../support/sign-in-server.ts';

// One after another: they share a server of their own, with a real provider beside it.
test.describe.configure({ mode: 'serial' });

const start = async () => {
  const server = await startSignInServer({ GEMBA_SSO_NETWORKS: '127.0.0.1' });
  await server.gemba(['company', 'add', 'ACME', 'Acme Works', '--admin', 'ines']);
  await server.gemba(['company', 'add', 'RIVAL', 'Rival Works', '--admin', 'rita']);
  await server.gemba(['user', 'add', 'ACME', 'lena', '--roles', 'FIND_PART']);
  return { ...server, provider: await startSsoProvider(`${server.url}/login`) };
};
let house: Awaited<ReturnType<typeof start>>;
test.beforeAll(async () => {
  house = await start();
});
test.afterAll(async () => {
  house.provider.stop();
  await house.stop();
});

const EXCHANGE = '**/app/sso/login';
const REFUSED = 'Your company’s sign-in was not accepted';

/** A new phone at the login screen of a company, and the tap that leaves for the provider. */
const atLogin = async (browser: Browser, companyCode = 'ACME', name = 'Acme ID') => {
  const page = await house.newPage(browser);
  await openLogin(page, companyCode);
  return { page, leave: () => page.getByRole('button', { name: `Sign in with ${name}` }).click() };
};

test('an administrator enters the provider, is told what is wrong with it, and saves it', async ({ browser }) => {
  const { provider } = house;
  const page = await house.newPage(browser);
  await openLogin(page, 'ACME', '/admin/sso');
  await expect(page.getByRole('button', { name: /Sign in with/ })).toHaveCount(0);
  await signInByPassword(page, 'ines');
  await expect(page.getByLabel('Address to register with the provider')).toHaveValue(`${house.url}/login`);
  const check = () => page.getByRole('button', { name: 'Check the provider' }).click();
  await check();
  await expect(page.getByText('This cannot be empty').first()).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Acme ID');
  await page.getByLabel('Client id').fill(provider.clientId);
  await page.getByLabel('Client secret').fill('not this one');
  const issuer = page.getByLabel('Issuer');
  await issuer.fill('https://10.0.0.7');
  await check();
  await expect(page.getByText(/inside the network of the server/)).toBeVisible();
  await issuer.fill('http://127.0.0.1:9');
  await check();
  await expect(page.getByText(/Nothing answers at .*ECONNREFUSED/)).toBeVisible();
  await issuer.fill(house.url);
  await check();
  await expect(page.getByText(/does not describe an OpenID Connect provider/)).toBeVisible();
  expect([...(await axeFindings(page)), ...(await overflow(page))]).toEqual([]);
  await issuer.fill(provider.issuer);
  await check();
  await expect(page.getByText(/does not accept this client id with this secret/)).toBeVisible();
  await page.getByLabel('Client secret').fill(provider.secret);
  await check();
  await expect(page.getByText('The provider answers and knows us')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('People can sign in through the provider')).toBeVisible();
  await page.reload();
  await expect(issuer).toHaveValue(provider.issuer);
  await expect(page.getByLabel('Client secret')).toHaveValue('');
  expect([...(await axeFindings(page)), ...(await overflow(page))]).toEqual([]);
  await page.goto('/admin/audit?kind=sso');
  await expect(page.getByText('Company sign-in of ACME')).toBeVisible();
});

test('a person signs in at the provider and comes to the page they wanted', async ({ browser }) => {
  house.provider.signsIn('person-1', { preferred_username: 'ines' });
  const { page, leave } = await atLogin(browser);
  await leave();
  await expectSignedIn(page);
});

test('somebody unknown, locked or unwilling is refused', async ({ browser }) => {
  const { provider, gemba } = house;
  provider.signsIn('stranger', { preferred_username: 'stranger' });
  const unknown = await atLogin(browser);
  await unknown.leave();
  await expectRefused(unknown.page, 'stranger is no user here');
  await expect(unknown.page.locator('[name=companyCode]')).toHaveValue('ACME');
  provider.signsIn('declines');
  const unwilling = await atLogin(browser);
  await unwilling.leave();
  await expectRefused(unwilling.page, REFUSED);
  await gemba(['user', 'lock', 'ACME', 'lena']);
  provider.signsIn('person-2', { preferred_username: 'lena' });
  const locked = await atLogin(browser);
  await locked.leave();
  await expectRefused(locked.page, /locked/);
});

test('an answer is good once, and in the browser that asked for it', async ({ browser }) => {
  house.provider.signsIn('person-1', { preferred_username: 'ines' });
  const victim = await atLogin(browser);
  const planted = await comeBackUnheard(victim.page, EXCHANGE, victim.leave);
  const stranger = await house.newPage(browser);
  await stranger.goto(planted);
  await expectRefused(stranger, REFUSED);
  const other = await atLogin(browser);
  await comeBackUnheard(other.page, EXCHANGE, other.leave);
  await other.page.goto(planted);
  await expectRefused(other.page, REFUSED);
  // Nobody else has used it up: in its own browser it still works, once.
  await victim.page.goto(planted);
  await victim.page.waitForURL((url) => url.pathname !== '/login');
  await victim.page.goto('/setting');
  await victim.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(victim.page).toHaveURL(/\/login/);
  await victim.page.goto(planted);
  await expectRefused(victim.page, REFUSED);
});

test('a code of one company opens nothing in another', async ({ browser }) => {
  const { provider, gemba } = house;
  const setUp = ['company', 'sso', 'RIVAL', '--issuer', provider.issuer, '--client-id', provider.clientId];
  await gemba([...setUp, '--name', 'Rival ID'], provider.secret);
  provider.signsIn('person-1', { preferred_username: 'ines' });
  const { page, leave } = await atLogin(browser);
  const ofAcme = new URL(await comeBackUnheard(page, EXCHANGE, leave));
  await openLogin(page, 'RIVAL');
  const leaveRival = () => page.getByRole('button', { name: 'Sign in with Rival ID' }).click();
  const ofRival = new URL(await comeBackUnheard(page, EXCHANGE, leaveRival));
  ofRival.searchParams.set('code', ofAcme.searchParams.get('code') ?? '');
  await page.goto(ofRival.href);
  await expectRefused(page, REFUSED);
});

test('a provider that is down is told, before and after the way there', async ({ browser }) => {
  const { provider, gemba } = house;
  const gone = ['company', 'sso', 'RIVAL', '--issuer', 'http://127.0.0.1:9', '--client-id', 'gemba'];
  await gemba([...gone, '--name', 'Rival ID', '--unchecked'], 'any secret');
  const before = await atLogin(browser, 'RIVAL', 'Rival ID');
  await before.leave();
  await expectRefused(before.page, 'Your company’s sign-in does not answer');
  provider.signsIn('person-1', { preferred_username: 'ines' });
  const after = await atLogin(browser);
  const answer = await comeBackUnheard(after.page, EXCHANGE, after.leave);
  provider.stop();
  await after.page.goto(answer);
  await expectRefused(after.page, 'Your company’s sign-in does not answer');
  await gemba(['company', 'sso', 'RIVAL', '--remove']);
  await openLogin(before.page, 'RIVAL');
  await expect(before.page.getByText('Rival Works')).toBeVisible();
  await expect(before.page.getByRole('button', { name: /Sign in with/ })).toHaveCount(0);
});
