import type { Page } from '@playwright/test';
import { addBom, newPart, SHOWN_BOM } from '../support/engineering.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { CHANGING_PART } from '../support/parts.ts';
import { openScreen } from '../support/screens.ts';

const row = (page: Page, code: string) =>
  page.getByRole('treeitem').filter({ has: page.getByText(code, { exact: true }) });

test('a BOM is found while somebody types, and its tree opens level by level', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/engineering');
  await page.getByRole('link', { name: 'BOM', exact: true }).click();
  await page.getByRole('searchbox').fill('gbx-220-05');
  await page.getByRole('link', { name: SHOWN_BOM }).click();
  await expect(page.getByText('rolled-up cost per EA')).toBeVisible();
  await expect(page.getByText('ECN 2291: Rev E')).toBeVisible();
  await expect(row(page, 'SHF-4140-118')).toHaveCount(0);
  await page.getByRole('button', { name: 'Expand SHA-IN-220' }).click();
  await expect(row(page, 'SHF-4140-118')).toHaveAttribute('aria-level', '2');
  await expect(row(page, 'SHA-IN-220')).toHaveAttribute('aria-expanded', 'true');
  await expect(row(page, 'HSG-220-A')).toContainText('On hold');
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Collapse SHA-IN-220' }).click();
  await expect(row(page, 'SHF-4140-118')).toHaveCount(0);
  await row(page, 'HSG-220-A').getByRole('link').click();
  await expect(page).toHaveURL(/pnDetail\?partNumber=HSG-220-A/);
});

test('the keys walk through the tree, open, close and follow', async ({ as }) => {
  const page = await as('engineer');
  await page.goto(`/engineering/bom/detail?partNumber=${SHOWN_BOM}`);
  await row(page, 'HSG-220-A').focus();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'SHA-IN-220')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'SHF-4140-118')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'SHF-4140-118')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, 'SHA-IN-220')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, 'SHF-4140-118')).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(page.getByRole('treeitem').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/pnDetail/);
});

test('all levels open in one call, and only what is in view is drawn', async ({ as }) => {
  test.slow();
  const page = await as('engineer');
  // Seven levels of three: 3,279 rows from eight BOMs.
  const levels: string[] = [];
  for (let level = 0; level < 8; level += 1) levels.push(await newPart(page, `L${level}/(A).`));
  const leaves = [levels[7] ?? '', CHANGING_PART, SHOWN_BOM];
  await addBom(page, levels[6] ?? '', leaves);
  for (let level = 5; level >= 0; level -= 1) {
    const below = levels[level + 1] ?? '';
    expect((await addBom(page, levels[level] ?? '', [below, below, below])).success).toBe(true);
  }
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('?levels=') && asked.push(request.url()));
  await page.goto(`/engineering/bom/detail?${new URLSearchParams({ partNumber: levels[0] ?? '' })}`);
  await expect(page.getByRole('treeitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Open all levels' }).click();
  await expect(page.getByRole('treeitem', { level: 7 }).first()).toBeVisible();
  expect(asked.map((url) => new URL(url).searchParams.get('levels'))).toEqual(['1', '20']);
  expect(await page.getByRole('treeitem').count()).toBeLessThan(60);
  expect(await overflow(page)).toEqual([]);
  await page.getByRole('treeitem').first().focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('treeitem').last()).toBeFocused();
  await expect(page.getByRole('treeitem').last()).toBeInViewport();
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(page.getByRole('treeitem')).toHaveCount(3);
});

test('a level that cannot be read says so and can be tried again', async ({ as }) => {
  const page = await as('engineer');
  let broken = true;
  await page.route('**/app/boms/SHA-IN-220*', (route) => (broken ? route.abort() : route.continue()));
  await page.goto(`/engineering/bom/detail?partNumber=${SHOWN_BOM}`);
  await page.getByRole('button', { name: 'Expand SHA-IN-220' }).click();
  await expect(page.getByText('The rest could not be loaded.')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'SHF-4140-118')).toBeVisible();
});

test('a part without a BOM says so and offers to add one; a part that is none says that', async ({ as }) => {
  const page = await as('engineer');
  await page.goto(`/engineering/bom/detail?${new URLSearchParams({ partNumber: CHANGING_PART })}`);
  await expect(page.getByRole('heading', { name: `${CHANGING_PART} has no BOM` })).toBeVisible();
  await page.getByRole('button', { name: 'Add BOM' }).click();
  await expect(page.locator('[name=partNumber]')).toHaveValue(CHANGING_PART);
  await openScreen(page, '/engineering/bom/detail?partNumber=NOT-THERE-1');
  await expect(page.getByRole('heading', { name: 'Part NOT-THERE-1 does not exist' })).toBeVisible();
});

