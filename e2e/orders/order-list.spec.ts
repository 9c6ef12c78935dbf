import { expect, test } from '../support/gemba.ts';
import { chip, list, openFilters, rowsOf } from '../support/orders.ts';

test('filters live in the address: a reload and a colleague keep them, Back takes the last one off', async ({ as }) => {
  const page = await as('buyer');
  await page.goto('/orderList');
  await expect(chip(page, 'Open')).toHaveAttribute('aria-pressed', 'true');
  await chip(page, 'All').click();
  await expect(page).toHaveURL(/status=all/);
  await page.getByRole('searchbox').fill('bright');
  await expect(page).toHaveURL(/q=bright/);
  await expect(list(page).getByRole('link').first()).toContainText('Brightwater Castings');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('bright');
  await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(list(page).getByRole('link').first()).toContainText('Brightwater Castings');
  await page.goBack();
  await expect(chip(page, 'Open')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('the list goes on by itself, each order once, and its totals say how many there are', async ({ as }) => {
  const page = await as('buyer');
  await page.goto('/orderList?status=all');
  await expect(page.getByText(/^\d+ orders$/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'orders' })).toContainText('$');
  const links = list(page).getByRole('link');
  await expect(links).toHaveCount(20);
  for (const count of [40, 60]) {
    await links.last().scrollIntoViewIfNeeded();
    await expect.poll(() => links.count()).toBeGreaterThanOrEqual(count);
  }
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('whoever does not scroll asks for more with a button', async ({ as }) => {
  const page = await as('buyer');
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  await page.goto('/orderList?status=all');
  const more = page.getByRole('button', { name: 'Show more' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('link')).toHaveCount(40);
});

test('a period, a vendor and a buyer narrow the list, and each is taken off with one tap', async ({ as }) => {
  const page = await as('buyer');
  await page.goto('/orderList?status=all');
  await openFilters(page);
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByLabel('From').fill('2026-06-30');
  await sheet.getByLabel('To').fill('2026-06-01');
  await sheet.getByRole('button', { name: 'Show orders' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('It lies before the first day.');
  await sheet.getByRole('button', { name: 'Fiscal year' }).click();
  await sheet.getByLabel('Vendor').fill('bright');
  await sheet
    .getByRole('list', { name: 'Suggestions' })
    .getByRole('button', { name: /Brightwater Castings/ })
    .click();
  await expect(sheet.getByLabel('Vendor')).toHaveValue('BRW-114');
  await sheet.getByRole('link', { name: /Buyer/ }).click();
  await expect(page).toHaveURL(/\/buyerSearch/);
  await page.getByRole('link', { name: /Dan Okafor/ }).click();
  await expect(page).toHaveURL(/period=fiscalYear/);
  await expect(page).toHaveURL(/vendorId=BRW-114/);
  await expect(page).toHaveURL(/buyerCode=DO/);
  for (const line of await list(page).getByRole('link').all()) {
    await expect(line).toContainText('Brightwater Castings');
    await expect(line).toContainText('Dan Okafor');
  }
  await expect(page.getByRole('button', { name: 'Filter, 3 on' })).toBeVisible();
  await page.getByRole('button', { name: 'Vendor: BRW-114' }).click();
  await expect(page).not.toHaveURL(/vendorId/);
});

test('a filter is kept under a name, picked on another visit, thrown away and had back', async ({ as }) => {
  const page = await as('buyer');
  const name = `Castings ${Date.now()}`;
  await page.goto('/orderList?kind=po&status=all&vendorId=BRW-114');
  await page.getByRole('button', { name: 'Saved filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Saved filters' });
  await sheet.getByRole('button', { name: 'Save filter' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Give it a name first.');
  await sheet.getByLabel('Name of the present filter').fill(name);
  await sheet.getByRole('button', { name: 'Save filter' }).click();
  await expect(sheet.getByRole('button', { name, exact: true })).toBeVisible();

  await page.goto('/orderList');
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await sheet.getByRole('button', { name, exact: true }).click();
  await expect(page).toHaveURL(/vendorId=BRW-114/);
  await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Saved filters' }).click();
  await sheet.getByRole('button', { name: `Delete “${name}”` }).click();
  await expect(sheet.getByText(`“${name}” was deleted`)).toBeVisible();
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await sheet.getByRole('button', { name: `Delete “${name}”` }).click();
  await expect(sheet.getByText(`“${name}” was deleted`)).toBeVisible();
  await expect(sheet.getByRole('button', { name, exact: true })).toHaveCount(0);
});

test('a list without rows says why and has a way out', async ({ as }) => {
  const page = await as('buyer');
  await page.goto('/orderList?q=zzzz');
  await expect(page.getByText('Nothing matches “zzzz”')).toBeVisible();
  await page.getByRole('button', { name: 'Look in every state' }).click();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(list(page).getByRole('link').first()).toBeVisible();
});

test('the number of an order of another kind is looked for everywhere with one tap', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/orderList?kind=so&q=48205');
  await page.getByRole('button', { name: 'Look everywhere for “48205”' }).click();
  await expect(page).toHaveURL(/\/search\?q=48205$/);
  await expect(page.getByRole('heading', { name: 'PO 48205' })).toBeVisible();
});

test('a list that cannot be read says so and is tried again', async ({ as }) => {
  const page = await as('buyer');
  await page.route('**/app/purchaseOrders?*', (route) => route.abort());
  await page.goto('/orderList');
  await expect(page.getByRole('alert')).toContainText('Server connection failed');
  await page.unroute('**/app/purchaseOrders?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(list(page).getByRole('link').first()).toBeVisible();
});

test('the next page that did not come is asked for again', async ({ as }) => {
  const page = await as('buyer');
  await page.route('**/app/purchaseOrders?*cursor=*', (route) => route.abort());
  await page.goto('/orderList?status=all');
  await list(page).getByRole('link').last().scrollIntoViewIfNeeded();
  await expect(page.getByText('The rest could not be loaded.')).toBeVisible();
  await expect(list(page).getByRole('link')).toHaveCount(20);
  await page.unroute('**/app/purchaseOrders?*cursor=*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => list(page).getByRole('link').count()).toBeGreaterThan(39);
});

test('beyond a thousand orders the sums are said to be those of the newest', async ({ as }) => {
  const page = await as('buyer');
  await page.route('**/purchaseOrders/totals?**', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: { ...answer.data, count: 1000, more: true } } });
  });
  await page.goto('/orderList?status=all');
  await expect(page.getByRole('status').filter({ hasText: '1,000+ orders' })).toContainText(/The newest 1,000: .*\$/);
});

test('each person finds only the kinds of its roles, and nobody finds none', async ({ as }) => {
  const sales = await as('sales');
  // The notice may be gone before a busy machine says that the page is there.
  await Promise.all([expect(sales.getByText('Limited permissions')).toBeVisible(), sales.goto('/orderList?kind=po')]);
  await expect(sales.getByRole('radio')).toHaveText(['SO', 'Quote']);
  const operator = await as('operator');
  await operator.goto('/orderList');
  await expect(operator.getByRole('list', { name: 'Work orders' })).toBeVisible();
  await expect(operator.getByRole('radio')).toHaveCount(0);
  const nobody = await as('nobody');
  await nobody.goto('/orderList');
  await expect(nobody.getByText('Limited permissions')).toBeVisible();
  await expect(nobody).not.toHaveURL(/orderList/);
});

test('pulled down from its top the list is read anew, and a button does the same', async ({ as }) => {
  const page = await as('buyer');
  await page.goto('/orderList');
  await list(page).waitFor();
  const again = () => page.waitForResponse(/\/app\/purchaseOrders\?/);
  const pulled = again();
  await page.getByRole('main').evaluate((main) => {
    const at = (y: number) => [new Touch({ identifier: 1, target: main, clientX: 100, clientY: y })];
    const target = main.firstElementChild as HTMLElement;
    const fire = (type: string, y?: number) =>
      target.dispatchEvent(new TouchEvent(type, { touches: y === undefined ? [] : at(y), bubbles: true }));
    fire('touchstart', 100);
    fire('touchmove', 300);
    fire('touchend');
  });
  await pulled;
  const pressed = again();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await pressed;
});

test('a wide window shows the chosen order beside the list', async ({ as }) => {
  const page = await as('approver', { viewport: { width: 1280, height: 800 } });
  await page.goto('/orderList?kind=po&status=closed');
  await expect(page.getByText('Choose an order')).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current');
  const [order] = await rowsOf(page, '/purchaseOrders?status=closed&limit=1');
  const number = order?.['poNumber'] ?? '';
  await list(page)
    .getByRole('link', { name: `PO ${number}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/orderList\\?.*number=${number}`));
  await expect(page.getByRole('region', { name: number })).toContainText(`PO ${number}`);
  await expect(list(page).locator('[aria-current]')).toContainText(`PO ${number}`);
});
