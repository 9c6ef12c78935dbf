import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { newNumber, SHOWN_PART } from '../support/parts.ts';

test('each rule of a new part is said at its field before anything is sent', async ({ as }) => {
  const page = await as('engineer');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/app/parts')) sent += 1;
  });
  await page.goto('/pnAdd');
  const number = page.locator('[name=partNumber]');
  const add = page.locator('button[type=submit]');
  const said = (words: string | RegExp) => expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await add.click();
  await said('Please Input The Part #');
  await said('Say in a few words what it is.');
  await expect(number).toBeFocused();
  await expect(page.getByText('2 fields to fix')).toBeVisible();
  for (const [typed, words] of [
    ['ab', 'Invalid part number. Use 3 to 20 characters'],
    ['BRG 6204', 'Invalid part number. Use 3 to 20 characters'],
    ['na', 'NA stands for items without a stocked part'],
    [SHOWN_PART, `Part ${SHOWN_PART} already exists.`],
  ] as const) {
    await number.fill(typed);
    await said(words);
  }
  await number.fill(newNumber('NEW-'));
  await page.locator('input[name=description]').fill('A new part');
  await page.getByText('Stock and supply').click();
  await page.locator('[name=minQty]').fill('10');
  await page.locator('[name=maxQty]').fill('9.5');
  await said('The minimum is above the maximum.');
  await page.locator('[name=maxQty]').fill('1e3');
  await said('A plain number, zero or more, with at most 4 decimals.');
  await page.locator('[name=maxQty]').fill('20');
  await page.locator('[name=buyerCode]').fill('NOBODY');
  await said('NOBODY does not exist.');
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await page.locator('[name=buyerCode]').fill('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sent).toBe(0);
});

test('what only the server can know is said at its field too, and what was typed stays', async ({ as }) => {
  const page = await as('engineer');
  await page.route(`**/app/parts/${SHOWN_PART}`, (route) => route.abort());
  await page.goto('/pnAdd');
  await page.locator('[name=partNumber]').fill(SHOWN_PART);
  await page.locator('input[name=description]').fill('Again');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert').filter({ hasText: `Part ${SHOWN_PART} already exists.` })).toBeVisible();
  await expect(page.locator('[name=partNumber]')).toBeFocused();
  await expect(page.locator('input[name=description]')).toHaveValue('Again');
});

test('a part is added once, and what was typed survives a reload until then', async ({ as }) => {
  const page = await as('engineer');
  const number = newNumber('P/1(B).');
  await page.goto('/pnAdd');
  await page.locator('[name=partNumber]').fill(number.toLowerCase());
  await page.locator('input[name=description]').fill('Bracket, welded');
  await page.locator('[name=partType]').selectOption('MAKE');
  await page.getByText('Stock and supply').click();
  await page.locator('[name=defaultLocation]').fill('A-03-2');
  await expect(page.locator('span', { hasText: 'A · 3 · 2' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('What you had typed is still here')).toBeVisible();
  await expect(page.locator('[name=partNumber]')).toHaveValue(number);
  await page.getByRole('button', { name: `Add ${number}` }).click();
  await expect(page).toHaveURL(/\/pnDetail/);
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await expect(page.getByText('Made', { exact: false }).first()).toBeVisible();
  await page.goto('/pnAdd');
  await expect(page.locator('[name=partNumber]')).toHaveValue('');
});

test('whoever may not add parts is not offered it', async ({ as }) => {
  const page = await as('operator');
  await page.goto('/pnList');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parts');
  await expect(page.getByRole('button', { name: 'Add part' })).toHaveCount(0);
  await page.goto('/pnAdd');
  await expect(page.getByText('Limited permissions')).toBeVisible();
  await expect(page).not.toHaveURL(/pnAdd/);
});
