import type { ShippableSalesOrderRow } from '@gemba/contract/shipping/sales-order/shippable-sales-order';
import type { Page } from '@playwright/test';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { card, postedNumber } from '../support/receiving.ts';
import { openScreen } from '../support/screens.ts';

const ordersThat = async (page: Page, readiness: string) =>
  (
    await ask<{ items: ShippableSalesOrderRow[] }>(
      page,
      'GET',
      `/shipping/salesOrders?limit=100&readiness=${readiness}`,
    )
  ).data.items;

/** Stories ship and receive orders of these numbers. */
const isNamed = ({ soNumber }: ShippableSalesOrderRow) => soNumber.startsWith('310');

test('the orders to ship say what is on hand, by sections and by tabs', async ({ as }) => {
  const page = await as('warehouse');
  await openScreen(page, '/shipperSo');
  const ready = page.getByRole('region', { name: 'Ready, all on hand' });
  await expect(ready.getByRole('link').first()).toContainText('All on hand');
  await expect(page.getByRole('region', { name: 'Part on hand' }).getByRole('link').first()).toContainText(
    /\d of \d|Part of/,
  );
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);

  await ready.getByRole('button', { name: /All \d+/ }).click();
  await expect(page).toHaveURL(/readiness=ready/);
  await expect(page.getByRole('radio', { name: /Ready/ })).toBeChecked();
  const list = page.getByRole('list', { name: 'Orders to ship' });
  await expect(list.getByRole('link').first()).toContainText('All on hand');
  await expect(list.getByText('Nothing', { exact: true })).toBeHidden();

  await page.getByRole('radio', { name: /None/ }).click();
  await expect(list.getByText('Nothing', { exact: true }).first()).toBeVisible();
  await expect(list.getByText('All on hand')).toBeHidden();
  const [waiting] = (await ordersThat(page, 'none')).filter((order) => !isNamed(order));
  await page.getByLabel('Order, customer or city').fill(waiting?.soNumber ?? '');
  await expect(list.getByRole('link')).toHaveCount(1);
  // An exact number is found whatever the tab; a customer is not.
  await page.getByRole('radio', { name: /Ready/ }).click();
  await expect(page).toHaveURL(/readiness=ready/);
  await expect(list.getByRole('link')).toHaveCount(1);
  await expect(list).toContainText(waiting?.soNumber ?? '');
  await page.getByLabel('Order, customer or city').fill('Nobody of this name');
  await expect(page.getByText('Nothing fits “Nobody of this name”')).toBeVisible();
});

test('after a shipment, the next order is the first of the list that can be shipped', async ({ as }) => {
  const page = await as('warehouse');
  const order = (await ordersThat(page, 'part')).find(
    (row) => !isNamed(row) && !row.customerLocked && row.short && row.short.covered !== '0.0000',
  );
  const part = order?.short?.part ?? '';
  await openScreen(page, `/shipperSo/editSo?soNumber=${order?.soNumber}`);
  await expect(card(page, part).first()).toContainText(`Ordered`);
  await card(page, part).first().getByRole('button', { name: /^All / }).click();
  await page.getByRole('button', { name: 'Keep open' }).click();
  const shipper = await postedNumber(page);
  const next = page.getByRole('button', { name: /Ship next: SO \d+/ });
  const number = /\d+/.exec((await next.textContent()) ?? '')?.[0] ?? '';
  expect(number).not.toBe(order?.soNumber);
  // Other stories ship at the same time: the first ready ones.
  const ready = (await ordersThat(page, 'ready')).filter(({ customerLocked }) => !customerLocked);
  expect(ready.slice(0, 5).map(({ soNumber }) => soNumber)).toContain(number);
  await next.click();
  await page.waitForURL(new RegExp(`soNumber=${number}`));

  await openScreen(page, `/shipperDetail?shipperNumber=${shipper}`);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel shipper' }).click();
  await expect(page.getByText(`Shipper ${shipper} is cancelled`)).toBeVisible();
});

test('where no other order can be shipped, the last shipment says so', async ({ as }) => {
  const page = await as('warehouse');
  const [shipper] = (
    await ask<{ items: { soNumber: string; shipperNumber: string }[] }>(page, 'GET', '/shippers?status=open')
  ).data.items;
  await page.route(/readiness=(ready|part)/, async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = await answer.json();
    await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, items: [], nextCursor: null } } });
  });
  await openScreen(page, `/shipperSo/editSo?soNumber=${shipper?.soNumber}&posted=${shipper?.shipperNumber}`);
  await expect(page.getByText('No other order can be shipped now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to list' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Ship next: SO \d+/ })).toBeHidden();
});
