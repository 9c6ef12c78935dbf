import type { PurchaseOrder } from '@gemba/contract/orders/purchase-order/get-purchase-order';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { newNumber } from '../support/parts.ts';
import { card, postedNumber, submit } from '../support/receiving.ts';
import { scanCarton } from '../support/shipping.ts';

type Page = Parameters<typeof ask>[0];

/** An order of a part of its own, which the vendor packs in boxes of ten. Admin has every role. */
const orderOfBoxes = async (page: Page) => {
  const partNumber = newNumber('PACK-');
  const poNumber = `7${Date.now()}`;
  const { data: like } = await ask<PurchaseOrder>(page, 'GET', '/purchaseOrders/48206');
  const { poDate, vendorId, billTo, shipTo, buyerCode, currency, terms } = like;
  const head = { poNumber, poDate, vendorId, billTo, shipTo, buyerCode, currency, terms };
  const people = { owner: 'buyer', requester: 'buyer', status: 'APPROVED' };
  const item = { poNumber, itemNumber: 1, partNumber, description: 'Packed part', quantityOrdered: '40' };
  // Last in the list: other stories take the order that is due first.
  const packed = { poUnit: 'BOX', poUnitQty: '10', costPerUnit: '2', dateRequired: '2099-12-31' };
  for (const [kind, row] of [
    ['parts', { partNumber, description: 'Packed part', partType: 'BUY' }],
    ['purchaseOrders', { ...head, ...people }],
    ['purchaseOrderItems', { ...item, ...packed }],
  ] as const) {
    const answer = await ask<object>(page, 'POST', `/imports/${kind}`, { rows: [row] });
    expect(answer, kind).toMatchObject({ success: true, data: { added: 1 } });
  }
  return { poNumber, partNumber };
};

test('goods in boxes are counted by their content, and said in both units', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/receivePo');
  const { poNumber, partNumber } = await orderOfBoxes(page);
  await page.goto(`/receivePo/editPo?poNumber=${poNumber}`);
  const line = card(page, partNumber);
  await expect(line.getByText('4 BOX = 40 EA')).toBeVisible();

  await scanCarton(page, ['A-03-2']);
  await scanCarton(page, [`]d2241${partNumber}`, '3710']);
  await expect(line.getByText('1 BOX = 10 EA')).toBeVisible();
  await scanCarton(page, [partNumber]);
  await expect(line.getByText('1 BOX + 1 EA = 11 EA')).toBeVisible();
  await scanCarton(page, [`]d2241${partNumber}`, '3730']);
  await expect(line.getByText('1 BOX + 1 EA = 11 EA')).toBeVisible();
  await line.getByRole('button', { name: /^New qty received/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '+1 BOX' }).click();
  await expect(page.getByRole('dialog').getByText(/2 BOX \+ 1 EA = 21 EA/)).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Set 21/ })
    .click();
  await expect(line.getByText('2 BOX + 1 EA = 21 EA')).toBeVisible();
  await line.getByRole('button', { name: 'All 40', exact: true }).click();
  await submit(page).click();

  const number = await postedNumber(page);
  await page.goto(`/receiverDetail?receiverNumber=${number}`);
  await expect(page.getByText(/4 BOX = 40 EA/)).toBeVisible();
  await page.goto(`/label/receiver?receiverNumber=${number}`);
  await expect(page.getByRole('img', { name: /^Label: / }).first()).toHaveAccessibleName(/4 BOX = 40 EA/);
  await page.goto(`/poDetail?poNumber=${poNumber}`);
  await expect(page.getByText(/4 BOX = 40 EA/)).toBeVisible();
  await page
    .getByRole('button', { name: new RegExp(partNumber) })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('From the order')).toBeVisible();
});
