import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import type { Count } from '@gemba/contract/warehouse/count/count';
import type { Page } from '@playwright/test';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { card, openLine, submit, suggested } from '../support/receiving.ts';
import { burst, scan, stockOf } from '../support/shipping.ts';

// They move the same goods.
test.describe.configure({ mode: 'default' });

test('two clerks receive the same goods: the slower one sees what is left, and what was typed stays', async ({
  as,
}) => {
  const page = await as('warehouse');
  const part = 'SEL-45/65/8-NBR';
  await page.goto('/receivePo/editPo?poNumber=48192');
  const line = card(page, part);
  await line.getByRole('button', { name: `All 200 ${part}` }).click();
  await openLine(page, part);
  await expect(line).toContainText('Received 0');
  const location = await suggested(page, '48192', part);
  const { success } = await ask<Receiver>(page, 'POST', '/receiving/purchaseOrders/48192', {
    items: [{ itemNumber: 2, locations: [{ location, quantity: '150' }] }],
  });
  expect(success).toBe(true);
  await submit(page).click();
  await expect(line.getByRole('alert').filter({ hasText: 'at most 50' })).toBeVisible();
  await expect(line).toContainText('Received 150');
  await expect(line).toContainText('Open 50');
  await expect(line.getByText('200 of 200 placed')).toBeVisible();
  await page.reload();
  await expect(line).toContainText('200 / 50');
  await expect(line).toContainText('150 too many');
  await expect(line).not.toContainText('Complete');
});

test('a line counts as done only when nothing is missing in it', async ({ as }) => {
  const page = await as('warehouse');
  const part = 'BRG-6204-2RS';
  await page.goto('/receivePo/editPo?poNumber=48190');
  const line = card(page, part);
  await line.getByRole('button', { name: `All 280 ${part}` }).click();
  await expect(line).toContainText('Not all entered');
  await expect(page.getByRole('img', { name: '0 of 4 lines' })).toBeVisible();
  await openLine(page, part);
  await line.getByRole('radio', { name: 'Accept' }).click();
  await line.getByLabel('IR number').fill('IR-1');
  await line.getByLabel('Lot number').fill('L-1');
  await expect(page.getByRole('img', { name: '1 of 4 lines' })).toBeVisible();
  await line.getByRole('button', { expanded: true }).click();
  await expect(line).toContainText('Complete');
});

test('two clerks count the same shelf: the slower one is told who was faster, and keeps the figures', async ({
  as,
}) => {
  const [page, other] = [await as('warehouse'), await as('admin')];
  await page.goto('/warehouse/countList');
  await scan(page, 'B-02-2');
  await page.waitForURL(/countNumber=/);
  const line = page.getByRole('main').getByRole('region').first();
  const part = (await line.getAttribute('aria-label')) ?? '';
  const { onHand } = await stockOf(page, part, 'B-02-2');
  for (let times = 0; times < 2; times += 1) await scan(page, part);
  await expect(line.getByRole('status', { name: 'Counted' })).toHaveText(/^2 /);
  const number = new URL(page.url()).searchParams.get('countNumber');
  const { success } = await ask<Count>(other, 'POST', `/counts/${number}/post`, {
    items: [{ partNumber: part, counted: String(onHand) }],
  });
  expect(success).toBe(true);
  await page.getByRole('banner').getByRole('button', { name: /^All/ }).click();
  await submit(page).click();
  const told = page.getByRole('alert').filter({ hasText: 'posted this count before you' });
  await expect(told.getByRole('listitem')).toHaveText(new RegExp(`${part} 2 `));
  await page.reload();
  await told.getByRole('button', { name: 'Count again with these figures' }).click();
  await expect(page).not.toHaveURL(new RegExp(`countNumber=${number}$`));
  await page.getByRole('banner').getByRole('button', { name: /^All/ }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: part })).toContainText('2 ');
  await expect(page.getByRole('img', { name: /^1 of / })).toBeVisible();
  await page.goto(`/warehouse/count?countNumber=${number}`);
  await expect(page.getByText('Posted', { exact: true }).first()).toBeVisible();
  await expect(told).toBeHidden();
});

/** Two tabs in which one piece is about to be moved, each of another part; `onHand` of these parts where they lie. */
async function moveInTwoTabs(page: Page) {
  const other = await page.context().newPage();
  const [from, to] = ['A-03-2', 'C-04-1'];
  const parts = ['BRG-6204-2RS', 'BRG-6306-C3'];
  for (const tab of [page, other]) {
    await tab.goto(`/warehouse/move?from=${from}`);
    await tab.getByRole('button', { name: `From ${from}` }).waitFor();
  }
  for (const [index, tab] of [page, other].entries()) {
    await scan(tab, parts[index] ?? '');
    await tab.getByRole('dialog').waitFor();
    await burst(tab, to);
    await expect(submit(tab)).toHaveText(`Move 1 EA to ${to}`);
  }
  const onHand = () => Promise.all(parts.map(async (part) => (await stockOf(page, part, from)).onHand));
  return { other, onHand };
}

test('two tabs with the same form are two postings', async ({ as }) => {
  const page = await as('warehouse');
  const { other, onHand } = await moveInTwoTabs(page);
  const [first = 0, second = 0] = await onHand();
  for (const tab of [page, other]) {
    await submit(tab).click();
    await expect(tab.getByText(/^1 moved since/)).toBeVisible();
  }
  expect(await onHand()).toEqual([first - 1, second - 1]);
  await other.close();
});

test('a tab whose answer was lost leaves the other one no doubt: nothing is posted under its key', async ({ as }) => {
  const page = await as('warehouse');
  const { other, onHand } = await moveInTwoTabs(page);
  const [first = 0, second = 0] = await onHand();
  // Posted, but the answer never arrives.
  await page.route('**/app/transfers', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit(page).click();
  await expect(page.getByText(/No answer came|Not known yet/)).toBeVisible();
  await expect.poll(onHand).toEqual([first - 1, second]);
  await submit(other).click();
  await expect(other.getByText(/^Something else was already sent from this form/)).toBeVisible();
  expect(await onHand()).toEqual([first - 1, second]);
  await submit(other).click();
  await expect(other.getByText(/^1 moved since/)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByText(/^1 moved since/)).toBeVisible();
  expect(await onHand()).toEqual([first - 1, second - 1]);
  await other.close();
});
