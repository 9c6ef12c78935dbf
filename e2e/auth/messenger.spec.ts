import type { Browser, Page } from '@playwright/test';
import { MESSENGER_PATHS, startMessenger } from '../../apps/server/src/testing/sign-in/messenger.ts';
import { expect, test } from '../support/gemba.ts';
import {
  comeBackUnheard,
  expectRefused,
  expectSignedIn,
  openLogin,
  signInByPassword,
  startSignInServer,
} from '../support/sign-in-server.ts';

// One after another: they share a server of their own, with a messenger that speaks as WeCom does.
test.describe.configure({ mode: 'serial' });

const start = async () => {
  const messenger = await startMessenger();
  const server = await startSignInServer({ GEMBA_MESSENGERS: messenger.origin });
  const corps = { ACME: messenger.addCorp(), RIVAL: messenger.addCorp() };
  for (const [company, { corpId, agentId, secret }] of Object.entries(corps)) {
    await server.gemba(['company', 'add', company, `${company} Works`, '--admin', 'ines']);
    const own = ['--authorize-url', messenger.authorizeUrl, '--api-url', messenger.apiUrl, '--name', 'PlantChat'];
    await server.gemba(['company', 'messenger', company, '--corp-id', corpId, '--agent-id', agentId, ...own], secret);
  }
  await server.gemba(['user', 'add', 'ACME', 'lena', '--roles', 'FIND_PART']);
  return { ...server, messenger, corps };
};
let house: Awaited<ReturnType<typeof start>>;
test.beforeAll(async () => {
  house = await start();
});
test.afterAll(async () => {
  await house.stop();
  house.messenger.stop();
});

const EXCHANGE = '**/app/wx/loginByWecom*';
const REFUSED = 'The messenger did not accept this login';
const BIND = 'Your messenger account is not bound yet';

const leave = (page: Page) => page.getByRole('button', { name: 'Sign in with PlantChat' }).click();

/** A new phone of somebody at the messenger, at the login screen of a company. */
const atLogin = async (browser: Browser, account: string, companyCode = 'ACME') => {
  house.messenger.signsIn(account);
  const page = await house.newPage(browser);
  await openLogin(page, companyCode);
  return page;
};

const bind = async (browser: Browser, account: string, userName: string) => {
  const page = await atLogin(browser, account);
  await leave(page);
  await expect(page.getByText(BIND)).toBeVisible();
  expect(page.url()).not.toContain('code=');
  await expect(page.locator('[name=companyCode]')).toHaveValue('ACME');
  await signInByPassword(page, userName);
  await expectSignedIn(page);
};

test('an account is bound once by the password, and signs in from then on', async ({ browser }) => {
  await bind(browser, 'wx-ines', 'ines');
  const page = await atLogin(browser, 'wx-ines');
  await leave(page);
  await expectSignedIn(page);
});

test('an account of one company is nobody in another', async ({ browser }) => {
  const page = await atLogin(browser, 'wx-ines', 'RIVAL');
  await leave(page);
  await expect(page.getByText(BIND)).toBeVisible();
});

test('an answer is good once, and in the browser that asked for it', async ({ browser }) => {
  const victim = await atLogin(browser, 'wx-ines');
  const planted = await comeBackUnheard(victim, EXCHANGE, () => leave(victim));
  const other = await atLogin(browser, 'wx-ines');
  await comeBackUnheard(other, EXCHANGE, () => leave(other));
  await other.goto(planted);
  await expectRefused(other, /did not accept this login|company code/i);
  const own = await atLogin(browser, 'wx-ines');
  const used = own.waitForRequest((request) => request.isNavigationRequest() && /login\?.*code=/.test(request.url()));
  await leave(own);
  await expectSignedIn(own);
  await own.goto('/setting');
  await own.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(own).toHaveURL(/\/login/);
  await own.goto((await used).url());
  await expectRefused(own, REFUSED);
});

test('a code of another company is refused', async ({ browser }) => {
  const page = await atLogin(browser, 'wx-ines');
  const stolen = house.messenger.giveCode(house.corps.RIVAL.corpId, { userid: 'wx-ines' });
  await page.route(EXCHANGE, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('code', stolen);
    return route.continue({ url: url.href });
  });
  await leave(page);
  await expectRefused(page, REFUSED);
});

test('somebody from outside, and somebody locked, is refused', async ({ browser }) => {
  await bind(browser, 'wx-lena', 'lena');
  await house.gemba(['user', 'lock', 'ACME', 'lena']);
  const locked = await atLogin(browser, 'wx-lena');
  await leave(locked);
  await expectRefused(locked, /locked/);
  const visitor = await atLogin(browser, 'wx-visitor');
  house.messenger.signsIn('wx-visitor', false);
  await leave(visitor);
  await expectRefused(visitor, REFUSED);
});

test('a token that has ended before its time is renewed, and nobody notices', async ({ browser }) => {
  for (const how of [42001, 40014] as const) {
    house.messenger.endTokens(how);
    const page = await atLogin(browser, 'wx-ines');
    await leave(page);
    await expectSignedIn(page);
  }
});

test('too many requests, a wrong code, a slow answer and none are told apart', async ({ browser }) => {
  const { messenger } = house;
  const { user } = MESSENGER_PATHS;
  for (const [trouble, sentence] of [
    [45009, 'The messenger takes no more requests from your company for now'],
    [40029, REFUSED],
    [60020, 'The messenger refuses your company’s app (error 60020)'],
    ['slow', 'The messenger does not answer'],
    ['down', 'The messenger does not answer'],
  ] as const) {
    const page = await atLogin(browser, 'wx-ines');
    messenger.trouble(user, trouble);
    await leave(page);
    await expectRefused(page, sentence);
  }
  messenger.stop();
  const page = await house.newPage(browser);
  await openLogin(page, 'RIVAL');
  await expect(page.getByRole('button', { name: 'Sign in with PlantChat' })).toBeVisible();
  await house.gemba(['company', 'messenger', 'RIVAL', '--remove']);
  await openLogin(page, 'RIVAL');
  await expect(page.getByText('RIVAL Works')).toBeVisible();
  await expect(page.getByRole('button', { name: /Sign in with/ })).toHaveCount(0);
});
