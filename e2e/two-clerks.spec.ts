import type { Receiver } from '@gemba/contract/receiving/receivers';
import { ask } from './support/approvals.ts';
import { expect, test } from './support/gemba.ts';
import { card, openLine, submit, suggested } from './support/receiving.ts';

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
