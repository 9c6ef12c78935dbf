import { newPart } from '../support/engineering.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { SHOWN_PART } from '../support/parts.ts';
import { said } from '../support/said.ts';

test('engineering changes the fields of a part; the draft survives a reload', async ({ as }) => {
  const page = await as('engineer');
  const partNumber = await newPart(page, 'C/(1).');
  await page.goto(`/pnDetail?${new URLSearchParams({ partNumber })}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Change fields' }).click();
  await expect(page.locator('input[name=description]')).toHaveValue(`Story ${partNumber}`);
  await page.locator('input[name=description]').fill(`Hexagon ${partNumber}`);
  await page.getByText('Weight and size').click();
  await page.locator('[name=weight]').fill('heavy');
  await page.getByRole('button', { name: 'Save' }).click();
  await said(page, 'Say why. The reason is kept.');
  await page.locator('[name=weight]').fill('2.5');
  await page.getByLabel('Reason').fill('Weighed again');
  await page.reload();
  await expect(page.locator('input[name=description]')).toHaveValue(`Hexagon ${partNumber}`);
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Part ${partNumber} is changed`)).toBeVisible();
  await expect(page).toHaveURL(/pnDetail/);
  await expect(page.getByText(`Hexagon ${partNumber}`).first()).toBeVisible();
});

test('a part whose goods have moved keeps its unit, and says why', async ({ as }) => {
  const page = await as('engineer');
  await page.goto(`/pnChange?${new URLSearchParams({ partNumber: SHOWN_PART })}`);
  await expect(page.getByText('Goods of this part have moved')).toBeVisible();
  await expect(page.locator('[name=uom]')).toBeHidden();
  await expect(page.locator('input[name=description]')).toBeVisible();
});

test('somebody without the role is offered nothing to change', async ({ as }) => {
  const page = await as('quality');
  await page.goto(`/pnDetail?${new URLSearchParams({ partNumber: SHOWN_PART })}`);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('link', { name: 'Change fields' })).toBeHidden();
});
