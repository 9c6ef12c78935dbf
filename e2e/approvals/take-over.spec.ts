import type { PurchaseOrder } from '@gemba/contract/orders/purchase-order/get-purchase-order';
import type { Page } from '@playwright/test';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { importRows } from '../support/imports.ts';
import { axeFindings, overflow } from '../support/looks.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const read = async (page: Page, poNumber: string) =>
  (await ask<PurchaseOrder>(page, 'GET', `/purchaseOrders/${poNumber}`)).data;

/** An order that has been rejected, of a maker who may open orders or not. */
const rejected = async (page: Page, approver: Page, owner: string) => {
  const poNumber = String(Date.now());
  const places = { billTo: 'ACC', shipTo: 'P2' };
  const terms = { buyerCode: 'DO', currency: 'USD', terms: 'Net 30' };
  const head = { poNumber, poDate: '2026-01-05', vendorId: 'KES-031', owner, ...places, ...terms };
  await importRows(page, 'purchaseOrders', { ...head, status: 'NOT_APPROVED' });
  const item = { partNumber: 'BRG-6204-2RS', quantityOrdered: '10', costPerUnit: '2.89', dateRequired: '2026-02-02' };
  await importRows(page, 'purchaseOrderItems', { poNumber, itemNumber: '1', ...item });
  const { version } = await read(approver, poNumber);
  await ask(approver, 'POST', `/purchaseOrders/${poNumber}/reject`, { version, comment: 'Not this month' });
  const order = await read(page, poNumber);
  expect(order.status).toBe('REJECTED');
  return order;
};

test('an administrator takes over a rejected order whose maker cannot open it, and may then submit it', async ({
  as,
}) => {
  const page = await as('admin');
  const { poNumber, owner } = await rejected(page, await as('approver'), 'operator');
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
  const { poNumber } = await rejected(page, await as('approver'), 'buyer');
  await page.goto(`/poDetail?poNumber=${poNumber}`);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(button(page, 'Take over')).toHaveCount(0);
  await expect(page.getByText('can no longer open this order')).toHaveCount(0);
});
