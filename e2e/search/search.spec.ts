import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/gemba.ts';
import { wrongInLightAndDark } from '../support/looks.ts';

const field = (page: Page) => page.getByRole('searchbox');
const exact = (page: Page) => page.locator('section').filter({ has: page.getByText('Exact match') });

test('an order is found by its number, however it is typed, with its next step', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/navigation');
  await page.getByRole('link', { name: 'Part, order, location…' }).click();
  await expect(field(page)).toBeFocused();
  for (const typed of ['48205', 'PO 48205', 'po48205']) {
    await field(page).fill(typed);
    await expect(exact(page).getByRole('heading', { level: 3 })).toHaveText('PO 48205');
  }
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await exact(page).getByRole('button', { name: 'Receive' }).click();
  await expect(page).toHaveURL(/\/receivePo\/editPo\?poNumber=48205$/);
});

test('the order of a receiver is named with its kind, also among what was opened last', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/search');
  await field(page).fill('90428');
  await expect(exact(page)).toContainText('PO 48164');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/receiverDetail\?/);
  await page.goto('/search');
  await expect(page.getByRole('list', { name: 'Last opened' })).toContainText('PO 48164');
});

test('quality finds its inspections and NCRs by their numbers', async ({ as }) => {
  const page = await as('quality');
  await page.goto('/search');
  for (const typed of ['5524', 'IR 5524', 'ir5524']) {
    await field(page).fill(typed);
    await expect(exact(page).getByRole('heading', { level: 3 })).toHaveText('Inspection 5524');
  }
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/quality\/inspection\?irNumber=5524$/);
  await page.goto('/quality/ncrList');
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const { 1: number = '' } = /ncrNumber=(\w+)/.exec((await first.getAttribute('href')) ?? '') ?? [];
  await page.goto(`/search?q=ncr${number}`);
  await expect(exact(page).getByRole('heading', { level: 3 })).toHaveText(`NCR ${number}`);
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await exact(page).getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(`/quality/ncr?ncrNumber=${number}`);
});

test('a part and a location need no hyphens, and Enter opens them', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/search');
  await field(page).fill('brg6204');
  await expect(page.getByRole('list', { name: 'Parts' }).getByRole('link').first()).toContainText('BRG-6204-2RS');
  await field(page).fill('brg62042rs');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/pnDetail\?partNumber=BRG-6204-2RS$/);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('a032');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/inventory\/list\?q=A-03-2$/);
});

test('what was opened last stands there before anybody types, and can be cleared', async ({ own }) => {
  const page = await own.open();
  await signIn(page, 'sales');
  await page.goto('/search?q=31077');
  await exact(page).getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/soDetail/);
  await page.goto('/search');
  await expect(page.getByRole('list', { name: 'Last opened' }).getByRole('link')).toContainText(['SO 31077']);
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Last opened')).toBeHidden();
});

test('functions are found by a part of their name, whatever the accents', async ({ as }) => {
  const page = await as('admin', { stored: { language: 'es-ES' } });
  await page.goto('/search');
  await field(page).fill('lineas de');
  await expect(page.getByRole('list', { name: 'Funciones' }).getByRole('link')).toContainText(['Líneas de compra']);
});

test('nothing is found of what the roles do not open, and the screen says so', async ({ as }) => {
  const page = await as('nobody');
  await page.goto('/search?q=48205');
  await expect(page.getByText('Nothing is called “48205”')).toBeVisible();
  expect(await wrongInLightAndDark(page)).toEqual([]);
});

test('a name finds customers, vendors and people', async ({ as }) => {
  const page = await as('admin', { stored: { language: 'zh-CN' } });
  await page.goto('/search?q=kestrel');
  await expect(page.getByRole('list', { name: '供应商' }).getByRole('link').first()).toContainText('Kestrel');
  expect(await wrongInLightAndDark(page)).toEqual([]);
});

for (const path of ['/inventory/list?by=part', '/document/list', '/drawing/list', '/buyerSearch'])
  test(`${path} begins with typing: its field has the focus`, async ({ as }) => {
    const page = await as('admin');
    await page.goto(path);
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

test('the rows of work to do are not hidden by a keyboard: their search waits for a tap', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/receivePo');
  await expect(page.getByRole('listitem').first()).toContainText(/PO \d+/);
  await expect(page.getByRole('searchbox')).not.toBeFocused();
});

test('every detail is remembered, from whichever list it was opened, once', async ({ own }) => {
  const page = await own.open();
  await signIn(page, 'warehouse');
  const opened = page.getByRole('list', { name: 'Last opened' }).getByRole('link');
  const remembered = (word: string) =>
    expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(word);
  await page.goto('/receiverList');
  const receiver = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const { 1: number = '' } = /receiverNumber=(\w+)/.exec((await receiver.getAttribute('href')) ?? '') ?? [];
  await receiver.click();
  await expect(page).toHaveURL(/\/receiverDetail/);
  await remembered(number);
  await page.goto('/inventory/list?q=A-03-2');
  await page
    .getByRole('main')
    .getByRole('link', { name: /BRG-6204-2RS/ })
    .click();
  await expect(page).toHaveURL(/\/inventory\/detail/);
  await remembered('stock');
  await page.goto('/search');
  await expect(opened).toContainText([/BRG-6204-2RS.*A-03-2/, 'A-03-2', `Receiver ${number}`]);
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await page.goto('/setting');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(/\/login/);
  await signIn(page, 'warehouse');
  await page.goto('/search');
  await expect(page.getByText('One search for everything')).toBeVisible();
  await expect(opened).toHaveCount(0);
});

test('a word that begins so comes before one that has it inside', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/search?q=count');
  await expect(page.getByRole('list', { name: 'Functions' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'People' })).toBeVisible();
  const lists = await page
    .getByRole('main')
    .getByRole('list')
    .evaluateAll((all) => all.map((list) => list.ariaLabel));
  expect(lists.indexOf('Functions')).toBeLessThan(lists.indexOf('People'));
});
