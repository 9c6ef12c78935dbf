import type { Page } from '@playwright/test';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { openScreen } from '../support/screens.ts';

/** Holds requests back until they are let go. */
const holdBack = async (page: Page, address: RegExp) => {
  const { promise: slowly, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await slowly;
    await route.continue();
  });
  return letGo;
};

test('a screen whose code comes slowly shows its title and grey rows, then a sentence and a clock', async ({ as }) => {
  const page = await as('buyer');
  await page.goto('/order');
  const link = page.getByRole('link', { name: 'PO items' }).first();
  await link.waitFor();
  const letGo = await holdBack(page, /\/assets\/.*\.js$/);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'PO items' })).toBeVisible();
  await expect(page.getByText('Still loading. The network or the server is slow.')).toBeVisible();
  await expect(page.getByText(/^0:0[3-9]$/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  letGo();
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
});

test('grey boxes have the shape of the screen that comes: a form has its dark header at once', async ({ as }) => {
  const page = await as('warehouse');
  for (const [address, strips] of [
    ['/receivePo/editPo?poNumber=48190', 1],
    ['/poDetail?poNumber=48190', 0],
  ] as const) {
    const letGo = await holdBack(page, /\/app\/\w+\/.*48190/);
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect(page.locator('main[aria-busy]')).toHaveCount(1);
    await expect(page.locator('[data-strip]')).toHaveCount(strips);
    letGo();
    await expect(page.locator('main[aria-busy]')).toHaveCount(0);
    await expect(page.locator('[data-strip]')).toHaveCount(strips);
  }
});

test('grey boxes hold the place of a chart, and of the card above a list', async ({ as }) => {
  const page = await as('admin');
  // The tallest box is a chart in figures, a number in the card of a record.
  for (const [address, tallest] of [
    ['/accounting/cashFlow', 180],
    ['/alarm/statistics', 180],
    ['/inventory/log?partNumber=BRG-6204-2RS&location=A-03-2', 24],
    ['/inventory/log?partNumber=BRG-6204-2RS', 16],
  ] as const) {
    const letGo = await holdBack(page, /\/app\/.*(cashFlow|statistics|inventory)/i);
    await page.goto(address);
    const boxes = page.getByRole('main').getByRole('status').locator('span[aria-hidden]:empty');
    const heights = () => boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().height));
    await expect.poll(async () => Math.max(...(await heights())), address).toBe(tallest);
    letGo();
    await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  }
});

for (const address of ['/setting/message-detail/abc', '/alarmDetail/xx']) {
  test(`an address with a number that cannot be one says how to go on: ${address}`, async ({ as }) => {
    const page = await as('admin');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This address leads nowhere' })).toBeVisible();
    await expect(page.getByText('Check the number, or go back and choose another.')).toBeVisible();
  });
}

test('an error of the server says what to do, and the same screen comes with the next try', async ({ as }) => {
  const page = await as('buyer', { timezoneId: 'Pacific/Kiritimati' });
  await page.route(/\/app\/purchaseOrders\/48213/, (route) =>
    route.fulfill({ status: 500, json: { success: false, msgCode: 'SERVER_ERROR', msg: 'request error', data: null } }),
  );
  await page.goto('/poDetail?poNumber=48213');
  await expect(page.getByRole('heading', { name: 'The server could not answer this' })).toBeVisible();
  await expect(page.getByText('tell your administrator the code below')).toBeVisible();
  // By the clock of the company, wherever the device is.
  const failed = (await page.getByText(/^SERVER_ERROR · /).innerText()).split(' · ')[1];
  const hourAgo = (ms: number) =>
    new Date(Date.now() - ms).toLocaleTimeString('en-US', { timeZone: 'America/Chicago', hour: 'numeric' });
  expect([hourAgo(0), hourAgo(60_000)]).toContain(failed?.replace(/:\d\d:\d\d/, ''));
  expect(await axeFindings(page)).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('48213').first()).toBeVisible();
});

