import type { Quote } from '@gemba/contract/orders/quote/get-quote';
import { ask, waiting } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { chip, detailAddresses, rowsOf } from '../support/orders.ts';
import { openScreen } from '../support/screens.ts';

test('an order of each kind opens from its list and Back returns to it', async ({ as }) => {
  const page = await as('approver');
  for (const [kind, segment, listed, screen] of [
    ['po', 'PO', 'Purchase orders', '/poDetail?poNumber='],
    ['so', 'SO', 'Sales orders', '/soDetail?soNumber='],
    ['qo', 'Quote', 'Quotes', '/qoDetail?qoNumber='],
    ['wo', 'WO', 'Work orders', '/woDetail?woNumber='],
  ] as const) {
    await openScreen(page, '/orderList');
    await page.getByRole('radio', { name: segment, exact: true }).click();
    await chip(page, 'All').click();
    await expect(page).toHaveURL(new RegExp(`kind=${kind}.*status=all`));
    // The rows of the filter before stay until the new ones come.
    await expect(page.locator('main[aria-busy]')).toHaveCount(0);
    const first = page.getByRole('list', { name: listed }).getByRole('link').first();
    const address = await first.getAttribute('href');
    expect(address).toContain(screen);
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${segment} ${address?.split('=')[1]}`);
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(new RegExp(`kind=${kind}.*status=all`));
  }
});

test('a link in a line of text is as high as a finger', async ({ as }) => {
  const page = await as('buyer');
  await page.goto('/poDetail?poNumber=48213');
  const box = await page.getByRole('link', { name: 'BRW-114' }).first().boundingBox();
  if (!box) throw new Error('the vendor is no link');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2 - 20);
  await expect(page).toHaveURL(/\/address\/vendor\/detail\?vendorId=BRW-114$/);
});

test('an item opens into all its fields, with the vendor’s price and the stock beside the asked price', async ({
  as,
}) => {
  const page = await as('approver');
  await page.goto('/poDetail?poNumber=48213');
  await page.getByRole('button', { name: /HSG-220-A/ }).click();
  const sheet = page.getByRole('dialog', { name: 'HSG-220-A' });
  for (const words of ['Cost per unit with tax', 'Last PO cost', 'Vendor’s price list', 'On demand', 'Account']) {
    await expect(sheet.getByText(words).first()).toBeAttached();
  }
  await sheet.getByRole('link', { name: 'HSG-220-A' }).click();
  await expect(page).toHaveURL(/\/pnDetail\?partNumber=HSG-220-A/);
});

test('what nobody needs at first is folded away and opens with one tap', async ({ as }) => {
  const page = await as('approver');
  await page.goto('/poDetail?poNumber=48213');
  await expect(page.getByText('Incoterm')).toBeHidden();
  await page.getByText('Dates and delivery').click();
  await expect(page.getByText('Incoterm')).toBeVisible();
});

test('a work order shows what is missing and where its operations stand', async ({ as }) => {
  const page = await as('engineer');
  const [order] = await rowsOf(page, '/workOrders?status=open&limit=1');
  await page.goto(`/woDetail?woNumber=${order?.['woNumber']}`);
  await expect(page.getByRole('heading', { name: /components?$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /operations?$/ })).toBeVisible();
});

test('documents are told in the words of the language', async ({ as }) => {
  const page = await as('admin', { stored: { language: 'es-ES' } });
  const card = (await waiting(page, 'po')).find(({ documentCount }) => documentCount > 0);
  await page.goto(`/poDetail?poNumber=${card?.number}#documents`);
  await expect(
    page.getByText(/ · (Plano|Especificación|Certificado) · (Inglés|Chino) · pdf · (Público|Solo la empresa)/).first(),
  ).toBeVisible();
});

test('a link that a person may not follow is not drawn', async ({ as }) => {
  const page = await as('operator');
  const [order] = await rowsOf(page, '/workOrders?status=closed&limit=1');
  await page.goto(`/woDetail?woNumber=${order?.['woNumber']}`);
  const receivers = page.locator('details').filter({ hasText: 'Receivers' });
  await receivers.locator('summary').click();
  await expect(receivers.getByRole('listitem').first()).toBeVisible();
  await expect(receivers.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('link', { name: order?.['part'] ?? '', exact: true }).first()).toBeVisible();
});

test('an approved quote becomes a sales order, and the screen leads there', async ({ as }) => {
  const page = await as('manager');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const quote = (await rowsOf(page, '/quotes?status=open&limit=100')).findLast(
    (row) => (row['validUntil'] ?? '') > tomorrow,
  );
  await page.goto(`/qoDetail?qoNumber=${quote?.['qoNumber']}`);
  await page.getByRole('button', { name: 'Make sales order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make sales order' }).click();
  await expect(page).toHaveURL(/\/soDetail\?soNumber=/);
  await expect(page.getByText('Not reviewed').first()).toBeVisible();
  await page.getByText('Order, notes').click();
  await page.getByRole('link', { name: quote?.['qoNumber'] ?? '', exact: true }).click();
  await expect(page.getByText('Committed').first()).toBeVisible();
});

test('an order that does not exist, and an address without a number, say so', async ({ as }) => {
  const page = await as('buyer');
  await page.goto('/poDetail?poNumber=W00-10/100(A)');
  await expect(page.getByText('W00-10/100(A) does not exist')).toBeVisible();
  await openScreen(page, '/poDetail');
  await expect(page.getByText('No order is chosen')).toBeVisible();
});

for (const [language, title, open] of [
  ['zh-CN', '订单', '未结'],
  ['es-ES', 'Pedidos', 'Abiertos'],
] as const) {
  test(`list and details speak ${language}`, async ({ as }) => {
    const page = await as('admin', { stored: { language } });
    await page.goto('/orderList');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(chip(page, open)).toBeVisible();
    for (const address of Object.values(await detailAddresses(page))) {
      await openScreen(page, address);
      await page.locator('main details').first().waitFor();
      // A key without words would be shown as it stands.
      await expect(page.getByText(/orders\.\w+/)).toHaveCount(0);
    }
  });
}

test('a part is called by its name in the language of the reader', async ({ as }) => {
  const page = await as('admin', { stored: { language: 'zh-CN' } });
  await page.goto('/orderList?kind=wo&status=all');
  await page.locator('main li a').first().waitFor();
  await expect(page.locator('main')).not.toContainText(/gearbox|housing|shaft|gear/i);
  await page.goto('/poDetail?poNumber=48205');
  const line = page.getByRole('button', { name: /BRG-6204-2RS/ }).first();
  await expect(line).toContainText('深沟球轴承');
  await line.click();
  await expect(page.getByRole('dialog')).not.toContainText('Deep groove');
});

test('sales extends a quote that has expired, with a reason; it waits for its approval again', async ({ as }) => {
  const page = await as('sales');
  let expired: string | undefined;
  for (const { qoNumber, status } of await rowsOf(page, '/quotes?status=all&limit=100')) {
    if (expired || status !== 'EXPIRED') continue;
    const { events } = (await ask<Quote>(page, 'GET', `/quotes/${qoNumber}`)).data;
    if (events.some(({ event, refusal }) => event === 'extend' && refusal === null)) expired = qoNumber;
  }
  if (!expired) throw new Error('sales has made no quote that expired');
  await page.goto(`/qoDetail?qoNumber=${expired}`);
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('button', { name: 'Extend the quote' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('New last day').fill('2020-01-01');
  await sheet.getByLabel('Reason').fill('The customer decides next month');
  await sheet.getByRole('button', { name: 'Extend the quote' }).click();
  await expect(sheet.getByText('Choose a last day from')).toBeVisible();
  await sheet.getByLabel('New last day').fill('2099-12-31');
  await sheet.getByRole('button', { name: 'Extend the quote' }).click();
  await expect(page.getByText('The quote is extended')).toBeVisible();
  await expect(page.getByText('Not approved').first()).toBeVisible();
});