test('levels, shortages and a search narrow a BOM, each found row below the rows that lead to it', async ({ as }) => {
  const page = await as('engineer');
  const top = await newPart(page, 'TOP-');
  await addBom(page, top, [SHOWN_BOM]);
  await page.goto(`/engineering/bom/detail?${new URLSearchParams({ partNumber: top })}`);
  await expect(page.getByText('1 item · 3 levels · 14 parts in all')).toBeVisible();
  const chip = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await chip('Level 2').click();
  await expect(row(page, 'HSG-220-A')).toHaveAttribute('aria-level', '2');
  await expect(row(page, 'SHF-4140-118')).toHaveCount(0);
  await page.getByRole('button', { name: 'Expand SHA-IN-220' }).click();
  await expect(row(page, 'SHF-4140-118')).toHaveAttribute('aria-level', '3');
  await chip('All levels').click();
  await expect(row(page, 'SHF-4140-118')).toHaveAttribute('aria-level', '3');
  await chip('Level 1').click();
  await expect(row(page, 'HSG-220-A')).toHaveCount(0);

  await chip(/^Short \d+$/).click();
  await expect(page.getByText(/rows? fits?$/).first()).toBeVisible();
  await expect(row(page, 'BRG-6204-2RS').first()).toContainText('Short');
  await expect(row(page, 'SHA-IN-220')).toBeVisible();
  await expect(row(page, 'KEY-8X7X40')).toHaveCount(0);
  expect([...(await overflow(page)), ...(await axeFindings(page))]).toEqual([]);
  await chip(/^Short \d+$/).click();
  await expect(chip('Level 1')).toHaveAttribute('aria-pressed', 'true');

  await chip('Search in this BOM').click();
  await page.getByRole('searchbox').fill('parallel key');
  await expect(row(page, 'KEY-8X7X40').first()).toBeVisible();
  await expect(row(page, 'HSG-220-A')).toHaveCount(0);
  await page.getByRole('searchbox').fill('no such part');
  await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible();
  await chip('Search in this BOM').click();
  await expect(row(page, SHOWN_BOM)).toHaveAttribute('aria-expanded', 'false');
});

test('levels, shortages and a search are there again after Back from a component', async ({ as }) => {
  const page = await as('engineer');
  await page.goto(`/engineering/bom/detail?partNumber=${SHOWN_BOM}`);
  const chip = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await chip('All levels').click();
  await chip(/^Short \d+$/).click();
  await chip('Search in this BOM').click();
  // With a pause after the first word, in which it is passed on: the space after it stays.
  await page.getByRole('searchbox').pressSequentially('ball ');
  await expect(page).toHaveURL(/q=ball/);
  await page.getByRole('searchbox').pressSequentially('bearing');
  await expect(page).toHaveURL(/q=ball.+bearing/);
  await row(page, 'BRG-6204-2RS').first().getByRole('link').click();
  await expect(page).toHaveURL(/pnDetail/);

  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('ball bearing');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  await expect(chip(/^Short \d+$/)).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page, 'BRG-6204-2RS').first()).toBeVisible();
  await expect(row(page, 'HSG-220-A')).toHaveCount(0);
  await chip('Search in this BOM').click();
  await chip(/^Short \d+$/).click();
  await expect(chip('All levels')).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page, 'SHF-4140-118')).toBeVisible();
});

test('a filter whose levels cannot be read says so and can be tried again', async ({ as }) => {
  const page = await as('engineer');
  let broken = true;
  await page.route('**/app/boms/*levels=20*', (route) => (broken ? route.abort() : route.continue()));
  await page.goto(`/engineering/bom/detail?partNumber=${SHOWN_BOM}`);
  await page.getByRole('button', { name: 'All levels', exact: true }).click();
  await expect(page.getByText('Server connection failed')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'SHF-4140-118')).toBeVisible();
});

test('no two buttons of the bar have the same icon', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/engineering/bom/detail?partNumber=GBX-220-05');
  await expect(page.getByRole('button', { name: 'More about this part' })).toBeVisible();
  const icons = await page
    .getByRole('banner')
    .locator('svg')
    .evaluateAll((drawn) => drawn.map((icon) => icon.innerHTML));
  expect(new Set(icons).size).toBe(icons.length);
});

test('the operations of the revision are behind one row', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/engineering/bom/detail?partNumber=GBX-220-05');
  await page.getByRole('button', { name: /^3 operations/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Routing' });
  await expect(sheet.getByText('20 Paint')).toBeVisible();
  await expect(sheet.getByText('Set-up 10 min · 2 min each')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
});
