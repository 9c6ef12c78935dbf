import type { OrderChange } from '@gemba/contract/approvals/changes/order-change';
import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import type { PurchaseOrder } from '@gemba/contract/orders/purchase-order/get-purchase-order';
import type { Quote } from '@gemba/contract/orders/quote/get-quote';
import type { Page } from '@playwright/test';
import {
  approve,
  ask,
  catalogues,
  decidable,
  leaveAsItWas,
  reject,
  say,
  showList,
  waiting,
} from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';

test.describe.configure({ mode: 'default' });

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
      type: 'po',
      number: poNumber,
      version: order.version,
      itemNumber: item.purchaseOrderItemNumber,
      changes: { quantity: String(Number(item.quantityOrdered) + 1) },
    };
    const { data: reply } = await ask<{ change: OrderChange | null }>(maker, 'POST', '/orderChanges', body);
    if (reply.change) return reply.change;
  }
  throw new Error('the buyer has no open order that the approver may change');
};

test('a change that waits leads from its card to the top of its order, and its approval to the next order', async ({
  as,
}) => {
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
  await expect(page.getByText(words.notInList)).toHaveCount(0);
  await shown.getByRole('button', { name: words.approveChange, exact: true }).click();
  await expect(page.getByText(words.changeDone.approve)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/auditList\\?(?!.*number=${number}).*number=`));
  await page.goto(`/poDetail?poNumber=${number}`);
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
  await expect(page.getByRole('listitem').filter({ hasText: reason })).toBeVisible();
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
  // No other story decides about quotes; the demo company has one RMA, which others need.
  await page.goto('/auditList?kind=qo');
  const [card] = (await waiting(page, 'qo')).filter(({ approval }) => approval.canApprove);
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

/**
 * The only two quotes that the approver may decide about, the larger one first. On some days more of them wait in the demo
 * company: those are rejected before the story, and wait again after it.
 */
const twoQuotes = async (page: Page) => {
  const cards = decidable(await waiting(page, 'qo'));
  const [first, second] = cards
    .filter(({ approval }) => approval.canApprove)
    .toSorted((card, other) => Number(other.approval.amount) - Number(card.approval.amount));
  if (!first || !second) throw new Error(`${cards.length} quotes wait, and two of them cannot be approved`);
  const others = cards.filter((card) => card !== first && card !== second);
  for (const other of others) await reject(page, other);
  const restore = async () => {
    for (const card of [first, second, ...others]) await leaveAsItWas(page, card);
  };
  return { first, second, restore };
};
const named = ({ number }: { number: string }) => say(words.named.qo, { number });
const LIST = '/auditList?kind=qo&sort=largest';

/** The second half of a double tap falls on the bar that has come under the finger. */
function pressUndoAtOnce() {
  const known = new Set(document.querySelectorAll('[role=status] button'));
  let finger = {};
  document.addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => {
      finger = { clientX, clientY };
    },
    { capture: true },
  );
  new MutationObserver(() => {
    for (const undo of document.querySelectorAll<HTMLButtonElement>('[role=status] button'))
      if (!known.has(undo)) {
        known.add(undo);
        undo.dispatchEvent(new MouseEvent('click', { ...finger, bubbles: true, cancelable: true, detail: 2 }));
      }
  }).observe(document.body, { childList: true, subtree: true });
}

test('after a decision the next order of the list opens, once for two taps; after the last one the list', async ({
  as,
}) => {
  const page = await as('approver');
  const { first, second, restore } = await twoQuotes(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  try {
    await page.goto(LIST);
    await page.getByRole('link', { name: named(first) }).click();
    await button(page, words.event.approve).dblclick();
    await expect(page.locator('h1')).toContainText(second.number);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page).toHaveURL(`${LIST}&number=${second.number}`);
    await expect(page.getByRole('status').filter({ hasText: first.number })).toBeVisible();
    await expect(button(page, words.event.approve)).toBeVisible();
    await expect(async () => {
      await button(page, words.event.reject).click();
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(sent.filter((path) => path.endsWith('/approve'))).toEqual([`/app/quotes/${first.number}/approve`]);

    await page.evaluate(pressUndoAtOnce);
    await page.getByRole('dialog').getByRole('button', { name: words.event.reject, exact: true }).click();
    await expect(page.getByText(words.noneForYou).or(page.getByText(words.noneOfKind.qo))).toBeVisible();
    await expect(page).toHaveURL(LIST);
    const undo = page.getByRole('status').filter({ hasText: second.number });
    await expect(undo).toBeVisible();
    expect(sent.filter((path) => path.endsWith('/withdraw'))).toEqual([]);
    await undo.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: named(second) })).toBeVisible();
    // The list is not behind itself.
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/order$/);
  } finally {
    await restore();
  }
});

test('a colleague was faster with the next order: it is passed over, and an open one leads on', async ({ as }) => {
  const colleague = await as('manager');
  const page = await as('approver');
  const { first, second, restore } = await twoQuotes(page);
  try {
    await page.goto(LIST);
    await page.getByRole('link', { name: named(first) }).click();
    await expect(page.locator('header')).toContainText(say(words.position, { at: 1, count: 2 }));
    await approve(colleague, second);
    await button(page, words.event.approve).click();
    await expect(page.getByText(words.noneForYou).or(page.getByText(words.noneOfKind.qo))).toBeVisible();
    await expect(page.getByRole('link', { name: named(second) })).toHaveCount(0);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: named(first) })).toBeVisible();
    await page.goto(`${LIST}&number=${second.number}`);
    await expect(page.getByText(words.notInList)).toBeVisible();
    await button(page, words.nextOrder).click();
    await expect(page.locator('h1')).toContainText(first.number);
  } finally {
    await leaveAsItWas(colleague, second);
    await restore();
  }
});

test('an order that a colleague decides leaves the list that is shown, with its count', async ({ as }) => {
  const colleague = await as('manager');
  const page = await as('approver');
  const { first, second, restore } = await twoQuotes(page);
  try {
    await page.goto(LIST);
    await expect(page.getByRole('link', { name: named(second) })).toBeVisible();
    await approve(colleague, second);
    await expect(page.getByRole('link', { name: named(second) })).toHaveCount(0);
    await expect(page.getByRole('link', { name: named(first) })).toBeVisible();
  } finally {
    await leaveAsItWas(colleague, second);
    await restore();
  }
});

test('in a wide window the order stands beside the list, and the keys do everything', async ({ as }) => {
  const page = await as('approver', { viewport: { width: 1280, height: 800 } });
  const { first, second, restore } = await twoQuotes(page);
  const beside = (card: { number: string }) => page.getByRole('region', { name: named(card) });
  try {
    await page.goto(LIST);
    await expect(page.getByText('Choose an order')).toBeVisible();
    const row = page.getByRole('link', { name: named(first) });
    await row.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${LIST}&number=${first.number}`);
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(row).toBeFocused();
    await expect(beside(first).getByText(say(words.positionAndNext, { at: 1, count: 2 }))).toBeVisible();
    expect([...(await overflow(page)), ...(await axeFindings(page))]).toEqual([]);
    await beside(first).getByRole('button', { name: words.event.approve, exact: true }).press('Enter');
    await expect(beside(second)).toBeFocused();
    await expect(page.getByRole('link', { name: named(second) })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('link', { name: named(first) })).toHaveCount(0);
    await beside(second).getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: named(first) })).toBeVisible();
    await page.reload();
    await expect(beside(second).getByRole('button', { name: words.event.approve, exact: true })).toBeVisible();
  } finally {
    await restore();
  }
});

test('an order that can only be rejected is counted and opens next; one that waits for others is not', async ({
  as,
}) => {
  const page = await as('approver', { viewport: { width: 1280, height: 800 } });
  const { first, second, restore } = await twoQuotes(page);
  const locked = (card: ApprovalCard) => ({ ...card, approval: { ...card.approval, canApprove: false } });
  try {
    await showList(page, [first, { ...locked(second), number: 'Q-OWN', events: [] }, locked(second)]);
    await page.goto(`/auditList?kind=qo&number=${first.number}`);
    await expect(page.getByText(say(words.positionAndNext, { at: 1, count: 2 }))).toBeVisible();
    await button(page, words.event.approve).click();
    await expect(page.getByRole('region', { name: named(second) })).toBeFocused();
  } finally {
    await restore();
  }
});
