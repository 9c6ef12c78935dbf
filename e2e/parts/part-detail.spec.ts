import { SHOWN_BOM } from '../support/engineering.ts';
import { expect, test } from '../support/gemba.ts';
import { wrongInLightAndDark } from '../support/looks.ts';
import { addPart, figuresIn, newNumber, SHOWN_PART } from '../support/parts.ts';
import { openScreen } from '../support/screens.ts';

const part = `/pnDetail?partNumber=${SHOWN_PART}`;

test('every quantity opens into rows that add up to it, and one of nothing says so', async ({ as }) => {
  const page = await as('admin');
  for (const [name, title] of [
    ['On hand', 'On hand'],
    ['In QA', 'In QA'],
    ['Demand', 'On demand'],
    ['On order', 'On order'],
    ['Work in process', 'Work in process'],
    ['Stock in transit', 'Stock in transit'],
    ['Transfer order', 'Transfer order'],
  ] as const) {
    await openScreen(page, part);
    const link = page.getByRole('link', { name: new RegExp(`^[\\d,]+ ${name}$`) });
    const shown = (await link.innerText()).split(/\s/)[0] ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('list', { name: title })).toBeVisible();
    await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
    const figures = await figuresIn(page, title);
    expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(Number(shown.replaceAll(',', '')));
    await page.getByRole('list', { name: title }).getByRole('link').first().click();
    await expect(page).toHaveURL(/(inventory\/detail|soDetail|woDetail|poDetail|proformaReceiver\/detail)\?/);
  }
  await openScreen(page, part);
  await page.getByRole('link', { name: '0 Shipment in process' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is picked for shipping' })).toBeVisible();
});

test('the first day of shortage is said in words, and the line is a table for whoever does not see it', async ({
  as,
}) => {
  const page = await as('engineer');
  await page.goto(part);
  await expect(page.getByText('Short 620 now')).toBeVisible();
  await page.getByRole('tab', { name: 'Supply and demand' }).click();
  await expect(page).toHaveURL(/tab=plan/);
  await expect(page.getByRole('alert')).toContainText(/Short from \w+ \d+ on/);
  await expect(page.getByRole('alert')).toContainText(/That day [\d,]+ EA will be missing/);
  const table = page.getByRole('table', { name: 'Supply and demand' });
  expect(await table.getByRole('row').count()).toBeGreaterThan(2);
  const chart = page.getByRole('group', { name: 'Supply and demand' });
  await chart.focus();
  await chart.press('End');
  await expect(page.getByRole('status').filter({ hasText: 'EA' })).toBeAttached();
});

test('every field of the part is there, folded in groups', async ({ as }) => {
  const page = await as('engineer');
  await page.goto(`${part}&tab=details`);
  await expect(page.getByText('Average cost')).toBeVisible();
  await expect(page.getByText('HS code')).toBeHidden();
  await page.getByText('Classes and codes').click();
  await expect(page.getByText('HS code')).toBeVisible();
});

test('prices of vendors, and where the part goes, level by level', async ({ as }) => {
  const page = await as('admin');
  await page.goto(`${part}&tab=prices`);
  await expect(page.getByRole('link', { name: /Kestrel Bearings/ }).first()).toContainText('Valid today');
  await page.getByRole('tab', { name: 'Where used' }).click();
  const toggle = page.getByRole('button', { name: /^Expand/ }).first();
  await toggle.click();
  await expect(page.getByText('Level 2').first()).toBeAttached();
});

test('log, documents and labels are one tap away, for those who may see them', async ({ as }) => {
  const page = await as('engineer');
  await page.goto(part);
  const ways = page.getByRole('list', { name: 'More about this part' });
  await expect(ways.getByRole('link')).toHaveText(['Inventory log', /^Documents/, 'Print labels']);
  await ways.getByRole('link', { name: 'Inventory log' }).click();
  await expect(page).toHaveURL(new RegExp(`/inventory/log\\?partNumber=${SHOWN_PART}`));
  const operator = await as('operator');
  await operator.goto(part);
  await expect(operator.getByRole('list', { name: 'More about this part' })).toBeVisible();
  await expect(operator.getByRole('link', { name: 'Inventory log' })).toHaveCount(0);
});

test('a number with slash, dot and parentheses goes through every screen', async ({ as }) => {
  test.slow();
  const page = await as('admin');
  await page.goto('/pnList');
  const odd = newNumber('W.0/(A)-');
  await addPart(page, { partNumber: odd, description: 'Odd number' });
  await page.getByLabel('Part # or description').fill(odd);
  await page.getByRole('link', { name: /Odd number/ }).click();
  await expect(page.getByRole('heading', { name: odd })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: odd })).toBeVisible();
  for (const [link, empty] of [
    ['On hand', 'Nothing is on hand'],
    ['Demand', 'Nobody needs it now'],
    ['On order', 'Nothing is on order'],
    ['Stock in transit', 'Nothing is on the way'],
  ] as const) {
    await page.getByRole('link', { name: `0 ${link}` }).click();
    await expect(page.getByRole('heading', { name: empty })).toBeVisible();
    await expect(page.getByRole('link', { name: odd })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { name: odd })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Inventory log' }).click();
  await expect(page.getByText(odd)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing has moved' })).toBeVisible();
});

test('no such part, no part named: both say so and lead on', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/pnDetail?partNumber=NO-SUCH-PART');
  await expect(page.getByRole('heading', { name: 'Part NO-SUCH-PART does not exist' })).toBeVisible();
  await openScreen(page, '/partOnHand?partNumber=a b');
  await expect(page.getByRole('heading', { name: 'Part A B does not exist' })).toBeVisible();
  await openScreen(page, '/pnDetail');
  await expect(page.getByRole('heading', { name: 'No part is chosen' })).toBeVisible();
  await page.getByRole('button', { name: 'Find a part' }).click();
  await expect(page).toHaveURL(/\/pnList/);
});

test('every tab of a part reads well and fits, in light and dark', async ({ as }) => {
  test.slow();
  const page = await as('admin', { stored: { theme: 'light', language: 'es-ES' } });
  await page.goto(part);
  await page.getByRole('tab').first().waitFor();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(page.getByRole('tabpanel')).not.toBeEmpty();
    await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(0);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    expect(await wrongInLightAndDark(page), await tab.innerText()).toEqual([]);
  }
});

test('whether a part has a bill of materials is said in those words, and what uses it says its open changes', async ({
  as,
}) => {
  const page = await as('engineer');
  await page.goto(`/pnDetail?partNumber=${SHOWN_BOM}&tab=details`);
  await expect(page.getByText('Has a bill of materials')).toBeAttached();
  await openScreen(page, `/engineering/bom/detail?partNumber=${SHOWN_BOM}`);
  const first = page.getByRole('treeitem').first().getByRole('link').first();
  await openScreen(page, `${await first.getAttribute('href')}&tab=whereUsed`);
  await expect(page.getByRole('listitem').filter({ hasText: SHOWN_BOM }).first()).toContainText(/ECN \S+: Rev /);
});

test('an address that cannot be read opens the app, which says that there is no such part', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/pnDetail?partNumber=%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part');
  await expect(page.getByRole('heading', { name: /does not exist/ })).toBeVisible();
});
