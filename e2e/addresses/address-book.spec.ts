import { readFile } from 'node:fs/promises';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { openScreen } from '../support/screens.ts';

const FIELD = 'Name, ID or city';

test('the book is read by letter, and Chinese names stand under their pinyin', async ({ as }) => {
  const page = await as('sales');
  await page.goto('/address/customer');
  const rail = page.getByRole('slider', { name: /letter/i });
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('A');
  await expect(page.getByRole('listitem').filter({ hasText: 'Arroyo Hydraulics' })).toContainText('Locked');
  await rail.focus();
  for (const letter of ['B', 'C', 'D']) {
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(new RegExp(`letter=${letter}`));
  }
  await expect(page.getByRole('list', { name: 'Names under D' }).getByRole('listitem').first()).toContainText('大庆');
  await expect(rail).toHaveAttribute('aria-valuetext', 'D');
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('D');
  await page.getByRole('button', { name: 'From the beginning' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('A');
});

test('it is searched as somebody types: a new keystroke gives up what was asked before', async ({ as }) => {
  const page = await as('sales');
  await page.goto('/address/customer');
  let slow = true;
  await page.route(/\/app\/customers\?q=pac/, async (route) => {
    if (slow) await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => undefined);
  });
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('q=pac'));
  await page.getByLabel(FIELD).fill('pac');
  await page.waitForRequest(/q=pac/);
  await page.getByLabel(FIELD).fill('daqing');
  await givenUp;
  await expect(page.getByRole('link', { name: /^大庆起重设备/ })).toBeVisible();
  slow = false;
  await page.getByLabel(FIELD).fill('大庆');
  await expect(page.getByRole('link', { name: /DAQ-012/ })).toBeVisible();
  await page.getByLabel(FIELD).fill('nobody at all');
  await expect(page.getByRole('heading', { name: 'Nobody matches “nobody at all”' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('A');
});

test('a customer is called, written to, found on a map, saved as a card, and leads to its papers', async ({ as }) => {
  const page = await as('accountant');
  await page.goto('/address/customer/detail?customerId=PAC-001');
  await expect(page.getByRole('heading', { name: 'Pacific Crane & Hoist' })).toBeVisible();
  const reach = page.getByRole('list', { name: 'How to reach it' });
  await expect(reach.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:\+1\d{7}$/);
  await expect(reach.getByRole('link', { name: /email/ })).toHaveAttribute('href', 'mailto:ap@pac-001.example');
  await expect(reach.getByRole('link', { name: /maps/ })).toHaveAttribute('href', /100%20Main%20Street.*Long%20Beach/);
  await expect(page.getByRole('meter', { name: 'Credit limit' })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share as vCard' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('PAC-001.vcf');
  const card = await readFile(await download.path(), 'utf8');
  expect(card).toContain('FN:Pacific Crane & Hoist\r\n');
  expect(card).toContain('NOTE:Customer PAC-001\r\n');
  await page
    .getByRole('list', { name: 'Orders and documents' })
    .getByRole('link', { name: 'Open sales orders' })
    .click();
  await expect(page).toHaveURL(/\/orderList\?kind=so&customerId=PAC-001$/);
  await expect(
    page
      .getByText('Customer ID: PAC-001')
      .or(page.getByText(/PAC-001/))
      .first(),
  ).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Payment history' }).click();
  await expect(page).toHaveURL(/\/accounting\/paymentHistory\?customerId=PAC-001$/);
});

test('a phone that shares files gets the card in its own sheet, and a closed sheet is not spoken of', async ({
  as,
}) => {
  const page = await as('sales', { hasTouch: true });
  await page.addInitScript(() => {
    const shared: File[] = [];
    const share = async ({ files = [] }: ShareData) => {
      shared.push(...files);
      if (shared.length > 1) throw new DOMException('Closed by the person', 'AbortError');
    };
    Object.assign(navigator, { canShare: ({ files }: ShareData) => files?.length === 1, share });
    Object.assign(window, {
      sharedCards: () => Promise.all(shared.map(async (card) => [card.name, await card.text()])),
    });
  });
  const sharedCards = () => page.evaluate('sharedCards()') as Promise<[string, string][]>;
  let saved = 0;
  page.on('download', () => (saved += 1));
  await page.goto('/address/customer/detail?customerId=PAC-001');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Share as vCard' }).click();
  await expect.poll(sharedCards).toEqual([['PAC-001.vcf', expect.stringContaining('FN:Pacific Crane & Hoist\r\n')]]);
  await page
    .getByRole('button', { name: /^Share .* as vCard$/ })
    .first()
    .click();
  await expect
    .poll(sharedCards)
    .toEqual([expect.anything(), [expect.stringMatching(/^[A-Z].*\.vcf$/), expect.anything()]]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(saved).toBe(0);
});

test('accounting locks a customer with a reason and unlocks it; others see it and cannot', async ({ as }) => {
  const [page, other] = [await as('accountant'), await as('sales')];
  const address = '/address/customer/detail?customerId=COR-031';
  const { data } = await ask<{ lockStatus: string }>(page, 'GET', '/customers/COR-031');
  if (data.lockStatus === 'LOCKED') await ask(page, 'POST', '/customers/COR-031/unlock', { reason: 'Another run' });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Corvid Robotics' })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Lock customer' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Lock customer' }).click();
  await expect(sheet.getByText('Please say why. It is kept in the history.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByLabel('Reason').fill('Cheque came back');
  await sheet.getByRole('button', { name: 'Lock customer' }).click();
  await expect(page.getByRole('alert')).toContainText('Cheque came back');

  await other.goto(address);
  await expect(other.getByRole('alert')).toContainText('Cheque came back');
  await other.getByRole('button', { name: 'More' }).click();
  await expect(other.getByRole('button', { name: 'Share as vCard' })).toBeVisible();
  await expect(other.getByRole('button', { name: /lock customer/i })).toHaveCount(0);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Unlock customer' }).click();
  await sheet.getByLabel('Reason').fill('Paid in cash');
  await sheet.getByRole('button', { name: 'Unlock customer' }).click();
  await expect(page.getByText('The customer is unlocked')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByText('Lock history').click();
  await expect(page.locator('details[open]').last()).toContainText('Paid in cash');
  await expect(page.locator('details[open]').last()).toContainText('Cheque came back');
});

test('a vendor shows its certificates and the marks of its manufacturers', async ({ as }) => {
  const page = await as('buyer');
  await page.goto('/address/vendor?q=kestrel');
  await page.getByRole('link', { name: /^Kestrel Bearings/ }).click();
  await expect(page.getByText('ISO 9001:2015 certificate')).toBeVisible();
  await expect(page.getByText(/^Certificate · issued/i)).toBeVisible();
  await page.getByText('Manufacturers').click();
  await expect(page.getByText('S · S preferred')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Payment history' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Open purchase orders' }).click();
  await expect(page).toHaveURL(/\/orderList\?kind=po&vendorId=KES-031$/);
});

test('a certificate of a vendor opens inside the app, and one on paper does not pretend to', async ({ as }) => {
  const page = await as('accountant');
  await page.goto('/address/vendor/detail?vendorId=KES-031');
  await page.getByRole('link', { name: /ISO 9001:2015 certificate/ }).click();
  await expect(page).toHaveURL(/\/address\/vendor\/document\?vendorId=KES-031&documentNumber=1$/);
  await expect(page.getByRole('img', { name: 'Page 1 of 1' }).locator('canvas')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('KES-031_ISO9001.pdf');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Kestrel Bearings' })).toBeVisible();

  const { data } = await ask<{ items: { id: string }[] }>(page, 'GET', '/vendors?q=Ashford');
  await openScreen(page, `/address/vendor/detail?vendorId=${data.items[0]?.id}`);
  await expect(page.getByText('ISO 9001:2015 certificate')).toBeVisible();
  await expect(page.getByRole('link', { name: /ISO 9001:2015 certificate/ })).toHaveCount(0);
  await openScreen(page, `/address/vendor/document?vendorId=${data.items[0]?.id}&documentNumber=1`);
  await expect(page.getByText('There is no file here')).toBeVisible();
});

test('a wide window shows the chosen one beside the list', async ({ as }) => {
  const page = await as('sales', { viewport: { width: 1280, height: 800 } });
  await page.goto('/address/customer');
  await expect(page.getByText('Choose an address')).toBeVisible();
  await page.getByRole('link', { name: /^Amber Cranes/ }).click();
  await expect(page).toHaveURL(/\/address\/customer\?customerId=AMB-101$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Amber Cranes' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Amber Pumps/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
});

test('what cannot be read says why and can be asked for again', async ({ as }) => {
  const page = await as('sales');
  await page.route('**/app/customers?*', (route) => route.abort());
  await page.route('**/app/customers', (route) => route.abort());
  await page.goto('/address/customer');
  await expect(page.getByRole('alert')).toContainText('Server connection failed');
  await page.unroute('**/app/customers');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /^Alder Conveyor/ })).toBeVisible();
  await openScreen(page, '/address/customer/detail?customerId=NOT-THERE');
  await expect(page.getByText('Customer NOT-THERE does not exist')).toBeVisible();
  await openScreen(page, '/address/vendor/detail');
  await expect(page.getByText('No address chosen')).toBeVisible();
});

test('roles that somebody wrote into the browser open nothing: the server decides', async ({ as }) => {
  const page = await as('operator');
  await page.goto('/address/vendor');
  await expect(page.getByText('Limited permissions')).toBeVisible();
  await page.evaluate(() => {
    const person = JSON.parse(localStorage.getItem('userInfo') ?? '{}');
    localStorage.setItem('userInfo', JSON.stringify({ ...person, roles: [...person.roles, 'PUBLIC_PERMISSIONS'] }));
  });
  const answers = page.waitForResponse(/\/app\/vendors/);
  await page.goto('/address/vendor');
  expect((await answers).status()).toBe(403);
  await expect(page.getByRole('listitem').filter({ hasText: 'Kestrel' })).toHaveCount(0);
});

test('the people of a department stand with their contracts', async ({ as }) => {
  const page = await as('sales');
  await page.goto('/address/department/detail?departmentId=MCH');
  const people = page.getByRole('list', { name: 'People' }).getByRole('listitem');
  await expect(people.filter({ hasText: 'Wei Zhang' })).toContainText('Full time');
  await expect(people.filter({ hasText: 'Liu Yang' })).toContainText('Part time');
});
