import { LANGUAGES } from '@gemba/contract/kit/languages';
import type { PurchaseOrder } from '@gemba/contract/orders/purchase-order/get-purchase-order';
import type { Page } from '@playwright/test';
import { ask, catalogues, say } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings } from '../support/looks.ts';

test.describe.configure({ mode: 'default' });

/** An open order of the page's person on which no change waits; from the middle, because other stories take those at the ends. */
const ownOrder = async (page: Page): Promise<PurchaseOrder> => {
  const { data } = await ask<{ items: { poNumber: string }[] }>(page, 'GET', '/purchaseOrders?status=open&limit=50');
  for (const { poNumber } of [...data.items.slice(12), ...data.items]) {
    const order = (await ask<PurchaseOrder>(page, 'GET', `/purchaseOrders/${poNumber}`)).data;
    const offered = order.events.some(({ event, refusal }) => event === 'amend' && refusal === null);
    if (offered && order.changes.pending === 0 && order.status === 'APPROVED') return order;
  }
  throw new Error('the buyer has no open order');
};

for (const language of LANGUAGES) {
  const { words } = catalogues[language];
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test(`in ${language}: a change of an approved order is asked for, read old and new, and taken back after a question`, async ({
    as,
  }) => {
    const page = await as('buyer', { stored: { language } });
    const { poNumber, items } = await ownOrder(page);
    await page.goto(`/poDetail?poNumber=${poNumber}`);
    await button(page, words.changeItem).click();
    const sheet = page.getByRole('dialog');
    if (items.length > 1) await sheet.getByText(say(words.item, { item: 1 }), { exact: true }).click();
    await expect(button(page, words.sendChange)).toBeDisabled();
    await sheet.getByRole('group', { name: words.changed.quantity }).getByRole('button').last().click();
    await sheet.getByRole('textbox', { name: words.reason }).fill('One more for the spare box');
    expect(await axeFindings(page)).toEqual([]);
    await button(page, words.sendChange).click();

    const card = page
      .locator('section section')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first();
    await expect(card).toContainText(words.changeStatus.PENDING);
    await expect(card.getByText('One more for the spare box')).toBeVisible();
    // One change at a time, and nothing says that none waits.
    await expect(page.getByText(words.oneChangeAtATime)).toBeVisible();
    await expect(page.getByText(words.noChanges)).toHaveCount(0);
    await expect(button(page, words.changeItem)).toHaveCount(0);
    await button(page, words.cancelChange).click();
    await expect(sheet).toContainText(words.cancelChangeAsk);
    await button(page, words.keepChange).click();
    await expect(card).toContainText(words.changeStatus.PENDING);
    await button(page, words.cancelChange).click();
    await sheet.getByRole('button', { name: words.cancelChange, exact: true }).click();
    await expect(card).toContainText(words.changeStatus.CANCELLED);
    await expect(button(page, words.cancelChange)).toHaveCount(0);
    await expect(button(page, words.changeItem)).toBeVisible();
    await expect(page.getByText(words.oneChangeAtATime)).toHaveCount(0);
  });
}

test('purchasing corrects the cost of an approved order with a reason, and the dearer order waits for a decision again', async ({
  as,
}) => {
  const page = await as('buyer');
  const { words } = catalogues['en-US'];
  const { poNumber, items } = await ownOrder(page);
  await page.goto(`/poDetail?poNumber=${poNumber}`);
  await page.getByRole('button', { name: words.changeItem, exact: true }).click();
  const sheet = page.getByRole('dialog');
  if (items.length > 1) await sheet.getByText(say(words.item, { item: 1 }), { exact: true }).click();
  await sheet.getByRole('group', { name: words.changed.price }).getByRole('button').last().click();
  await sheet.getByRole('textbox', { name: words.reason }).fill('The vendor raised it');
  await page.getByRole('button', { name: words.sendChange, exact: true }).click();
  const card = page.locator('section section').filter({ hasText: 'The vendor raised it' }).first();
  await expect(card).toContainText(words.changeStatus.PENDING);
  // Until then nothing of the order is different.
  const { data } = await ask<PurchaseOrder>(page, 'GET', `/purchaseOrders/${poNumber}`);
  expect(data.items.map(({ costPerUnit }) => costPerUnit)).toEqual(items.map(({ costPerUnit }) => costPerUnit));
  await page.getByRole('button', { name: words.cancelChange, exact: true }).click();
  await sheet.getByRole('button', { name: words.cancelChange, exact: true }).click();
  await expect(card).toContainText(words.changeStatus.CANCELLED);
});
