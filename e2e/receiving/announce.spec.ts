import type { ProformaReceiver } from '@gemba/contract/receiving/proforma/proforma-receiver';
import type { ReceivablePurchaseOrder } from '@gemba/contract/receiving/purchase-order/receivable-purchase-order';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { rowsOf } from '../support/orders.ts';
import { card, NAMED, submit } from '../support/receiving.ts';

type Page = Parameters<typeof ask>[0];

/** An order with two lines of goods left, each of a part of its own. */
const orderOfTwo = async (page: Page) => {
  for (const { poNumber = '' } of await rowsOf(page, '/receiving/purchaseOrders?limit=100')) {
    if (NAMED.includes(poNumber)) continue;
    const { data } = await ask<ReceivablePurchaseOrder>(page, 'GET', `/receiving/purchaseOrders/${poNumber}`);
    const open = data?.items?.filter(({ stock, max }) => stock && Number(max) >= 2) ?? [];
    const [first, second] = open;
    if (first && second && first.part !== second.part) return { poNumber, parts: [first.part, second.part] as const };
  }
  throw new Error('no order has two lines left');
};

test('goods that a vendor has sent are announced from their order, and leave transit when they will not come', async ({
  as,
}) => {
  const page = await as('warehouse');
  await page.goto('/proformaReceiver/list');
  const { poNumber, parts } = await orderOfTwo(page);
  await page.getByRole('button', { name: 'Announce goods on the way' }).click();
  await page.getByLabel('PO number, vendor or city').fill(poNumber);
  await page.getByRole('link', { name: new RegExp(poNumber) }).click();

  await submit(page).click();
  await expect(page.getByText('Nothing to announce. Enter a quantity for at least one item.')).toBeVisible();
  for (const part of parts) {
    const folded = card(page, part).getByRole('button', { expanded: false });
    await folded.first().click();
    await card(page, part).getByRole('button', { name: 'More', exact: true }).click();
  }
  await page.getByLabel('Expected').fill('2020-01-01');
  await submit(page).click();
  await expect(page.getByText(/^The goods were announced on /)).toBeVisible();
  await page.getByLabel('Expected').fill('');
  await page.getByLabel('Transit time in days').fill('12');
  await page.getByLabel('Container').fill('MSCU-4711');
  await page.getByLabel('Seal').fill('S-99');
  await page.getByRole('switch', { name: /Bonded/ }).check();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);

  await page.reload();
  await expect(page.getByText('You were here before')).toBeVisible();
  await submit(page).click();
  await page.waitForURL(/proformaReceiver\/detail/);
  const prNumber = new URL(page.url()).searchParams.get('prNumber') ?? '';
  const { data } = await ask<ProformaReceiver>(page, 'GET', `/proformaReceivers/${prNumber}`);
  expect(data).toMatchObject({
    status: 'OPEN',
    containerNumber: 'MSCU-4711',
    containerSealNumber: 'S-99',
    transitTime: 12,
    isBond: true,
    items: parts.map((part) => ({ part, poNumber, max: '1.0000' })),
  });
  await page.getByText('Papers of the delivery').click();
  await expect(page.getByText('MSCU-4711')).toBeVisible();
  await expect(page.getByText('Bonded')).toBeVisible();

  const items = data.items.map(({ itemNumber }) => ({ itemNumber, locations: [], short: true }));
  const closed = await ask<{ status: string }>(page, 'POST', `/proformaReceivers/${prNumber}/receive`, { items });
  expect(closed.data.status).toBe('CLOSED');
});
