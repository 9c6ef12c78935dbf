import type { Locator, Page } from '@playwright/test';
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

test('the sheet of one scan says nothing of the scan before', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/navigation');
  await page.locator('h1').waitFor();
  await scanned(page, 'P1-01', 'P1-01');
  await expect(sheet(page).getByText('P1 ·').first()).toBeVisible();
  await scanned(page, '48205', 'PO 48205');
  await expect(sheet(page).getByText('Kestrel Bearings')).toBeVisible();
  await expect(sheet(page).getByText('P1 ·')).toHaveCount(0);
});

test('goods that wait for QA or are on their way lie here too, with their state', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/navigation');
  await scanned(page, 'QA-HOLD', 'QA-HOLD');
  await expect(sheet(page)).toContainText(/BRG-6204-2RS.*\d+ in QA/);
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await scanned(page, 'TRANSIT', 'TRANSIT');
  await expect(sheet(page)).toContainText(/\d in SIT/);
  // It lies at more places when other stories have moved some: the sheet shows the first four.
  await scanned(page, 'BRG-6204-2RS', 'BRG-6204-2RS');
  await sheet(page).getByRole('link').first().waitFor();
  const showAll = sheet(page).getByRole('button', { name: 'Show all' });
  const all = await showAll.isVisible();
  if (all) await showAll.click();
  const places = all ? page.getByRole('main') : sheet(page);
  await expect(places.getByRole('link', { name: 'QA-HOLD' })).toContainText(/\d+ in QA/);
});

