import { expect, signIn, test } from '../support/gemba.ts';
import { axeFindings } from '../support/looks.ts';
import { addPart, CHANGING_PART, newNumber } from '../support/parts.ts';
import { openScreen } from '../support/screens.ts';

const FIELD = 'Part # or description';

test('parts are found while somebody types, by number and by description', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/pnList');
  await expect(page.getByText('Please Input The Part #')).toBeVisible();
  await page.getByLabel(FIELD).fill('brg-6204');
  await expect(page.getByRole('link', { name: /BRG-6204-2RS/ })).toContainText('on hand');
  await expect(page).toHaveURL(/q=brg-6204/);
  await page.getByLabel(FIELD).fill('oil seal 45');
  await expect(page.getByRole('link', { name: /SEL-45/ }).first()).toContainText('Oil seal 45');
  await page.getByRole('button', { name: 'Made', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No part “oil seal 45”' })).toBeVisible();
  await page.getByRole('button', { name: 'Search all types' }).click();
  await expect(page.getByRole('link', { name: /SEL-45/ }).first()).toBeVisible();
});

test('the part of exactly that number comes first, and Enter opens it', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/pnList');
  const exact = newNumber('ZZ-');
  await addPart(page, { partNumber: exact, description: 'The one that is meant' });
  await addPart(page, { partNumber: `AA-${exact}`, description: `Fits ${exact}` });
  await page.getByLabel(FIELD).fill(exact.toLowerCase());
  const found = page.getByRole('list', { name: 'Parts' }).getByRole('listitem');
  await expect(found).toHaveCount(2);
  await expect(found.first()).toContainText('The one that is meant');
  await page.getByLabel(FIELD).press('Enter');
  await expect(page.getByRole('heading', { name: exact })).toBeVisible();
});

test('a new keystroke gives up the search before', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/pnList');
  await page.route(/\/app\/parts\?.*q=BRG(&|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest(/\/app\/parts\?.*q=BRG(&|$)/);
  const givenUp = page.waitForEvent('requestfailed', (request) => /q=BRG(&|$)/.test(request.url()));
  await page.getByLabel(FIELD).fill('BRG');
  await asked;
  await page.getByLabel(FIELD).fill('BRG-6204');
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page.getByRole('link', { name: /BRG-6204-2RS/ })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the last searches wait on this device and are gone after a log-out', async ({ page }) => {
  await signIn(page, 'operator');
  await openScreen(page, '/pnList');
  await page.getByLabel(FIELD).fill('BRG-6204');
  await page.getByRole('link', { name: /BRG-6204-2RS/ }).click();
  await expect(page.getByRole('heading', { name: 'BRG-6204-2RS' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel(FIELD)).toHaveValue('BRG-6204');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('list', { name: 'Recent searches' }).getByRole('button', { name: 'BRG-6204' }).click();
  await expect(page.getByRole('link', { name: /BRG-6204-2RS/ })).toBeVisible();
  await openScreen(page, '/setting');
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('BRG');
});

test('a letter that was read for a digit is put right', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/pnList?q=brg-62o4-2rs');
  await expect(page.getByRole('heading', { name: 'No part “brg-62o4-2rs”' })).toBeVisible();
  await page.getByRole('link', { name: /BRG-6204-2RS/ }).click();
  await expect(page).toHaveURL(/partNumber=BRG-6204-2RS/);
});

test('a list goes on where the page ends', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/pnList?q=BRG');
  const found = page.getByRole('list', { name: 'Parts' }).getByRole('listitem');
  await expect(found.first()).toBeVisible();
  const before = await found.count();
  await page.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
  await expect.poll(() => found.count()).toBeGreaterThan(before);
});

test('a part under an open change says so wherever it is shown', async ({ as }) => {
  const page = await as('engineer');
  await page.goto(`/pnList?q=${encodeURIComponent(CHANGING_PART)}`);
  await expect(page.getByRole('link', { name: new RegExp(CHANGING_PART) }).first()).toContainText('ECN 2288: Rev B');
  await openScreen(page, `/inventory/list?by=part&q=${encodeURIComponent(CHANGING_PART)}`);
  await expect(page.getByText('ECN 2288: Rev B')).toBeVisible();
  await openScreen(page, `/inventory/log?partNumber=${encodeURIComponent(CHANGING_PART)}`);
  await expect(page.getByText('ECN 2288: Rev B').first()).toBeVisible();
  await openScreen(page, `/pnDetail?partNumber=${encodeURIComponent(CHANGING_PART)}`);
  await expect(page.getByText('ECN 2288 is open')).toBeVisible();
  await expect(page.getByText(/Revision B is coming, due/)).toBeVisible();
  await page.getByRole('link', { name: 'See the change' }).click();
  await expect(page).toHaveURL(/\/engineering\/ecn\/detail\?ecnNumber=2288/);
});

test('a search that fails says why and is tried again', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/pnList');
  await page.route('**/app/parts?*', (route) => route.abort());
  await page.getByLabel(FIELD).fill('BRG');
  await expect(page.getByRole('alert')).toContainText('Server connection failed');
  await page.unroute('**/app/parts?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /BRG-/ }).first()).toBeVisible();
});

test('without a network a search says so, and is made when the network is back', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/pnList');
  await expect(page.getByText('Please Input The Part #')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByLabel(FIELD).fill('SEL-45');
  await expect(page.getByText('No network').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('link', { name: /SEL-45/ }).first()).toBeVisible();
});

test('in a wide window the chosen part stands beside the list, and its tabs in the address', async ({ as }) => {
  const page = await as('engineer', { viewport: { width: 1280, height: 800 } });
  await page.goto('/pnList?q=BRG-6204');
  await expect(page.getByRole('heading', { name: 'Choose a part' })).toBeVisible();
  await page.getByRole('link', { name: /BRG-6204-2RS/ }).click();
  const beside = page.getByRole('region', { name: 'BRG-6204-2RS' });
  await beside.getByRole('tab', { name: 'Supply and demand' }).click();
  await expect(page).toHaveURL(/q=BRG-6204&partNumber=BRG-6204-2RS&tab=plan/);
  await expect(page.locator('a[aria-current]').filter({ hasText: 'BRG-6204-2RS' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
