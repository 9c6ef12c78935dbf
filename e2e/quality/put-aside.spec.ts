import type { Inspection } from '@gemba/contract/quality/inspection/inspection';
import type { Page } from '@playwright/test';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { importRows } from '../support/imports.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { inspectionOf } from '../support/quality.ts';
import { keyIn, submit } from '../support/receiving.ts';
import { openScreen } from '../support/screens.ts';
import { scan, stockOf, takeBack, whereMost } from '../support/shipping.ts';

const PART = 'BRG-6204-2RS';
/** No other story counts its pieces. */
const RETURNED = 'BRG-6200-2RS';

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('a clerk finds bad goods on a shelf and puts them aside; quality decides, and all of it is taken back', async ({
  as,
}) => {
  test.slow();
  const clerk = await as('warehouse');
  await clerk.goto('/navigation');
  const location = await whereMost(clerk, PART);
  const before = await stockOf(clerk, PART, location);
  await openScreen(clerk, '/quality/putAside');
  await scan(clerk, location);
  await scan(clerk, PART);
  await scan(clerk, PART);
  await submit(clerk).click();
  await expect(clerk.getByText('Reason Required')).toBeVisible();
  await clerk.getByRole('button', { name: /^Quantity/ }).click();
  await keyIn(clerk, '3');
  await scan(clerk, 'QA-HOLD');
  await expect(clerk.locator('footer')).toContainText('Wait at QA-HOLD');
  await clerk.getByText('Corrosion').click();
  await clerk.reload();
  await expect(clerk.getByText('You were here before')).toBeVisible();
  expect(await axeFindings(clerk)).toEqual([]);
  expect(await overflow(clerk)).toEqual([]);
  await submit(clerk).click();
  await expect(clerk).toHaveURL(/irNumber=PA-/);
  const irNumber = new URL(clerk.url()).searchParams.get('irNumber') ?? '';
  await expect(clerk.getByText(`put aside from ${location}`)).toBeVisible();

  const page = await as('quality');
  await openScreen(page, `/quality/inspection?irNumber=${irNumber}`);
  await page.getByRole('button', { name: 'All good' }).click();
  await submit(page).click();
  await expect(page.getByText(`${irNumber}/2`)).toBeVisible();
  const [ncr] = (await inspectionOf(page, irNumber)).ncrs;
  expect(ncr).toMatchObject({ status: 'CLOSED' });

  const admin = await as('admin');
  for (const count of [2, 1]) {
    await openScreen(admin, `/quality/inspection?irNumber=${irNumber}`);
    await takeBack(admin, `${irNumber}/${count}`, 'Only grease');
    await expect(admin.getByText(`Takes ${irNumber}/${count} back`)).toBeVisible();
  }
  await expect(admin.getByText('Withdrawn', { exact: true })).toBeVisible();
  expect(await stockOf(clerk, PART, location)).toEqual(before);
});

test('goods that are put aside go back to the vendor that quality chooses', async ({ as }) => {
  test.slow();
  const page = await as('admin');
  await page.goto('/navigation');
  const location = await whereMost(page, RETURNED);
  const { data } = await ask<Inspection>(page, 'POST', '/quality/putAside', {
    partNumber: RETURNED,
    location,
    quantity: '2',
    to: location,
    reason: 'DAMAGED',
  });
  const { irNumber } = data;
  await openScreen(page, `/quality/inspection?irNumber=${irNumber}`);
  const reject = group(page, 'Reject');
  await reject.getByRole('button', { name: 'More' }).click();
  await reject.getByRole('button', { name: 'More' }).click();
  await group(page, 'Reason for 2 rejected').getByText('Damaged').click();
  await page.getByRole('button', { name: /^(Another vendor|Choose the vendor)$/ }).click();
  const sheet = page.getByRole('dialog');
  const { items } = (await ask<{ items: { id: string; name: string }[] }>(page, 'GET', '/vendors?limit=100')).data;
  const other = items.find(({ id }) => !data.vendors.some(({ vendorId }) => vendorId === id));
  await sheet.getByRole('searchbox').fill(other?.id ?? '');
  await sheet.getByRole('button', { name: new RegExp(other?.name ?? '') }).click();
  await expect(page.locator('footer')).toContainText(`RTV to ${other?.name}`);
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await submit(page).click();
  await expect(page.getByText(`${irNumber}/2`)).toBeVisible();
  const rtvNumber = (await inspectionOf(page, irNumber)).decisions[0]?.rtvNumber;
  expect((await ask(page, 'GET', `/rtvs/${rtvNumber}`)).data).toMatchObject({ vendorId: other?.id });
  for (const count of [2, 1]) {
    await openScreen(page, `/quality/inspection?irNumber=${irNumber}`);
    await takeBack(page, `${irNumber}/${count}`, 'Only grease');
    await expect(page.getByText(`Takes ${irNumber}/${count} back`)).toBeVisible();
  }
});

test('goods of an open NCR are put aside from it, and one of production says what became of them', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/navigation');
  const ncrNumber = String(Date.now());
  await importRows(page, 'ncrs', {
    ncrNumber,
    ncrDate: '2026-02-06',
    source: 'WORK_ORDER',
    partNumber: PART,
    quantity: '2',
    description: 'Too loud',
  });
  await openScreen(page, `/quality/ncr?ncrNumber=${ncrNumber}`);
  await page.getByRole('button', { name: 'Put goods aside' }).click();
  await expect(page.getByLabel('Part', { exact: true })).toHaveValue(PART);
  await page.goBack();
  await submit(page).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Rework').click();
  await sheet.getByLabel('Reason').fill('Turned down to size');
  await sheet.getByRole('button').filter({ hasText: 'Close' }).click();
  await expect(page.getByText(`NCR ${ncrNumber} is closed`)).toBeVisible();
  await expect(page.getByRole('main').getByText('Rework', { exact: true })).toBeVisible();
  await submit(page).click();
  await sheet.getByLabel('Reason').fill('End of the story');
  await sheet.getByRole('button').filter({ hasText: 'Reopen' }).click();
  await expect(page.getByText(`NCR ${ncrNumber} is open again`)).toBeVisible();
  await expect(page.getByRole('main').getByText('Open', { exact: true })).toBeVisible();
});
