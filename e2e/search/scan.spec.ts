import type { Page } from '@playwright/test';
import { expect, test } from '../support/gemba.ts';
import { wrongInLightAndDark } from '../support/looks.ts';
import { scanIntoFocus as scan, scan as scanIntoForm } from '../support/shipping.ts';

const sheet = (page: Page) => page.getByRole('dialog');
const title = (page: Page) => sheet(page).getByRole('heading', { level: 2 }).first();

/** A busy machine types with pauses, and a scan with a pause is refused: the person scans again. */
const scanned = (page: Page, code: string, shown: string) =>
  expect(async () => {
    await scan(page, code);
    await expect(title(page)).toHaveText(shown, { timeout: 2_000 });
  }).toPass();

/** Screens without a form: the reader of the shell opens what was scanned. */
const SCREENS = [
  '/navigation',
  '/warehouse',
  '/setting',
  '/orderList',
  '/poDetail?poNumber=48213',
  '/pnList',
  '/pnDetail?partNumber=SEL-45/65/8-NBR',
  '/inventory/list',
  '/inventory/detail?partNumber=BRG-6204-2RS&location=A-03-2',
  '/receiverList',
  '/shipperList',
  '/warehouse/transferList',
  '/address/vendor',
  '/engineering/bom/list?q=GBX-220',
  '/search?q=seal',
];

for (const path of SCREENS) {
  test(`a scan on ${path} opens what it is`, async ({ as }) => {
    const page = await as('admin');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const fields = page.locator('input[type=search]');
    let before: string | undefined;
    await expect(async () => {
      before = (await fields.count()) > 0 ? await fields.first().inputValue() : undefined;
      await scan(page, 'A-03-2');
      await expect(title(page)).toHaveText('A-03-2', { timeout: 2_000 });
    }).toPass();
    if (before !== undefined) await expect(fields.first()).toHaveValue(before);
    await expect(sheet(page)).toContainText(/parts? here/);
    await scanned(page, '48205', 'PO 48205');
    await expect(sheet(page).getByRole('button', { name: 'Receive' })).toBeVisible();
  });
}

test('the sheet of a scan has nothing wrong, for a location, a part and an order', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/navigation');
  await scanned(page, 'A-03-2', 'A-03-2');
  for (const [code, shown] of [
    ['A-03-2', 'A-03-2'],
    ['BRG-6204-2RS', 'BRG-6204-2RS'],
    ['48205', 'PO 48205'],
  ] as const) {
    await scanned(page, code, shown);
    expect(await wrongInLightAndDark(page)).toEqual([]);
  }
  await sheet(page).getByRole('button', { name: 'Receive' }).click();
  await expect(page).toHaveURL(/\/receivePo\/editPo\?poNumber=48205$/);
});

test('a form keeps its scans', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/warehouse/move');
  await expect(async () => {
    await scanIntoForm(page, 'A-03-2');
    await expect(page.getByLabel('Ready to scan').getByRole('status')).toContainText('A-03-2', { timeout: 6_000 });
  }).toPass();
  await expect(sheet(page)).toBeHidden();
});

test('a code that nothing has is said aloud, and leads to the search', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/setting');
  await expect(async () => {
    await scan(page, 'XYZZY-1');
    await expect(sheet(page)).toContainText('XYZZY-1', { timeout: 2_000 });
  }).toPass();
  await expect(sheet(page).getByRole('alert')).toBeVisible();
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Search for it' }).click();
  await expect(page).toHaveURL(/\/search\?q=XYZZY-1$/);
});

test('the Scan button takes a typed code', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/setting');
  await page.getByRole('button', { name: 'Scan' }).click();
  await expect(sheet(page).getByRole('textbox')).toBeFocused();
  await sheet(page).getByRole('textbox').fill('a032');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('A-03-2');
});

test('typing in a search field is no scan', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/search');
  await page.getByRole('searchbox').pressSequentially('seal', { delay: 80 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toHaveValue('seal');
  await expect(sheet(page)).toBeHidden();
});

for (const [path, code, shown] of [
  ['/receivePo', 'A-03-2', 'A-03-2'],
  ['/receiveWo', '48205', 'PO 48205'],
  ['/shipperSo', 'A-03-2', 'A-03-2'],
  ['/shipperWo', '48205', 'PO 48205'],
] as const)
  test(`what is not in the list ${path} is opened as what it is`, async ({ as }) => {
    const page = await as('warehouse');
    await page.goto(path);
    await page.locator('main[aria-busy]').waitFor({ state: 'detached' });
    await scanned(page, code, shown);
  });

test('a part that is scanned opens its log, and goes into a new BOM', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/inventory/log');
  await expect(async () => {
    await scan(page, 'BRG-6204-2RS');
    await expect(page).toHaveURL(/partNumber=BRG-6204-2RS/, { timeout: 2_000 });
  }).toPass();
  await scanned(page, 'A-03-2', 'A-03-2');
  await page.goto('/engineering/bom/add');
  const part = page.getByRole('textbox', { name: 'Part #' }).first();
  await part.waitFor();
  await expect(async () => {
    await scan(page, 'PAL-800X600');
    await expect(part).toHaveValue('PAL-800X600', { timeout: 2_000 });
  }).toPass();
});

test('a code that takes long is shown at once, with a clock after a while', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/setting');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/app/search?*', async (route) => {
    await answered;
    await route.fallback();
  });
  await scanned(page, '48205', '48205');
  await expect(sheet(page)).toContainText('Being looked up');
  await expect(sheet(page)).toContainText(/0:0\d/);
  answer();
  await expect(title(page)).toHaveText('PO 48205');
});

test('approving is offered to those who may', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/setting');
  await scanned(page, '70431', 'WO 70431');
  await expect(sheet(page).getByRole('button', { name: 'Open' })).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: 'Approve' })).toBeHidden();
  // The part that it makes stands in one line.
  const broken = await sheet(page).evaluate((box) => {
    const words = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const at = words.currentNode.textContent?.indexOf('GBX-220-05') ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(words.currentNode, at);
      range.setEnd(words.currentNode, at + 'GBX-220-05'.length);
      return range.getClientRects().length;
    }
    return 0;
  });
  expect(broken).toBe(1);
});
