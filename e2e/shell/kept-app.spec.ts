import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/gemba.ts';
import { buyPhone } from '../support/phone.ts';

const startTile = (page: Page) => page.getByRole('link', { name: /Approvals/ }).first();

/** No network, and the device knows it: a window in a process of its own forgets what it was told. */
const goOffline = async (page: Page) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.context().setOffline(true);
};

/** Until the phone has the app: it waits for the first screen to be there. */
const isKept = (page: Page) =>
  expect(async () => {
    const kept = await page.evaluate(async () => (await caches.match('/')) !== undefined);
    expect(kept && (await page.evaluate(() => navigator.serviceWorker.controller !== null))).toBe(true);
  }).toPass();

test('the app opens without a network, and says that it has none', async ({ as }) => {
  const page = await as('approver', { serviceWorkers: 'allow' });
  await page.goto('/navigation');
  await isKept(page);
  await goOffline(page);
  await page.goto('/navigation');
  await expect(startTile(page)).toBeVisible();
  await expect(page.getByText('No network')).toBeVisible();
  await page.reload();
  await expect(startTile(page)).toBeVisible();
});

test('today opens without a network, with the jobs of the last answer and its age', async ({ as }) => {
  const page = await as('warehouse', { serviceWorkers: 'allow' });
  const jobs = page.getByRole('list', { name: 'Next for you' }).getByRole('link');
  await page.goto('/home');
  await expect(jobs.first()).toBeVisible();
  await isKept(page);
  await goOffline(page);
  await page.goto('/home');
  await expect(jobs.first()).toBeVisible();
  await expect(page.getByText(/^As of .*, .* ago$/)).toBeVisible();
});

test('the search opens without a network, also for the first time', async ({ as }) => {
  const page = await as('warehouse', { serviceWorkers: 'allow' });
  await page.goto('/navigation');
  await isKept(page);
  await goOffline(page);
  await page.goto('/search');
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('a newer build is offered once it is on the phone, and a reload opens it', async ({
  browser,
  baseURL,
  sessionOf,
}) => {
  const builds = await newerBuilds(baseURL ?? '');
  const phone = await buyPhone(browser, builds.url, { serviceWorkers: 'allow' });
  try {
    const { cookies, stored } = await sessionOf('approver');
    await phone.keep(cookies, stored);
    const page = await phone.open();
    const buildOpen = () => page.locator('html').getAttribute('data-build');
    await page.goto('/navigation');
    await isKept(page);
    builds.deliver('second');
    await page.goto('/navigation');
    expect(await buildOpen()).toBe('first');
    await expect(page.getByText('A newer version of Gemba is there')).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(buildOpen).toBe('second');
    await expect(startTile(page)).toBeVisible();
    await expect(page.getByText('A newer version of Gemba is there')).toBeHidden();
    builds.deliver('third');
    await page.reload();
    expect(await buildOpen()).toBe('third');
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(2);
  } finally {
    await phone.context.close();
    builds.stop();
  }
});

test('a build whose files do not all come opens nothing', async ({ browser, baseURL, sessionOf }) => {
  const builds = await newerBuilds(baseURL ?? '');
  const phone = await buyPhone(browser, builds.url, { serviceWorkers: 'allow' });
  try {
    const { cookies, stored } = await sessionOf('approver');
    await phone.keep(cookies, stored);
    const page = await phone.open();
    await page.goto('/navigation');
    await isKept(page);
    builds.deliver('broken', '<link rel="stylesheet" href="/assets/lost.css">');
    await page.goto('/navigation');
    await expect(startTile(page)).toBeVisible();
    await expect.poll(() => builds.asked('/assets/lost.css')).toBeGreaterThan(0);
    await page.context().setOffline(true);
    await page.goto('/navigation');
    await expect(startTile(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-build', 'first');
  } finally {
    await phone.context.close();
    builds.stop();
  }
});

/** The server behind a proxy that marks its page as one build after another. */
async function newerBuilds(server: string) {
  let build = 'first';
  let more = '';
  const asked: string[] = [];
  const { hostname, port } = new URL(server);
  const proxy: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const isPage = request.method === 'GET' && !path.startsWith('/app/') && !path.includes('.');
    const headers = { ...request.headers, ...(isPage && { 'accept-encoding': 'identity', 'if-none-match': '' }) };
    const passed = ask({ hostname, port, path, method: request.method, headers }, (answer) => {
      if (!isPage) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        return answer.pipe(response);
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const html = Buffer.concat(parts).toString().replace('<html', `<html data-build="${build}"`);
        const { 'content-length': _, etag: __, ...rest } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, rest).end(html.replace('</head>', `${more}</head>`));
      });
      return undefined;
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((listening) => proxy.listen(0, hostname, listening));
  return {
    url: `http://${hostname}:${(proxy.address() as AddressInfo).port}`,
    deliver: (name: string, head = '') => {
      build = name;
      more = head;
    },
    asked: (path: string) => asked.filter((one) => one === path).length,
    stop: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
