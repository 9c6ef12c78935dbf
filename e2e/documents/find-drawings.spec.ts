import { newPart } from '../support/engineering.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';

test('a drawing is found without a number at hand: in the list of what has drawings, or by its title', async ({
  as,
}) => {
  const page = await as('engineer');
  await page.goto('/drawing/list');
  const list = page.getByRole('list', { name: 'Drawings' });
  await expect(list.getByRole('link', { name: /HSG-220-A/ })).toContainText('2 drawings');
  // It has a specification, but no drawing.
  await expect(list.getByRole('link', { name: /BRG-6204-2RS/ })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await page.getByRole('searchbox').fill('bearing seats');
  await expect(list.getByRole('link')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('bearing seats');
  await list.getByRole('link', { name: /HSG-220-A/ }).click();
  await expect(page.getByRole('link', { name: /Gearbox housing, machining/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('bearing seats');
});

test('a part without a drawing is found among the parts', async ({ as }) => {
  const page = await as('engineer');
  const partNumber = await newPart(page, 'F/(1).');
  await page.goto('/drawing/list');
  await page.getByRole('searchbox').fill(partNumber);
  await expect(page.getByRole('heading', { name: `No drawing matches “${partNumber}”` })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Find the part' }).click();
  await expect(page).toHaveURL(/\/pn(List|Detail)\?/);
  await expect(page.getByText(`Story ${partNumber}`).first()).toBeVisible();
});

test('documents of any type are listed alike', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/document/list');
  const list = page.getByRole('list', { name: 'Documents' });
  await expect(list.getByRole('link', { name: /BRG-6204-2RS/ })).toContainText('2 documents');
  await page.getByRole('searchbox').fill('轴承');
  await expect(list.getByRole('link', { name: /BRG-6204-2RS/ })).toBeVisible();
});
