import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/gemba.ts';
import { openScreen } from '../support/screens.ts';

const toast = 'Limited permissions';

/** Looks for the toast as soon as the page begins: it stays for two seconds, and a busy machine takes longer to load the rest. */
const goAndBeTold = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByText(toast)).toBeVisible();
};

for (const [userName, open, closed] of [
  ['warehouse', ['/receivePo', '/shipperSo', '/inventory/list'], ['/qoDetail', '/accounting/infoCenter', '/pnAdd']],
  ['engineer', ['/pnAdd', '/engineering/bom/add', '/woDetail'], ['/poDetail', '/receivePo', '/alarm/types']],
  ['accountant', ['/accounting/cashFlow', '/address/vendor'], ['/engineering/ecn/list', '/quality/infoCenter']],
  ['nobody', ['/alarm', '/setting', '/report'], ['/orderList', '/pnList', '/address/customer']],
] as const) {
  test(`${userName} opens what the roles allow and nothing else`, async ({ as }) => {
    const page = await as(userName);
    for (const path of open) {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.locator('h1')).toBeVisible();
    }
    for (const path of closed) {
      await goAndBeTold(page, path);
      await expect(page).toHaveURL(new RegExp(`${open.at(-1)}$`));
      await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);
    }
  });
}

test('a closed screen leaves the person where it was, every time', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/engineering');
  await page.locator('h1').waitFor();
  for (const go of [openScreen, openScreen, goAndBeTold]) {
    await go(page, '/poDetail?poNumber=1');
    if (go !== goAndBeTold) await expect(page.getByText(toast)).toBeVisible();
    await expect(page).toHaveURL(/\/engineering$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engineering');
    await expect(page.getByText(toast)).toBeHidden();
  }
});

test('a tab that has shown nothing yet stays at all functions', async ({ as }) => {
  const page = await as('engineer');
  await goAndBeTold(page, '/poDetail?poNumber=1');
  await expect(page).toHaveURL(/\/navigation$/);
});

test('the place of a tab is not handed to the next person', async ({ page }) => {
  await signIn(page, 'buyer');
  await openScreen(page, '/order');
  await page.locator('h1').waitFor();
  await openScreen(page, '/setting');
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, 'engineer');
  await page.evaluate(() => sessionStorage.setItem('lastPlace', '{"person":"DEMO/buyer","href":"/order"}'));
  await goAndBeTold(page, '/poDetail?poNumber=1');
  await expect(page).toHaveURL(/\/navigation$/);
});

test('a hall terminal starts at the alarms, and has no list of functions', async ({ as }) => {
  const page = await as('visitor');
  await page.goto('/navigation');
  await expect(page).toHaveURL(/\/alarm$/);
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText([/^Alarms/, 'Me']);
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await goAndBeTold(page, '/report');
  await expect(page).toHaveURL(/\/alarm$/);
});

/** The tab, with the number of alarms that wait. */
const ALARMS = /^Alarms/;

for (const [userName, links] of [
  ['approver', ['Home', 'Orders', ALARMS, 'Me']],
  ['warehouse', ['Home', 'Warehouse', ALARMS, 'Me']],
  ['engineer', ['Home', 'Engineering', ALARMS, 'Me']],
  ['operator', ['Home', 'Report', ALARMS, 'Me']],
  ['nobody', ['Home', 'Report', ALARMS, 'Me']],
] as const) {
  test(`the dock of ${userName} has the own trade beside Home, and Scan in the middle`, async ({ as }) => {
    const page = await as(userName);
    await page.goto('/navigation');
    const dock = page.getByRole('navigation');
    await expect(dock.getByRole('link')).toHaveText([...links]);
    const scan = await dock.getByRole('button', { name: 'Scan' }).boundingBox();
    expect((scan?.x ?? 0) + (scan?.width ?? 0) / 2).toBeCloseTo(390 / 2, 0);
  });
}

test('an address that does not exist leads on', async ({ as }) => {
  const page = await as('buyer');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  await page.getByRole('button', { name: 'All functions' }).click();
  await expect(page).toHaveURL(/\/navigation$/);
});

test('an alarm notice of an older client finds its alarm', async ({ as }) => {
  const page = await as('lead');
  await page.goto('/alarmDetail/42');
  await expect(page).toHaveURL(/\/report\/detail\/42$/);
});

test('a part number that looks like a number or a path stays what it is', async ({ as }) => {
  const page = await as('buyer');
  for (const partNumber of ['1E2', 'NULL', 'W00-10/100(A)', '../../ETC/PASSWD']) {
    await page.goto(`/pnDetail?partNumber=${encodeURIComponent(partNumber)}`);
    await page.locator('h1').waitFor();
    expect(new URL(page.url()).searchParams.get('partNumber')).toBe(partNumber);
  }
});