for (const { width, height, text } of [
  { width: 320, height: 568, text: 1 },
  { width: 360, height: 640, text: 1 },
  { width: 360, height: 640, text: 2 },
])
  test(`the acts of a scan are in sight: ${width}×${height}, text at ${text * 100} %`, async ({ as }) => {
    const page = await as('admin', { viewport: { width, height }, stored: { language: 'es-ES', theme: 'dark' } });
    await page.goto('/setting');
    await page.locator('h1').waitFor();
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${text * 100}%`);
    for (const [code, acts] of [
      ['A-03-2', ['Mover']],
      ['BRG-6204-2RS', ['Mover']],
    ] as const) {
      await scanned(page, code, code);
      for (const act of acts) {
        const button = sheet(page).getByRole('button', { name: act, exact: true });
        await expect(button).toBeInViewport({ ratio: 1 });
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(72);
      }
      const sizeOf = (box: Locator) => box.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
      const words = await sizeOf(sheet(page).getByRole('button', { name: 'Mover', exact: true }));
      expect(await sizeOf(title(page).getByText(code))).toBeGreaterThan(words);
    }
  });

test('quality scans an inspection, and the sheet opens it', async ({ as }) => {
  const page = await as('quality');
  await page.goto('/setting');
  await scanned(page, '5524', 'Inspection 5524');
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/quality\/inspection\?irNumber=5524$/);
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

for (const [path, number, found] of [
  ['/receivePo', '70431', 'WO 70431'],
  ['/shipperSo', '48205', 'PO 48205'],
] as const)
  test(`a number of another kind is looked for everywhere from ${path}`, async ({ as }) => {
    const page = await as('warehouse');
    await page.goto(`${path}?q=${number}`);
    await page.getByRole('button', { name: `Look everywhere for “${number}”` }).click();
    await expect(page).toHaveURL(new RegExp(`/search\\?q=${number}$`));
    await expect(page.getByRole('main')).toContainText(found);
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

test('a scan without a network stays, and is looked up when the network is back', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/setting');
  await scanned(page, 'A-03-2', 'A-03-2');
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await page.context().setOffline(true);
  await scanned(page, 'B-01-1', 'B-01-1');
  const retry = sheet(page).getByRole('button', { name: 'Try again' });
  await expect(sheet(page).getByRole('alert')).toContainText('No network');
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await retry.click();
  await expect(retry).toBeVisible();
  await page.context().setOffline(false);
  await expect(title(page)).toHaveText('B-01-1');
  await expect(sheet(page)).toContainText(/parts? here/);
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

for (const [path, control] of [
  ['/setting', 'switch'],
  ['/setting/language', 'radio'],
] as const)
  test(`a scan on ${path} leaves the ${control} alone that was tapped`, async ({ as }) => {
    const page = await as('admin');
    await page.goto(path);
    const tapped = page.getByRole(control, { includeHidden: true }).first();
    await tapped.click({ force: true });
    await expect(tapped).toBeFocused();
    const was = await tapped.isChecked();
    await scanned(page, 'A-03-2', 'A-03-2');
    await expect(tapped).toBeChecked({ checked: was });
  });

test('a scan before the app listens is kept and opened, and nothing is kept at the login', async ({ as, own }) => {
  const page = await as('warehouse');
  const { promise: asked, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/assets/ScanReader-*.js', async (route) => {
    await asked;
    await route.fallback();
  });
  await page.goto('/setting');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await scan(page, 'A-03-2');
  go();
  await expect(title(page)).toHaveText('A-03-2');

  const login = await own.open();
  await login.goto('/login');
  expect(await login.evaluate(() => 'earlyKeys' in window)).toBe(false);
});

test('a scan closes a menu and an untouched filter, and keeps what was typed in one', async ({ as }) => {
  const page = await as('warehouse');
  const refused = page.getByText('Close this first, then scan again.');
  await page.goto('/receiverList');
  for (const opener of ['More for this list', /^Filter/]) {
    await page.getByRole('button', { name: opener }).first().click();
    await expect(sheet(page)).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Close' }).focus();
    await scanned(page, 'A-03-2', 'A-03-2');
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(sheet(page)).toBeHidden();
  }
  await page.goto('/warehouse/move');
  await page.getByRole('button', { name: 'Type it in' }).click();
  await sheet(page).getByRole('textbox').fill('half');
  await sheet(page).getByRole('button', { name: 'Close' }).focus();
  await scan(page, 'B-01-1');
  await expect(refused).toBeVisible();
  await expect(sheet(page).getByRole('textbox')).toHaveValue('half');
});

test('a code that is too long is no network that failed', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/setting');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(async () => {
    await scan(page, 'X'.repeat(120));
    await expect(page.getByText('This code is too long')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.goto('/warehouse/move');
  await scanIntoForm(page, 'X'.repeat(120));
  const scanner = page.getByRole('region', { name: 'Ready to scan' });
  await expect(scanner.getByRole('alert')).toContainText('is no location and no part');
});

test('a form takes codes without their signs and in small letters', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/warehouse/move');
  await scanIntoForm(page, 'a032');
  await expect(page.getByRole('button', { name: 'From A-03-2' })).toBeVisible();
  await scanIntoForm(page, 'brg62042rs');
  await expect(page.getByRole('dialog', { name: 'BRG-6204-2RS' })).toContainText('1 EA');
  await page.goto('/receivePo');
  await scanned(page, 'a032', 'A-03-2');
  await page.goto('/receivePo');
  await page.locator('main[aria-busy]').waitFor({ state: 'detached' });
  await expect(async () => {
    await scan(page, 'po48206');
    await expect(page).toHaveURL(/\/receivePo\/editPo\?poNumber=48206$/, { timeout: 2_000 });
  }).toPass();
  await scanIntoForm(page, 'a011');
  await expect(page.getByRole('region', { name: 'Ready to scan' }).getByRole('status')).toContainText('A-01-1');
});

for (const [path, typed, found] of [
  ['/receivePo', 'PO 48206', 'PO 48206'],
  ['/shipperSo', 'so31077', 'SO 31077'],
  ['/inventory/list', 'a032', 'A-03-2'],
  ['/inventory/list?by=part', 'brg6204', 'BRG-6204-2RS'],
  ['/address/vendor', 'kes031', 'KES-031'],
] as const)
  test(`the search of ${path} finds ${found} as ${typed}`, async ({ as }) => {
    const page = await as('admin');
    await page.goto(path);
    await page.getByRole('searchbox').fill(typed);
    await expect(page.getByRole('main').getByText(found).first()).toBeVisible();
  });
