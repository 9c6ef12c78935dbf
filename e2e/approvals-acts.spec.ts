import type { OrderChange } from '@gemba/contract/approvals/order-change';
import type { PurchaseOrder } from '@gemba/contract/orders/get-purchase-order';
import type { Quote } from '@gemba/contract/orders/get-quote';
import type { Page } from '@playwright/test';
import { ask, catalogues, leaveAsItWas, say, waiting } from './support/approvals.ts';
import { expect as soon, test } from './support/gemba.ts';

const expect = soon.configure({ timeout: 15_000 });
test.describe.configure({ mode: 'default', timeout: 90_000 });

const { words } = catalogues['en-US'];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const offers = (order: { events: PurchaseOrder['events'] }, event: string) =>
  order.events.some((one) => one.event === event && one.refusal === null);

/** One more of the first item of some open order, asked for by its maker, which the approver may say yes to. */
const askedChange = async (maker: Page, approver: Page) => {
  const { data } = await ask<{ items: { poNumber: string }[] }>(maker, 'GET', '/purchaseOrders?status=open&limit=50');
  for (const { poNumber } of data.items.toReversed()) {
    const { data: order } = await ask<PurchaseOrder>(maker, 'GET', `/purchaseOrders/${poNumber}`);
    const [item] = order.items;
    if (!item || !offers(order, 'amend') || order.changes.pending > 0 || order.status !== 'APPROVED') continue;
    const { data: approvers } = await ask<PurchaseOrder>(approver, 'GET', `/purchaseOrders/${poNumber}`);
    if (Number(order.approvalTotal) * 2 > Number(approvers.approval.limit)) continue;
    const body = {
      ...{ type: 'po', number: poNumber, version: order.version, itemNumber: item.purchaseOrderItemNumber },
      changes: { quantity: String(Number(item.quantityOrdered) + 1) },
    };
    const { data: reply } = await ask<{ change: OrderChange | null }>(maker, 'POST', '/orderChanges', body);
    if (reply.change) return reply.change;
  }
  throw new Error('the buyer has no open order that the approver may change');
};

test('a change that waits leads from its card to the top of its order, and is approved there', async ({ as }) => {
  const maker = await as('buyer');
  const page = await as('approver');
  const { changeId, number, itemNumber } = await askedChange(maker, page);
  await page.goto('/auditList?kind=po');
  await page
    .getByRole('link', { name: number })
    .filter({ hasText: say(words.changeOfItem, { item: itemNumber ?? 0 }) })
    .click();
  await expect(page).toHaveURL(new RegExp(`#change-${changeId}$`));
  const shown = page.locator(`#change-${changeId}`);
  await expect(shown).toContainText(words.changeStatus.PENDING);
  await expect(shown).toContainText(words.changed.quantity);
  await expect(shown).toBeInViewport({ ratio: 1 });
  await shown.getByRole('button', { name: words.approveChange, exact: true }).click();
  await expect(page.getByText(words.changeDone.approve)).toBeVisible();
  await expect(shown).toContainText(words.changeStatus.APPROVED);
  await expect(page.getByRole('heading', { name: words.changesWait })).toHaveCount(0);
});

test('an order is put on hold with a reason and released again', async ({ as }) => {
  const page = await as('approver');
  const { data } = await ask<{ items: { poNumber: string }[] }>(page, 'GET', '/purchaseOrders?status=open&limit=50');
  let found: string | undefined;
  for (const { poNumber } of data.items) {
    const order = (await ask<PurchaseOrder>(page, 'GET', `/purchaseOrders/${poNumber}`)).data;
    if (offers(order, 'hold') && order.changes.pending === 0) found = poNumber;
    if (found) break;
  }
  if (!found) throw new Error('nothing can be put on hold');
  const reason = `The vendor moves house ${Date.now()}`;
  await page.goto(`/poDetail?poNumber=${found}`);
  await button(page, words.more).click();
  await page.getByRole('dialog').getByRole('button', { name: words.event.hold }).click();
  await page.getByRole('textbox', { name: words.comment }).fill(reason);
  await page.getByRole('dialog').getByRole('button', { name: words.event.hold, exact: true }).click();
  await expect(page.getByText(words.history.HOLD, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(reason).first()).toBeVisible();
  await button(page, words.event.release).click();
  await expect(page.getByText(words.history.RELEASE, { exact: true }).first()).toBeVisible();
  await expect(button(page, words.event.release)).toHaveCount(0);
});

test('a quote becomes a sales order only after a question', async ({ as }) => {
  const page = await as('approver');
  const { data } = await ask<{ items: { qoNumber: string }[] }>(page, 'GET', '/quotes?status=all&limit=50');
  let found: string | undefined;
  for (const { qoNumber } of data.items) {
    const order = (await ask<Quote>(page, 'GET', `/quotes/${qoNumber}`)).data;
    if (offers(order, 'commit')) found = qoNumber;
    if (found) break;
  }
  if (!found) throw new Error('no quote can be committed');
  await page.goto(`/qoDetail?qoNumber=${found}`);
  await button(page, words.event.commit).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(words.askHow.commit);
  await sheet.getByRole('button', { name: 'Go back', exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/qoDetail/);
  await button(page, words.event.commit).click();
  await sheet.getByRole('button', { name: words.event.commit, exact: true }).click();
  await expect(page).toHaveURL(/soDetail/);
});

test('a decision is taken back after a reload, and from the sheet that tells the outcomes', async ({ as }) => {
  const page = await as('approver');
  await page.goto('/auditList?kind=rma');
  const [card] = (await waiting(page, 'rma')).filter(({ approval }) => approval.canApprove);
  if (!card) throw new Error('nothing to approve');
  const named = say(words.named[card.type], { number: card.number });
  try {
    await button(page, say(words.moreOf, { order: named })).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: named })
      .getByRole('button', { name: words.event.approve })
      .click();
    const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await page.reload();
    await undo.click();
    await expect(page.getByRole('link', { name: named })).toBeVisible();

    await button(page, words.select).click();
    await page.getByRole('checkbox', { name: named }).click();
    await button(page, say(words.decideMany.approve, { count: 1 })).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: named })).toBeVisible();
  } finally {
    await leaveAsItWas(page, card);
  }
});
