import type { Page } from '@playwright/test';
import { addBom, newPart, SHOWN_BOM } from '../support/engineering.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { addPart, newNumber, SHOWN_PART } from '../support/parts.ts';
import { said } from '../support/said.ts';
import { openScreen } from '../support/screens.ts';

const add = (page: Page) => page.locator('button[type=submit]');
const item = (page: Page, nth: number) => page.locator('form section').nth(nth);
const open = async (page: Page, partNumber: string) =>
  page.goto(`/engineering/bom/add?${new URLSearchParams({ partNumber })}`);

test('every refusal of a new BOM stands at its field', async ({ as }) => {
  const page = await as('engineer');
  const [top, below] = [await newPart(page, 'T/(1).'), await newPart(page, 'B/(1).')];
  await addBom(page, below, [top]);
  await open(page, '');
  await add(page).click();
  await said(page, 'Please Input The Part #');
  await page.locator('[name=partNumber]').fill(SHOWN_BOM);
  await page.locator('[name=revision]').focus();
  await said(page, `Part ${SHOWN_BOM} already has a BOM.`);
  await page.locator('[name=partNumber]').fill(top);
  await page.locator('[name=revision]').fill('Q');
  await page.getByRole('button', { name: 'Add item' }).click();
  await item(page, 0).locator('[name=component]').fill(SHOWN_PART);
  await add(page).click();
  await said(page, `Part ${top} has no revision Q.`);
  await page.getByRole('button', { name: 'Remove Item 1' }).click();
  await page.locator('[name=revision]').fill('A');
  await add(page).click();
  await said(page, 'A BOM needs at least one item.');
  await page.getByRole('button', { name: 'Add item' }).click();
  await item(page, 0).locator('[name=component]').fill('AB');
  await add(page).click();
  await said(page, '3 to 20 characters');
  await expect(item(page, 0).locator('[name=component]')).toBeFocused();
  await item(page, 0).locator('[name=component]').fill('NOT-THERE-1');
  await add(page).click();
  await said(page, 'Part NOT-THERE-1 does not exist.');
  await item(page, 0).locator('[name=component]').fill(below);
  await add(page).click();
  await said(page, `Part ${top} would contain itself: ${top} → ${below} → ${top}.`);
  await expect(item(page, 0).locator('[name=component]')).toBeFocused();
  await item(page, 0).locator('[name=component]').fill(SHOWN_PART);
  await page.getByRole('button', { name: 'Add item' }).click();
  await item(page, 1).locator('[name=component]').fill(SHOWN_PART);
  await item(page, 1).locator('[name=itemNumber]').fill('1');
  await add(page).click();
  await said(page, 'Item 1 is in the BOM twice.');
  await expect(item(page, 1).locator('[name=itemNumber]')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await page.locator('[name=partNumber]').fill(SHOWN_BOM);
  await item(page, 1).locator('[name=itemNumber]').fill('2');
  await add(page).click();
  await said(page, `Part ${SHOWN_BOM} already has a BOM.`);
  await expect(page.locator('[name=partNumber]')).toBeFocused();
});

test('a BOM is added once with quantities from the pad, and a reload keeps what was typed', async ({ as }) => {
  const page = await as('engineer');
  const top = await newPart(page, 'N/(2).');
  await open(page, top);
  await page.getByRole('button', { name: 'Add item' }).click();
  await item(page, 0).getByRole('button', { name: 'Component: find a part' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill(SHOWN_PART);
  await page.getByRole('dialog').getByRole('button', { name: SHOWN_PART }).first().click();
  await expect(item(page, 0).locator('[name=component]')).toHaveValue(SHOWN_PART);
  await item(page, 0)
    .getByRole('button', { name: /open number pad/ })
    .click();
  for (const key of ['2', 'Decimal point', '5'])
    await page.getByRole('dialog').getByRole('button', { name: key, exact: true }).click();
  await page.getByRole('button', { name: 'Set 2.5' }).click();
  await item(page, 0).getByRole('radio', { name: 'MAKE' }).click();
  await page.reload();
  await expect(page.getByText('What you had typed is still here')).toBeVisible();
  await expect(item(page, 0).locator('[name=component]')).toHaveValue(SHOWN_PART);
  await page.getByRole('button', { name: 'Add BOM with 1 item' }).click();
  await expect(page).toHaveURL(/bom\/detail/);
  await expect(page.getByRole('treeitem')).toContainText(`${SHOWN_PART}MAKE`);
  await expect(page.getByRole('treeitem')).toContainText('× 2.5 EA');
});

test('a made part without a BOM leads to a new one, and afterwards to its BOM', async ({ as }) => {
  const page = await as('engineer');
  const [made, bought] = [newNumber('M/(3).'), await newPart(page, 'P/(3).')];
  await addPart(page, { partNumber: made, description: `Story ${made}`, partType: 'MAKE' });
  const more = page.getByRole('list', { name: 'More' });
  const openPart = async (partNumber: string) => {
    await openScreen(page, `/pnDetail?${new URLSearchParams({ partNumber })}`);
    await more.waitFor();
  };
  await openPart(bought);
  await expect(more.getByRole('link', { name: 'Add BOM' })).toHaveCount(0);
  await openPart(made);
  expect(await axeFindings(page)).toEqual([]);
  await more.getByRole('link', { name: 'Add BOM' }).click();
  await expect(page.locator('[name=partNumber]')).toHaveValue(made);
  await page.getByRole('button', { name: 'Add item' }).click();
  await item(page, 0).locator('[name=component]').fill(bought);
  await page.getByRole('button', { name: 'Add BOM with 1 item' }).click();
  await page.waitForURL(/\/engineering\/bom\/detail/);
  await openPart(made);
  await expect(more.getByRole('link', { name: 'Add BOM' })).toHaveCount(0);
  await expect(more.getByRole('link', { name: 'Bill of materials' })).toBeVisible();
});
