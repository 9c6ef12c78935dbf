import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { SHOWN_PART } from '../support/parts.ts';
import { openScreen } from '../support/screens.ts';
import { burst } from '../support/shipping.ts';

test('what lies where, by the beginning of a location or of a part', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/inventory/list');
  await page.getByLabel('Beginning of a location').fill('a-03-2');
  await expect(page.getByRole('heading', { name: 'A-03-2' })).toBeVisible();
  const shelf = page.getByRole('list', { name: 'A-03-2' });
  await expect(shelf.getByRole('link', { name: new RegExp(SHOWN_PART) })).toContainText('780');
  await expect(shelf.getByRole('link', { name: /RNG-47-INT/ })).toContainText('20 on loan');
  await page.getByRole('radio', { name: 'By part' }).click();
  await expect(page.getByText('Please Input The Part #')).toBeVisible();
  await page.getByLabel('Beginning of a part #').fill('SEL-35/52');
  await expect(page.getByRole('heading', { name: 'SEL-35/52/7-NBR' })).toBeVisible();
  await expect(page).toHaveURL(/by=part&q=SEL-35%2F52/);
  await page.getByRole('list', { name: 'SEL-35/52/7-NBR' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/inventory\/detail\?partNumber=SEL-35%2F52%2F7-NBR&location=/);
  await expect(page.getByRole('link', { name: 'SEL-35/52/7-NBR' })).toBeVisible();
});

test('a part number among locations is offered as a part; empty places come when asked for', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/inventory/list?q=SEL-35/52');
  await page.getByRole('button', { name: 'Look for part “SEL-35/52”' }).click();
  await expect(page.getByRole('heading', { name: 'SEL-35/52/7-NBR' })).toBeVisible();
  await page.getByRole('radio', { name: 'By location' }).click();
  const everyPlace = page.waitForResponse((answer) => /\/inventory(\?(?!.*stocked)|$)/.test(answer.url()));
  await page.getByRole('button', { name: 'Empty places too' }).click();
  expect((await everyPlace).ok()).toBe(true);
  await expect(page).toHaveURL(/zeros=true/);
});

test('a location among part numbers is offered as a location', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/inventory/list?by=part&q=A-03-2');
  await page.getByRole('button', { name: 'Look for location “A-03-2”' }).click();
  await expect(page.getByRole('heading', { name: 'A-03-2' })).toBeVisible();
});

test('a location that holds nothing like that says so', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/inventory/list?q=NOWHERE');
  await expect(page.getByRole('heading', { name: 'Nothing begins with “NOWHERE”' })).toBeVisible();
  await openScreen(page, '/inventory/detail?partNumber=BRG-6204-2RS&location=NOWHERE');
  await expect(page.getByRole('heading', { name: 'No stock of BRG-6204-2RS in NOWHERE' })).toBeVisible();
});

test('one part at one location: its buckets, its costs, and its last movements', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto(`/inventory/detail?partNumber=${SHOWN_PART}&location=A-03-2`);
  await expect(page.getByText('EA on hand')).toBeVisible();
  await expect(page.getByText('Average cost', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Released from QA').first()).toBeVisible();
  await page.getByRole('link', { name: 'Whole log' }).click();
  await expect(page).toHaveURL(/\/inventory\/log\?partNumber=BRG-6204-2RS&location=A-03-2/);
});

test('the log tells every movement with old and new of what it changed, and all figures on demand', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto(`/inventory/log?partNumber=${SHOWN_PART}&location=A-03-2`);
  const released = page.getByRole('listitem').filter({ hasText: 'Released from QA' }).first();
  await expect(released).toContainText('+200');
  await expect(released).toContainText('On hand 400becomes600');
  await expect(released).toContainText('In QA 200becomes0');
  await expect(released.locator('summary')).toHaveText('All figures');
  await released.locator('summary').click();
  await expect(released.getByText('400 → 600')).toBeVisible();
  await expect(released.getByText('Average tax')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expect(page.getByRole('link', { name: /^PO 48164$/ }).first()).toHaveAttribute(
    'href',
    '/poDetail?poNumber=48164',
  );
});

test('chips show what came, what went, quality or moves; the address keeps it', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto(`/inventory/log?partNumber=${SHOWN_PART}&location=A-03-2`);
  const chip = (name: string) => page.getByRole('group', { name: 'Kind of movement' }).getByRole('button', { name });
  await expect(chip('All')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('table', { name: 'On hand over time' })).toHaveCount(1);
  await chip('QA').click();
  await expect(page).toHaveURL(/flow=qa$/);
  await expect(page.getByText('Released from QA').first()).toBeVisible();
  await expect(page.getByText('Issued')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'On hand over time' })).toHaveCount(0);
  await page.reload();
  await expect(chip('QA')).toHaveAttribute('aria-pressed', 'true');
  await chip('Out').click();
  await expect(page.getByText('Issued').first()).toBeVisible();
  await expect(page.getByText('Released from QA')).toHaveCount(0);
  await chip('All').click();
  await expect(page).toHaveURL(/location=A-03-2$/);
});

test('location and days narrow the log, live in the address and are taken off one by one', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto(`/inventory/log?partNumber=${SHOWN_PART}`);
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByLabel('Location').fill('a-03-2');
  await sheet.getByLabel('From').fill('2030-01-02');
  await sheet.getByLabel('To').fill('2030-01-01');
  await expect(sheet.getByRole('alert')).toContainText('The first day is after the last one.');
  await sheet.getByRole('button', { name: 'Show log' }).click();
  await expect(sheet).toBeVisible();
  await sheet.getByLabel('To').fill('2030-01-03');
  await sheet.getByRole('button', { name: 'Show log' }).click();
  await expect(page).toHaveURL(/location=A-03-2&from=2030-01-02&to=2030-01-03/);
  await expect(page.getByText('Nothing fits these filters.')).toBeVisible();
  await page.getByRole('button', { name: /^From/ }).click();
  await page.getByRole('button', { name: /^To/ }).click();
  await expect(page).toHaveURL(/partNumber=BRG-6204-2RS&location=A-03-2$/);
  await expect(page.getByText('Released from QA').first()).toBeVisible();
});

