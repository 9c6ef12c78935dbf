import { LANGUAGES, type Language } from '@gemba/contract/kit/languages';
import { APPROVAL_KINDS, type ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import type { PurchaseOrder } from '@gemba/contract/orders/purchase-order/get-purchase-order';
import type { Page } from '@playwright/test';
import orders from '../../apps/web/src/orders/texts.en.ts';
import { ask, catalogues, decidable, say, showList, waiting } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, wrongInLightAndDark } from '../support/looks.ts';
import { measureLooks } from '../support/measure-looks.ts';
import { openScreen } from '../support/screens.ts';

const { words } = catalogues['en-US'];
/** Over the approver's limit, with a price that rose, a message and documents. */
const NUMBER = '48213';
const addressIn = (kind: ApprovalKind, number: string) => `/auditList?kind=${kind}&number=${number}`;

/** The order as it waits, whatever other stories do with it meanwhile. */
const holdOrder = async (page: Page, change: (order: PurchaseOrder) => PurchaseOrder = (order) => order) => {
  const read = () => ask<PurchaseOrder>(page, 'GET', `/purchaseOrders/${NUMBER}`);
  await expect.poll(async () => (await read()).data.status).toBe('NOT_APPROVED');
  const answer = await read();
  const data = change(answer.data);
  await page.route(`**/app/purchaseOrders/${NUMBER}`, (route) => route.fulfill({ json: { ...answer, data } }));
  return data;
};

test('a wide window shows an order as facts, a table, and the chosen line beside it', async ({ as }) => {
  const page = await as('approver', { viewport: { width: 1440, height: 900 } });
  const cards = await waiting(page, 'po');
  await showList(page, cards);
  const { items } = await holdOrder(page);
  await page.goto(addressIn('po', NUMBER));
  const order = page.getByRole('region', { name: say(words.named.po, { number: NUMBER }) });

  const facts = order.locator('dl').first();
  await expect(facts.locator('dt')).toHaveText(['PO date', 'Buyer', 'Terms', 'Ship to', 'Incoterm', 'Carrier']);
  await expect(order.getByRole('meter', { name: words.limit })).toHaveAttribute('aria-valuetext', '122%');

  const linesOf = { name: `${items.length} items` };
  const table = order.getByRole('table', linesOf);
  await expect(table.getByRole('columnheader')).toHaveText(['Item', 'Part', 'Qty', 'Cost', 'Required', 'Amount']);
  await expect(table.getByRole('rowheader')).toContainText(items.map(({ part }) => part));
  const first = table.getByRole('row', { name: 'HSG-220-A' });
  await expect(first).toContainText('Rev C');
  await expect(first).toContainText('$34,080.00');
  await expect(first).toContainText('+12% vs last PO');
  const card = order.locator('section').filter({ has: page.getByRole('table', linesOf) });
  await expect(card).toContainText('Castings for the July build');
  await expect(card.getByRole('list', { name: orders.documents }).getByRole('listitem')).not.toHaveCount(0);

  const chosen = order.getByRole('region', { name: orders.chosenLine });
  await expect(chosen).toContainText('HSG-220-A, cost per unit');
  const costs = chosen.getByRole('table', { name: say(orders.costCourse, { part: 'HSG-220-A' }) });
  await expect(costs.getByRole('row').last()).toContainText('$142.00');
  await expect(chosen.locator('dt')).toHaveText(['On hand', 'On demand', 'On order']);
  await table.getByRole('button', { name: 'COV-220-B' }).press('Enter');
  await expect(table.locator('[aria-current]')).toContainText('COV-220-B');
  await expect(chosen).toContainText('COV-220-B, cost per unit');
  await chosen.getByRole('button', { name: orders.allFields }).click();
  await expect(page.getByRole('dialog')).toContainText(orders.lineGroup.vendorPrice);
  await page.keyboard.press('Escape');

  const [side, lines] = await Promise.all([chosen.boundingBox(), table.boundingBox()]);
  expect(side?.x).toBeGreaterThan((lines?.x ?? 0) + (lines?.width ?? 0));
  const counted = decidable(cards);
  const at = counted.findIndex(({ number }) => number === NUMBER) + 1;
  const position = order.getByText(say(words.positionAndNext, { at, count: counted.length }));
  const reject = order.getByRole('button', { name: words.event.reject });
  await expect(position).toBeVisible();
  const [note, button] = await Promise.all([position.boundingBox(), reject.boundingBox()]);
  expect(button?.x).toBeGreaterThan((note?.x ?? 0) + (note?.width ?? 0));
});

test('prices of earlier orders are rounded to cents beside the price that is asked', async ({ as }) => {
  const page = await as('approver', { viewport: { width: 1280, height: 800 } });
  await page.goto('/poDetail?poNumber=48221');
  const chosen = page.getByRole('region', { name: orders.chosenLine });
  await expect(chosen).toContainText('Last PO $2.89');
  const costs = chosen.getByRole('table', { name: say(orders.costCourse, { part: 'BRG-6204-2RS' }) });
  await expect(costs.getByRole('row').last()).toContainText('$3.24');
  await expect(chosen).not.toContainText(/\$\d+\.\d{3}/);
});

test('many lines with long words fit a wide window of every width, and the chosen one stays in view', async ({
  as,
}) => {
  const page = await as('approver', { viewport: { width: 1440, height: 900 } });
  const long = 'Kegelradverzahnungsschleifmaschinenführungsbahn mit Abstreifern und Zubehör nach Werksnorm';
  await holdOrder(page, (order) => ({
    ...order,
    vendorName: long,
    message: `${long} `.repeat(12),
    items: Array.from({ length: 60 }, (_, index) => ({
      ...(order.items[index % order.items.length] as PurchaseOrder['items'][number]),
      purchaseOrderItemNumber: index + 1,
      description: long,
      extPrice: '123456789.99',
    })),
  }));
  await page.goto(addressIn('po', NUMBER));
  const chosen = page.getByRole('region', { name: orders.chosenLine });
  await page.getByRole('button', { name: 'COV-220-B' }).last().click();
  await expect(chosen.getByText('COV-220-B, cost per unit')).toBeInViewport();
  for (const [width, text] of [
    [1920, '100%'],
    [1440, '100%'],
    [1280, '100%'],
    [1024, '100%'],
    [900, '100%'],
    [1440, '150%'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    expect(await measureLooks(page), `${width} px, ${text}`).toEqual([]);
  }
  expect(await axeFindings(page)).toEqual([]);
});

const SIZES = {
  'en-US': { width: 1440, height: 900 },
  'zh-CN': { width: 1280, height: 800 },
  'es-ES': { width: 1024, height: 768 },
} as const satisfies Record<Language, object>;

for (const language of LANGUAGES) {
  test(`all six kinds read well in a wide window, in light and dark, in ${language}`, async ({ as }) => {
    const page = await as('approver', { viewport: SIZES[language], stored: { theme: 'light', language } });
    for (const kind of APPROVAL_KINDS) {
      const [card] = await waiting(page, kind);
      if (!card) throw new Error(`no ${kind} waits`);
      await openScreen(page, addressIn(kind, card.number));
      const order = page.getByRole('region', {
        name: say(catalogues[language].words.named[kind], { number: card.number }),
      });
      await order.getByRole('table').first().waitFor();
      expect([...(await measureLooks(page)), ...(await wrongInLightAndDark(page))], kind).toEqual([]);
    }
  });
}
