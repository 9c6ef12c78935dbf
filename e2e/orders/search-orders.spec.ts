import { expect, test } from '../support/gemba.ts';
import { overflow } from '../support/looks.ts';
import { list } from '../support/orders.ts';

test('items are found by part, vendor or period, and open their order', async ({ as }) => {
  const page = await as('buyer');
  await page.goto('/poItemSearch');
  await expect(page.getByText('What are you looking for?')).toBeVisible();
  await page.getByLabel('Part').fill('hsg-220-a');
  const items = page.getByRole('list', { name: 'PO items' }).getByRole('link');
  await expect(items.first()).toContainText('HSG-220-A');
  await expect(page).toHaveURL(/partNumber=HSG-220-A/);
  await page.getByLabel('Part').fill('H');
  await expect(page.getByRole('alert')).toContainText('3 to 20 characters');
  await page.getByLabel('Part').fill('brg-6204');
  await page
    .getByRole('list', { name: 'Suggestions' })
    .getByRole('button', { name: /BRG-6204-2RS/ })
    .click();
  await expect(items.first()).toContainText('BRG-6204-2RS');
  await page.getByLabel('Part').fill('');
  await page.getByLabel('Vendor').fill('brw-114');
  await expect(items.first()).toContainText('Brightwater Castings');
  await page.getByLabel('Vendor').fill('kestrel');
  await expect(page.getByText('A wider period may help')).toHaveCount(0);
  await page
    .getByRole('list', { name: 'Suggestions' })
    .getByRole('button', { name: /KES-031/ })
    .click();
  await expect(page).toHaveURL(/vendorId=KES-031/);
  await expect(items.first()).toContainText('Kestrel Bearings');
  await page.getByRole('button', { name: 'Last month' }).click();
  await expect(page).toHaveURL(/period=lastMonth/);
  await items.first().click();
  await expect(page).toHaveURL(/\/poDetail\?poNumber=/);
});

test('a buyer is found by code or name and leads to its orders', async ({ as }) => {
  const page = await as('buyer');
  await page.goto('/buyerSearch');
  await page.getByRole('searchbox').fill('fox');
  await expect(page.getByRole('list', { name: 'Buyers' }).getByRole('link')).toHaveCount(1);
  await page.getByRole('link', { name: /Lena Fox/ }).click();
  await expect(page).toHaveURL(/\/orderList\?.*buyerCode=LF/);
  await expect(list(page).getByRole('link').first()).toContainText('Lena Fox');
});

test('the number of an order of another kind is offered in a list that does not hold it', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/orderList?kind=so');
  await page.getByRole('searchbox').fill('48205');
  const found = page.getByRole('list', { name: 'Exact match' }).getByRole('link');
  await expect(found).toContainText('PO 48205');
  expect(await overflow(page)).toEqual([]);
  await found.click();
  await expect(page).toHaveURL(/\/poDetail\?poNumber=48205$/);
});
