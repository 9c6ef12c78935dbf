import type { PurchaseOrder } from '@gemba/contract/orders/purchase-order/get-purchase-order';
import type { Page } from '@playwright/test';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { rowsOf } from '../support/orders.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const read = async (page: Page, poNumber: string) =>
  (await ask<PurchaseOrder>(page, 'GET', `/purchaseOrders/${poNumber}`)).data;

/** A rejected order, with the obstacle to taking it over. */
const rejected = async (page: Page, obstacle: string | null) => {
  for (const { poNumber = '' } of await rowsOf(page, '/purchaseOrders?status=notApproved&limit=50')) {
    const order = await read(page, poNumber);
    const offer = order.events.find(({ event }) => event === 'takeOver');
    if (offer?.refusal === obstacle && order.status === 'REJECTED') return order;
  }
  throw new Error('no such order was rejected');
};

test('an administrator takes over a rejected order whose maker cannot open it, and may then submit it', async ({
  as,
}) => {
  const page = await as('admin');
  const { poNumber, owner } = await rejected(page, null);
  await page.goto(`/poDetail?poNumber=${poNumber}`);
  await expect(page.getByText(`${owner.name} can no longer open this order`)).toBeVisible();
  await expect(page.getByText('someone else must approve it')).toBeVisible();
  await expect(button(page, 'Submit again')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await button(page, 'Take over').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Take over' }).click();
  await expect(sheet.getByText('Say why.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByLabel('Reason').fill('Left the company');
  await sheet.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByText('Taken over. You are its owner now')).toBeVisible();
  await expect(page.getByText(`${owner.name} can no longer open this order`)).toHaveCount(0);
  const entry = page.getByRole('listitem').filter({ hasText: 'Taken over' });
  await expect(entry).toContainText(`from ${owner.name}`);
  await expect(button(page, 'Submit again')).toBeVisible();
  expect((await read(page, poNumber)).owner.name).not.toBe(owner.name);
});

test('nobody is offered an order whose maker can open it', async ({ as }) => {
  const page = await as('admin');
  const { poNumber } = await rejected(page, 'MAKER_CAN_OPEN_ORDER');
  await page.goto(`/poDetail?poNumber=${poNumber}`);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(button(page, 'Take over')).toHaveCount(0);
  await expect(page.getByText('can no longer open this order')).toHaveCount(0);
});
