import type { Page } from '@playwright/test';
import { newPart } from '../support/engineering.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';

const openPart = (page: Page, partNumber: string, tab = '') =>
  page.goto(`/pnDetail?${new URLSearchParams({ partNumber, ...(tab && { tab }) })}`);
const choose = async (page: Page, act: string) => {
  await page.getByRole('button', { name: 'More about this part' }).click();
  await page.getByRole('button', { name: act }).click();
};

test('engineering puts a part on hold and releases it, each with a reason', async ({ as }) => {
  const page = await as('engineer');
  const partNumber = await newPart(page, 'H/(1).');
  await openPart(page, partNumber);
  await choose(page, 'Put on hold');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: `Put ${partNumber} on hold?` })).toBeVisible();
  await sheet.getByRole('button', { name: 'Put on hold' }).click();
  await expect(sheet.getByText('Say why. The reason is kept.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await sheet.getByLabel('Reason').fill('Bore out of tolerance');
  await sheet.getByRole('button', { name: 'Put on hold' }).click();
  await expect(page.getByText('The part is on hold')).toBeVisible();
  await expect(page.getByText('Bore out of tolerance')).toBeVisible();
  await choose(page, 'Release the part');
  await sheet.getByLabel('Reason').fill('Measured again');
  await sheet.getByRole('button', { name: 'Release the part' }).click();
  await expect(page.getByText('The part is released')).toBeVisible();
  await expect(page.getByText('Bore out of tolerance')).toHaveCount(0);
});

test('accounting changes a standard cost; engineering cannot', async ({ as }) => {
  const engineer = await as('engineer');
  const partNumber = await newPart(engineer, 'C/(1).');
  const page = await as('accountant');
  await openPart(page, partNumber, 'details');
  await choose(page, 'Change standard cost');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(/New standard cost/).fill('12.345678');
  await sheet.getByLabel('Reason').fill('First calculation');
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Save standard cost' }).click();
  await expect(page.getByText('The standard cost is changed')).toBeVisible();
  await expect(page.getByText('12.345678')).toBeVisible();
  await openPart(engineer, partNumber);
  await engineer.getByRole('button', { name: 'More about this part' }).click();
  await expect(engineer.getByRole('button', { name: 'Put on hold' })).toBeVisible();
  await expect(engineer.getByRole('button', { name: 'Change standard cost' })).toHaveCount(0);
});

test('engineering sets the revision of a part, with a reason', async ({ as }) => {
  const page = await as('engineer');
  const partNumber = await newPart(page, 'R/(1).');
  await openPart(page, partNumber);
  await choose(page, 'Set revision');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('New revision').fill('not one');
  await sheet.getByLabel('Reason').fill('A new note on the drawing');
  await sheet.getByRole('button', { name: 'Set revision' }).click();
  await expect(sheet.getByText('Up to 10 capitals')).toBeVisible();
  await sheet.getByLabel('New revision').fill('k');
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Set revision' }).click();
  await expect(page.getByText('The revision is set')).toBeVisible();
  await choose(page, 'Set revision');
  await expect(sheet.getByText('Now revision K.')).toBeVisible();
});
