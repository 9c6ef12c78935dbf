import type { Page } from '@playwright/test';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { inspectionOf, receiveIntoQa } from '../support/quality.ts';
import { keyIn, submit } from '../support/receiving.ts';
import { openScreen } from '../support/screens.ts';
import { takeBack } from '../support/shipping.ts';

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('quality finds goods in QA, releases some, rejects some for a reason, and the rest waits', async ({ as }) => {
  test.slow();
  const clerk = await as('admin');
  await clerk.goto('/navigation');
  const { irNumber, part, receiverNumber } = await receiveIntoQa(clerk, '12');
  const page = await as('quality');
  await openScreen(page, '/quality/inspectionList');
  await page.getByRole('button', { name: 'Waiting in QA' }).click();
  await page.getByRole('link', { name: new RegExp(irNumber) }).click();
  await expect(page.getByRole('main')).toContainText(part);
  await submit(page).click();
  await expect(page.getByText('Say how many are released or rejected.')).toBeVisible();
  await group(page, 'Reject').getByRole('button', { name: 'More' }).click();
  await group(page, 'Reject').getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'The rest is good' }).click();
  await group(page, 'Release')
    .getByRole('button', { name: /^Release/ })
    .click();
  await keyIn(page, '7');
  await expect(page.locator('footer')).toContainText('3 go on waiting');
  await page.getByText('Scrap', { exact: true }).click();
  await submit(page).click();
  await expect(page.getByRole('main')).toContainText('Reason');
  await page.getByText('Corrosion').click();
  await page.reload();
  await expect(page.getByText('You were here before')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await submit(page).click();
  await expect(page.getByText(`${irNumber}/1`)).toBeVisible();
  expect(await inspectionOf(page, irNumber)).toMatchObject({
    waiting: '3.0000',
    quantityQualified: '7.0000',
    quantityRejected: '2.0000',
    ncrs: [{ status: 'CLOSED' }],
  });
  await page.getByRole('button', { name: 'All good' }).click();
  await submit(page).click();
  await expect(page.getByText(`${irNumber}/2`)).toBeVisible();
  await expect(page.getByText('Partial', { exact: true })).toBeVisible();
  // The last decision is taken back first, by somebody who may see the figures of the warehouse.
  for (const count of [2, 1]) {
    await openScreen(clerk, `/quality/inspection?irNumber=${irNumber}`);
    await takeBack(clerk, `${irNumber}/${count}`, 'Measured the wrong lot');
    await expect(clerk.getByText(`Takes ${irNumber}/${count} back`)).toBeVisible();
  }
  expect(await inspectionOf(clerk, irNumber)).toMatchObject({ waiting: '12.0000', result: 'WAITING' });
  const end = await ask(clerk, 'POST', `/receivers/${receiverNumber}/reverse`, { reason: 'End of the story' });
  expect(end).toMatchObject({ success: true });
});

test('rejected goods wait for their return, and their NCR is closed and opened again', async ({ as }) => {
  test.slow();
  const clerk = await as('admin');
  await clerk.goto('/navigation');
  const { irNumber, receiverNumber } = await receiveIntoQa(clerk, '4');
  const page = await as('quality');
  await openScreen(page, `/quality/inspection?irNumber=${irNumber}`);
  await group(page, 'Reject')
    .getByRole('button', { name: /^Reject/ })
    .click();
  await keyIn(page, '4');
  await page.getByText('Damaged').click();
  await submit(page).click();
  await expect(page.getByText(`${irNumber}/1`)).toBeVisible();
  await expect(page.getByText('Reject', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: /^RTV/ }).click();
  await expect(page.getByRole('main')).toContainText('Damaged');
  await page.goBack();
  await page.getByRole('link', { name: /^NCR/ }).click();
  await expect(page.getByText('Return to vendor')).toBeVisible();
  for (const [act, state] of [
    ['Close', 'Closed'],
    ['Reopen', 'Open'],
  ] as const) {
    await submit(page).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Reason').fill('Credited by phone');
    await sheet.getByRole('button').filter({ hasText: act }).click();
    await expect(page.getByRole('main').getByText(state, { exact: true })).toBeVisible();
  }
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await openScreen(clerk, `/quality/inspection?irNumber=${irNumber}`);
  await takeBack(clerk, `${irNumber}/1`, 'Measured the wrong lot');
  await expect(clerk.getByText(`Takes ${irNumber}/1 back`)).toBeVisible();
  const end = await ask(clerk, 'POST', `/receivers/${receiverNumber}/reverse`, { reason: 'End of the story' });
  expect(end).toMatchObject({ success: true });
});
