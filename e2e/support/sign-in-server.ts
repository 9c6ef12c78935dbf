import type { Browser, Page } from '@playwright/test';
import { forget, newDataFolder, runCommand, startProcess } from '../../apps/server/src/testing/server-process.ts';
import { freePort } from '../../scripts/test/free-port.ts';
import { expect } from './gemba.ts';
import { buyPhone, type Phone } from './phone.ts';

export const OWN_PASSWORD = 'a sentence of the story';

/**
 * A server with companies of its own, made by the commands of an operator: its login screen is nobody else's. It takes about ten
 * seconds to start, so a file of stories shares one.
 */
export async function startSignInServer(env: Record<string, string> = {}, host?: string) {
  const folder = await newDataFolder();
  const server = startProcess(folder, await freePort(), env);
  await server.untilReady();
  const { url } = server;
  /** A command that must succeed; answers what it said. */
  const gemba = async (args: string[], typed = OWN_PASSWORD) => {
    const { code, said } = await runCommand(folder, args, { env, typed });
    if (code !== 0) throw new Error(`gemba ${args.join(' ')}: ${said}`);
    return said;
  };
  const phones: Phone[] = [];
  return {
    url,
    gemba,
    /** A new phone, of somebody who has never been here. */
    async newPage(browser: Browser) {
      // Browsers keep passkeys for names, not for numbers.
      const phone = await buyPhone(browser, host === undefined ? url : url.replace('127.0.0.1', host));
      phones.push(phone);
      return phone.open();
    },
    async stop() {
      await Promise.all(phones.map(({ context }) => context.close()));
      server.child.kill('SIGTERM');
      await server.untilGone();
      await forget(folder);
    },
  };
}

/** Opens the login screen of a company, up to where its buttons are. */
export async function openLogin(page: Page, companyCode: string, returnTo = '/setting/about') {
  await page.goto(`/login?returnTo=${encodeURIComponent(returnTo)}`);
  await page.locator('[name=companyCode]').fill(companyCode);
  await page.locator('[name=userName]').focus();
}

export async function signInByPassword(page: Page, userName: string) {
  await page.locator('[name=userName]').fill(userName);
  await page.locator('[name=password]').fill(OWN_PASSWORD);
  await page.locator('button[type=submit]').click();
}

export const expectSignedIn = (page: Page) => expect(page).toHaveURL(/\/setting\/about$/);

/** Refused aloud, on the login screen, with nothing of the answer left in the address. */
export async function expectRefused(page: Page, sentence: string | RegExp) {
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page).toHaveURL(/\/login(\?returnTo=[^&]*)?$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeFalsy();
}

/** Lets somebody come back from another site, but holds their answer back; gives the address that they came back to. */
export async function comeBackUnheard(page: Page, exchange: string, leave: () => Promise<void>) {
  await page.route(exchange, (route) => route.abort());
  const [{ url }] = await Promise.all([
    page
      .waitForRequest((request) => request.isNavigationRequest() && /\/login\?.*code=/.test(request.url()))
      .then((request) => ({ url: request.url() })),
    page.waitForRequest(exchange),
    leave(),
  ]);
  await expect(page).toHaveURL(/\/login(\?returnTo=[^&]*)?$/);
  await page.unroute(exchange);
  return url;
}
