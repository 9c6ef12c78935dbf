import type { ProformaShipper } from '@gemba/contract/shipping/proforma/proforma-shipper';
import type { ShippableSalesOrder } from '@gemba/contract/shipping/sales-order/shippable-sales-order';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { card, submit } from '../support/receiving.ts';

test('goods are announced to a customer from their order, with an address and a language', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/shipperSo/editSo?soNumber=31077');
  const { data: order } = await ask<ShippableSalesOrder>(page, 'GET', '/shipping/salesOrders/31077');
  const item = order.items.find(({ max }) => Number(max) >= 1);
  const part = item?.part ?? '';
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Announce goods to the customer' }).click();
  await page.getByLabel('Bill to').waitFor();
  const folded = card(page, part).getByRole('button', { expanded: false });
  if ((await folded.count()) > 0) await folded.first().click();
  await card(page, part).getByRole('button', { name: 'More', exact: true }).click();
  await page.getByLabel('Bill to').fill('NOBODY');
  await page.getByLabel('Language').selectOption({ label: 'Chinese' });
  await submit(page).click();
  await expect(page.getByText('NOBODY')).toBeVisible();
  await page.getByLabel('Bill to').fill('');
  const customerPo = `THEIR-${Date.now()}`;
  await page.getByLabel('Customer PO').fill(customerPo);
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await submit(page).click();
  await page.waitForURL(/proformaShipper\/detail/);
  const pfNumber = new URL(page.url()).searchParams.get('pfNumber') ?? '';
  const { data } = await ask<ProformaShipper>(page, 'GET', `/proformaShippers/${pfNumber}`);
  expect(data).toMatchObject({
    soNumber: '31077',
    customerId: order.customerId,
    billToId: order.customerId,
    shipToId: order.shipToId,
    customerPo,
    language: 'zh',
    items: [{ part, soItemNumber: item?.itemNumber, quantity: '1.0000' }],
  });
  await expect(page.getByText(customerPo)).toBeVisible();
  await expect(page.getByText('Bill to')).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw proforma' }).click();
  await expect(page.getByText(`Proforma ${pfNumber} is withdrawn`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ship', exact: true })).toBeHidden();
});