test('an order is asked for while the finger still lies on its row', async ({ as }) => {
  const page = await as('buyer');
  await page.goto('/orderList');
  const row = page.getByRole('list', { name: 'Purchase orders' }).getByRole('link').first();
  const asked = page.waitForRequest(/\/app\/purchaseOrders\/\d+$/);
  await row.dispatchEvent('pointerdown');
  await asked;
  await expect(page).toHaveURL(/\/orderList/);
});

test('a list seen half an hour ago is there at once and refreshes', async ({ as }) => {
  const page = await as('warehouse');
  await page.clock.install();
  await page.goto('/inventory/list');
  const rows = page.getByRole('main').getByRole('listitem');
  await rows.first().waitFor();
  await openScreen(page, '/navigation');
  await page.clock.fastForward('30:00');
  const asked = page.waitForRequest(/\/app\/inventory\?/);
  const letGo = await holdBack(page, /\/app\/inventory\?/);
  await openScreen(page, '/inventory/list');
  await asked;
  await expect(rows.first()).toBeVisible();
  letGo();
});

test('the code of quick actions is there before the finger', async ({ as }) => {
  const page = await as('warehouse');
  const codes = ['ReceivePoScreen', 'ShipperSoScreen', 'PartListScreen', 'PartLabelScreen'];
  const loaded = Promise.all(codes.map((code) => page.waitForResponse(new RegExp(`/assets/${code}-.*\\.js$`))));
  await page.goto('/navigation');
  await loaded;
  // It has come, and is there once it has been read.
  await page.waitForTimeout(1_000);
  const asked: string[] = [];
  page.on('request', (request) => /Screen-[\w-]+\.js$/.test(request.url()) && asked.push(request.url()));
  const quick = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Quick actions' }) });
  await quick.getByRole('link', { name: 'Receive PO' }).click();
  await expect(page.getByRole('region', { name: 'Ready to scan' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('what stands on the start screen does not move when the day comes late', async ({ as }) => {
  const page = await as('warehouse');
  const actions = page.getByRole('heading', { name: 'Quick actions' });
  const nextJobs = page.getByRole('list', { name: 'Next for you' });
  const place = async () => (await actions.boundingBox())?.y;
  await page.goto('/navigation');
  await nextJobs.waitFor();
  // It has read the day anew, and knows how much room that takes.
  await expect.poll(() => page.evaluate(() => Number(localStorage.getItem('startRoom')))).not.toBe(560);
  const before = await place();
  const letGo = await holdBack(page, /\/assets\/(today|TodayPart)-.*\.js$/);
  await page.reload();
  await actions.waitFor();
  await expect(nextJobs).toHaveCount(0);
  expect(await place()).toBe(before);
  letGo();
  await nextJobs.waitFor();
  expect(await place()).toBe(before);
});

test('what stands on the start screen keeps its place while every part of the day comes', async ({ as }) => {
  const page = await as('approver');
  const last = page.getByRole('list', { name: 'Decided for you' });
  await page.goto('/navigation');
  await last.waitFor();
  const actions = page.getByRole('heading', { name: 'Quick actions' });
  const room = () => page.evaluate(() => Number(localStorage.getItem('startRoom')));
  await expect.poll(async () => (await actions.boundingBox())?.y ?? 0).toBeGreaterThan(560);
  await expect.poll(room).toBeGreaterThan(560);
  await page.addInitScript(notePlaces, 'Quick actions');
  await page.reload();
  await last.waitFor();
  expect(await page.evaluate(() => (globalThis as { places?: number[] }).places)).toHaveLength(1);
});

/** Notes in `places` wherever a heading stands, frame by frame. */
function notePlaces(name: string) {
  const places: number[] = [];
  Object.assign(globalThis, { places });
  const note = () => {
    const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === name);
    const place = heading && Math.round(heading.getBoundingClientRect().top);
    if (place !== undefined && !places.includes(place)) places.push(place);
    requestAnimationFrame(note);
  };
  note();
}

test('the page of a signed-in person asks for the frame before its own code has come', async ({ as }) => {
  const page = await as('approver');
  const letGo = await holdBack(page, /\/assets\/(index|ground)-.*\.js$/);
  const asked = page.waitForRequest(/\/assets\/frame-.*\.js$/);
  await page.goto('/navigation', { waitUntil: 'commit' });
  await asked;
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