test('a log of no part asks for one, and that of an unknown part says that there is none', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/inventory/log');
  await page.getByLabel('Part #').press('Enter');
  await expect(page.getByRole('alert')).toContainText('Please Input The Part #');
  await page.getByLabel('Part #').fill('x');
  await expect(page.getByRole('alert')).toContainText('3 to 20 characters');
  await page.getByLabel('Part #').fill(SHOWN_PART.toLowerCase());
  await page.getByLabel('Part #').press('Enter');
  await expect(page.getByText('Received').first()).toBeVisible();
  await openScreen(page, '/inventory/log?partNumber=NOT-THERE-1');
  await expect(page.getByRole('heading', { name: 'Part NOT-THERE-1 does not exist' })).toBeVisible();
});

test('a list that cannot be read says so, and nobody without the role gets in', async ({ as }) => {
  const page = await as('warehouse');
  await page.route('**/app/inventory?*', (route) => route.abort());
  await page.route('**/app/inventory', (route) => route.abort());
  await page.goto('/inventory/list');
  await expect(page.getByRole('alert')).toContainText('Server connection failed');
  const operator = await as('operator');
  await operator.goto('/inventory/list');
  await expect(operator.getByText('Limited permissions')).toBeVisible();
});

test('the log and the list fit a handheld in gloves, in the longest language', async ({ as }) => {
  const page = await as('warehouse', {
    viewport: { width: 360, height: 640 },
    stored: { touch: 'glove', language: 'es-ES' },
  });
  for (const path of [
    '/inventory/list?q=A-03',
    '/inventory/list?by=part&q=SEL-',
    `/inventory/log?partNumber=${SHOWN_PART}`,
    `/inventory/detail?partNumber=${SHOWN_PART}&location=A-03-2`,
    `/pnDetail?partNumber=${SHOWN_PART}`,
    '/pnAdd',
  ]) {
    await openScreen(page, path);
    await page.locator('h1').waitFor();
    await expect(page.locator('main[aria-busy]')).toHaveCount(0);
    expect(await overflow(page), path).toEqual([]);
  }
});

test('every document of the log is a link for those who may open it', async ({ as }) => {
  for (const [userName, links] of [
    ['warehouse', ['IR 5521/1', 'PO 48164', 'TO 3307', 'WO 70418']],
    ['engineer', ['WO 70418']],
  ] as const) {
    const page = await as(userName);
    await page.goto(`/inventory/log?partNumber=${SHOWN_PART}&location=A-03-2`);
    for (const name of ['IR 5521/1', 'PO 48164', 'TO 3307', 'WO 70418']) {
      await expect(page.getByText(name).first()).toBeVisible();
      await expect(page.getByRole('link', { name })).toHaveCount(links.some((link) => link === name) ? 1 : 0);
    }
  }
});

test('one clock, wherever the device is', async ({ as }) => {
  const page = await as('warehouse', { timezoneId: 'Pacific/Kiritimati' });
  await page.goto(`/inventory/detail?partNumber=${SHOWN_PART}&location=A-03-2`);
  await page.getByText('Dates, documents, origin').click();
  const moments = await page.getByText(/^[A-Z][a-z]{2} \d+, \d{4}, /).allInnerTexts();
  const times = await page.getByRole('listitem').allInnerTexts();
  expect(moments.length).toBeGreaterThan(0);
  for (const moment of moments) expect(times.join(' ')).toContain(String(moment.split(', ').at(-1)));
});

test('a location offers all that can be done there, filled in with it', async ({ as }) => {
  const page = await as('warehouse');
  const actAt = async (act: string) => {
    await page.goto('/inventory/list?q=A-03-2');
    await page.getByRole('navigation', { name: 'Do with it' }).getByRole('link', { name: act }).click();
  };
  const pinned = page.getByRole('main').or(page.getByRole('banner')).getByText('A-03-2', { exact: true });

  await actAt('Label');
  const label = page.getByRole('img', { name: /^Label: / });
  await expect(label).toHaveAccessibleName(/A-03-2/);
  await burst(page, 'A-01-1');
  await expect(label).toHaveAccessibleName(/A-01-1/);
  expect(await axeFindings(page)).toEqual([]);
  await burst(page, 'NO-SUCH-SHELF');
  await expect(page.getByText('NO-SUCH-SHELF').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Print\b/ })).toHaveCount(0);

  await actAt('Receive');
  await expect(pinned.first()).toBeVisible();
  await page.getByRole('link', { name: /PO 48206/ }).click();
  await expect(page.getByRole('region', { name: 'Goes to, kept for the next goods' })).toContainText('A-03-2');

  await actAt('Issue');
  const from = page.getByRole('region', { name: 'Taken from first' });
  await expect(from).toContainText('A-03-2');
  await page.getByRole('searchbox').fill('70425');
  await page.getByRole('link', { name: /70425/ }).click();
  await expect(page).toHaveURL(/location=A-03-2/);
  await page.goBack();
  await page.getByRole('button', { name: 'Clear location A-03-2' }).click();
  await expect(from).toHaveCount(0);
  await expect(page).toHaveURL(/\/shipperWo\?q=70425$/);
});
