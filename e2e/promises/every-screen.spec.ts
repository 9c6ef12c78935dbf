import { labelsScreens } from '@gemba/contract/labels/screens';
import { receivingScreens } from '@gemba/contract/receiving/screens';
import type { ScreenPath } from '@gemba/contract/screens';
import { shippingScreens } from '@gemba/contract/shipping/screens';
import { warehouseScreens } from '@gemba/contract/warehouse/screens';
import { deadEnds } from '../support/dead-ends.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow, wrongInLightAndDark } from '../support/looks.ts';
import { detailAddresses } from '../support/orders.ts';
import { addresses, addressOf, openScreen } from '../support/screens.ts';
import { shippingAddresses } from '../support/shipping.ts';

const BATCH = 25;
const batches = Array.from({ length: Math.ceil(addresses.length / BATCH) }, (_, at) =>
  addresses.slice(at * BATCH, (at + 1) * BATCH),
);

for (const [at, batch] of batches.entries()) {
  test(`screens ${at * BATCH + 1} to ${at * BATCH + batch.length}: each opens, fits and reads well in light and dark`, async ({
    as,
  }) => {
    test.slow();
    const page = await as('admin', { stored: { theme: 'light' } });
    await page.goto('/navigation');
    await page.locator('h1').waitFor();
    // Numbers that differ from day to day.
    const today = { ...(await shippingAddresses(page)), ...(await detailAddresses(page)) };
    for (const address of batch) {
      const path = address.split('?')[0] ?? '';
      const shown = path.replace('/alarmDetail/', '/report/detail/');
      await openScreen(page, today[path] ?? address);
      await expect(page).toHaveURL((url) => url.pathname === shown);
      await expect(page.locator('h1')).not.toBeEmpty();
      await expect(page.locator('main[aria-busy]')).toHaveCount(0);
      expect(await deadEnds(page), path).toEqual([]);
      expect(await wrongInLightAndDark(page), path).toEqual([]);
    }
  });
}

test('the login page reads well in light and dark', async ({ browser, baseURL }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      colorScheme,
      viewport: { width: 390, height: 844 },
      ...(baseURL && { baseURL }),
    });
    await page.goto('/login');
    await page.getByText('Demo users').click();
    await page.locator('button[type=submit]').click();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    await page.close();
  }
});

test('the sheets of the finished screens read well', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/engineering');
  await page.locator('h1').waitFor();
  for (const [path, button] of [
    ['/navigation', 'Edit'],
    ['/navigation', 'Scan'],
    ['/setting?open=password', undefined],
    ['/setting?open=translations', undefined],
    ['/orderList?vendorId=BRW-114', 'Filter, 1 on'],
    ['/orderList', 'Saved filters'],
  ] as const) {
    await openScreen(page, path);
    if (button) await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await axeFindings(page), button ?? path).toEqual([]);
    expect(await overflow(page), button ?? path).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

const goods = Object.keys({
  ...receivingScreens,
  ...shippingScreens,
  ...warehouseScreens,
  ...labelsScreens,
}) as ScreenPath[];

for (const [name, viewport, stored] of [
  ['a rugged handheld', { width: 360, height: 640 }, {}],
  ['a handheld in gloves', { width: 360, height: 640 }, { touch: 'glove' }],
  ['a wide window', { width: 1280, height: 800 }, {}],
] as const) {
  test(`the finished screens fit ${name}, in the longest language`, async ({ as }) => {
    const page = await as('admin', { viewport, stored: { ...stored, language: 'es-ES' } });
    await page.goto('/navigation');
    await page.locator('h1').waitFor();
    for (const path of [
      '/navigation',
      '/order',
      '/warehouse',
      '/engineering',
      '/setting',
      '/setting/about',
      '/pnDetail',
      '/orderList?status=all&period=fiscalYear',
      '/poDetail?poNumber=48213',
      '/poItemSearch?vendorId=BRW-114',
      '/buyerSearch',
      '/address/customer',
      '/address/customer/detail?customerId=ARR-017',
      '/address/vendor/detail?vendorId=KES-031',
      '/receivePo',
      ...goods.map(addressOf).filter((address) => address.includes('?')),
      ...Object.values(await shippingAddresses(page)),
    ]) {
      await openScreen(page, path);
      await expect(page).toHaveURL((url) => url.pathname === path.split('?')[0]);
      await expect(page.locator('h1')).not.toBeEmpty();
      await expect(page.locator('main[aria-busy]')).toHaveCount(0);
      expect(await overflow(page), path).toEqual([]);
    }
  });
}
