import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import { ask, say } from '../support/approvals.ts';
import { pngFile } from '../support/files.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { rowsOf } from '../support/orders.ts';
import {
  card,
  issueForOne,
  keyIn,
  openLine,
  orderBesideOthers,
  orderOfLots,
  partlyPlainProforma,
  plainProforma,
  postedNumber,
  submit,
  suggested,
  tongues,
} from '../support/receiving.ts';
import { openScreen } from '../support/screens.ts';
import { scan } from '../support/shipping.ts';

const receiverOf = async (page: Parameters<typeof ask>[0], number: string) =>
  (await ask<Receiver>(page, 'GET', `/receivers/${number}`)).data;

test('an order is received into two locations, its number stands there after a reload, and it is taken back', async ({
  as,
}) => {
  test.slow();
  const page = await as('warehouse');
  const part = 'SEL-40/62/8-NBR';
  await page.goto('/receivePo');
  const shelf = await suggested(page, '48192', part);
  await page.getByLabel('PO number, vendor or city').fill('48192');
  await page.getByLabel('PO number, vendor or city').press('Enter');
  await openLine(page, part);
  const line = card(page, part);
  await expect(line).toContainText('Open 200');
  await line.getByRole('button', { name: 'All 200' }).click();
  await expect(line.getByText('200 of 200 placed')).toBeVisible();
  await line.getByRole('button', { name: 'Add location' }).click();
  await page.getByRole('dialog').getByLabel('Beginning of a location').fill('a-04-1');
  await page.getByRole('dialog').getByLabel('Beginning of a location').press('Enter');
  // The second location takes its share from the first.
  await line.getByRole('button', { name: 'Quantity at A-04-1' }).click();
  await keyIn(page, '50');
  await expect(line.getByRole('button', { name: `Quantity at ${shelf}` })).toContainText('150');
  await expect(line.getByText('200 of 200 placed')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await submit(page).click();
  const number = await postedNumber(page);
  const { promise: slowly, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/receiving\/purchaseOrders(\?|$)/, async (route) => {
    await slowly;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  await expect(page.getByText('1 line of PO 48192 is received.')).toBeVisible();
  const show = page.getByRole('button', { name: 'Show receiver' });
  const before = await show.boundingBox();
  arrive();
  await expect(page.getByRole('button', { name: /^Receive next/ })).toBeVisible();
  expect(await show.boundingBox(), 'no button moves under the finger').toEqual(before);
  await show.click();
  const places = page.getByRole('list', { name: 'Put away to' }).getByRole('listitem');
  await expect(places.filter({ hasText: 'A-04-1' })).toContainText('50');
  await expect(places.filter({ hasText: shelf })).toContainText('150');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  const sheet = page.getByRole('dialog', { name: `Take ${number} back` });
  await sheet.getByRole('button', { name: 'Take back' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Say why it is taken back.');
  await sheet.getByLabel('Reason').fill('Another vendor’s pallet');
  await sheet.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText(`Takes ${number} back`)).toBeVisible();
  await expect(page.getByText('−200 EA')).toBeVisible();
  await expect(page.getByText('Reason: Another vendor’s pallet')).toBeVisible();
  await openScreen(page, '/receivePo/editPo?poNumber=48192');
  await expect(card(page, part).getByRole('button', { name: `All 200 ${part}` })).toBeVisible();
});

test('after a receipt the next order of the same vendor is offered first', async ({ as }) => {
  const page = await as('warehouse');
  const { poNumber, part, next } = await orderBesideOthers(page);
  await page.goto(`/receivePo/editPo?poNumber=${poNumber}`);
  await openLine(page, part);
  await card(page, part)
    .getByRole('button', { name: /^New qty received/ })
    .click();
  await keyIn(page, '1');
  await submit(page).click();
  await postedNumber(page);
  await page.getByRole('button', { name: `Receive next: PO ${next}`, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`poNumber=${next}$`));
  await expect(page.getByRole('heading', { name: next })).toBeVisible();
});

test('a kept location stays for the next order and over a reload, until it is cleared', async ({ as }) => {
  const page = await as('warehouse');
  const { poNumber, part } = await orderBesideOthers(page);
  const kept = page.getByRole('region', { name: 'Goes to, kept for the next goods' });
  await page.goto(`/receivePo/editPo?poNumber=${poNumber}`);
  await scan(page, 'B-02-1');
  await expect(kept).toContainText('B-02-1');
  await page.reload();
  await expect(kept).toContainText('B-02-1');
  await openLine(page, part);
  await card(page, part)
    .getByRole('button', { name: /^New qty received/ })
    .click();
  await keyIn(page, '1');
  await submit(page).click();
  await postedNumber(page);
  await page.getByRole('button', { name: 'Back to list' }).click();
  await expect(page).toHaveURL(/\/receivePo\?location=B-02-1$/);
  await page.goBack();
  await page.getByRole('button', { name: /^Receive next/ }).click();
  await expect(page).not.toHaveURL(/posted=/);
  await expect(kept).toContainText('B-02-1');
  await page.getByRole('button', { name: 'Clear location B-02-1' }).click();
  await expect(kept).toBeHidden();
  await page.reload();
  await expect(page.getByText('Ready to scan')).toBeVisible();
  await expect(kept).toBeHidden();
});

test('what was entered survives a reload, and can be thrown away', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/receivePo/editPo?poNumber=48198');
  await openLine(page, 'OIL-ISO220');
  const line = card(page, 'OIL-ISO220');
  await line.getByRole('button', { name: /^New qty received/ }).click();
  await keyIn(page, '17');
  await page.getByText('Papers of the delivery').click();
  await page.getByLabel('Vendor invoice number').fill('INV-77');
  await page.reload();
  await expect(page.getByText('You were here before')).toBeVisible();
  await expect(line).toContainText('17 / 600');
  await page.getByText('Papers of the delivery').click();
  await expect(page.getByLabel('Vendor invoice number')).toHaveValue('INV-77');
  await page.getByRole('button', { name: 'Start anew' }).click();
  await expect(line.getByRole('button', { name: 'All 600 OIL-ISO220' })).toBeVisible();
});

test('a double tap and a lost answer post once', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/receivePo/editPo?poNumber=48193');
  let lost = 0;
  await page.route('**/app/receiving/purchaseOrders/48193', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await card(page, 'KEY-8X7X40').getByRole('button', { name: 'All 400 KEY-8X7X40' }).click();
  await submit(page).dblclick();
  await expect(page.getByText('No answer came. Looking whether it was posted')).toBeVisible();
  const number = await postedNumber(page);
  const rows = await rowsOf(page, '/receivers?q=48193');
  expect(rows.map(({ receiverNumber }) => receiverNumber)).toEqual([number]);
  expect(lost).toBe(1);
});

test('a scan counts up, a location is where it goes, and what is not on the order changes nothing', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/receivePo/editPo?poNumber=48196');
  const type = async (code: string) => {
    await page.getByRole('button', { name: 'Type it in' }).click();
    await page.getByLabel('Part, location or serial number').fill(code);
    await page.getByRole('button', { name: 'Take it' }).click();
  };
  const line = card(page, 'SHF-4140-118');
  await type('SHF-4140-118');
  await type('shf-4140-118');
  await expect(line.getByRole('button', { name: 'New qty received: 2 EA, open number pad' })).toBeVisible();
  await type('A-04-1');
  await expect(page.getByRole('status').filter({ hasText: 'Goes here' })).toBeVisible();
  await type('SHF-4140-118');
  await expect(line.getByRole('button', { name: 'Quantity at A-04-1' })).toContainText('1');
  await type('BRG-6306-C3');
  await expect(page.getByRole('alert').filter({ hasText: 'BRG-6306-C3 is not on this order' })).toBeVisible();
  await expect(line.getByText('3 of 3 placed')).toBeVisible();

  // Nothing is put where goods are on their way.
  await line.getByRole('button', { name: 'Add location' }).click();
  const place = page.getByRole('dialog').getByLabel('Beginning of a location');
  await place.fill('trans');
  await expect(page.getByText('No location begins with “trans”.')).toBeVisible();

  // A location that could not be looked up may well exist.
  await page.route('**/app/locations?*', (route) => route.abort());
  await place.fill('b-05-3');
  await place.press('Enter');
  await expect(page.getByRole('dialog').getByText('B-05-3 was not looked up')).toBeVisible();
  await expect(page.getByText('B-05-3 does not exist')).toBeHidden();
  await expect(place).toHaveValue(/b-05-3/i);
});

test('a scanned location stays for all that comes after it, and a folded line names it', async ({ as }) => {
  const page = await as('warehouse');
  const { poNumber, part } = await orderBesideOthers(page);
  await page.goto(`/receivePo/editPo?poNumber=${poNumber}`);
  await scan(page, 'A-04-1');
  await expect(page.getByRole('status').filter({ hasText: 'Goes here' })).toBeVisible();
  const all = card(page, part).getByRole('button', { name: /^All / });
  const quantity =
    /^All ([\d,]+)/.exec((await all.getAttribute('aria-label')) ?? (await all.textContent()) ?? '')?.[1] ?? '';
  await all.click();
  await expect(card(page, part)).toContainText('A-04-1');
  await openLine(page, part);
  await expect(card(page, part).getByRole('button', { name: 'Quantity at A-04-1' })).toContainText(quantity);
});

test('two lots of one line are received in one posting', async ({ as }) => {
  const page = await as('warehouse');
  const { poNumber, part } = await orderOfLots(page);
  await page.goto(`/receivePo/editPo?poNumber=${poNumber}&part=${part}`);
  const line = card(page, part);
  await line.getByRole('button', { name: /^New qty received/ }).click();
  await keyIn(page, '9');
  await line.getByLabel('Lot number').fill('L-ONE');
  await line.getByRole('button', { name: 'Add lot' }).click();
  await line.getByLabel('Lot number').last().fill('L-TWO');
  await line
    .getByRole('button', { name: /^Quantity at/ })
    .last()
    .click();
  await keyIn(page, '4');
  await expect(line.getByText('9 of 9 placed')).toBeVisible();
  await line.getByRole('radio', { name: 'Some of it' }).click();
  await line.getByRole('button', { name: /^Qualified quantity of lot L-ONE/ }).click();
  await keyIn(page, '5');
  await line.getByRole('button', { name: /^Qualified quantity of lot L-TWO/ }).click();
  await keyIn(page, '3');
  await line.getByLabel('IR number').fill('IR-LOTS');
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await submit(page).click();
  const { items } = await receiverOf(page, await postedNumber(page));
  expect(items.map(({ lotNumber, quantity }) => [lotNumber, Number(quantity)])).toEqual([
    ['L-ONE', 5],
    ['L-TWO', 4],
  ]);
});

test('a mis-scanned serial number takes its piece along when it is removed', async ({ as }) => {
  const page = await as('warehouse');
  const motor = 'MTR-IE3-2.2KW';
  await page.goto('/receivePo/editPo?poNumber=48195');
  const line = card(page, motor);
  for (const code of [motor, 'SN-77', 'N-78']) await scan(page, code);
  await expect(line.getByRole('button', { name: /^New qty received: 2 / })).toBeVisible();
  await line.getByRole('button', { name: '2 of 2 serial numbers' }).click();
  await page.getByRole('button', { name: 'Remove N-78' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '1 of 1 entered' }).click();
  await expect(line.getByRole('button', { name: /^New qty received: 1 / })).toBeVisible();
  await expect(line.getByText('1 of 1 placed')).toBeVisible();
  await scan(page, 'SN-78');
  await expect(line.getByRole('button', { name: '2 of 2 serial numbers' })).toBeVisible();
});

test('what is not qualified waits in QA, and a photo goes along with its line', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/receivePo/editPo?poNumber=48199');
  const line = card(page, 'HSG-330-A');
  await openLine(page, 'HSG-330-A');
  await line.getByRole('button', { name: /^New qty received/ }).click();
  await keyIn(page, '10');
  await line.getByRole('radio', { name: 'Some of it' }).click();
  await line.getByRole('button', { name: /^Qualified quantity/ }).click();
  await keyIn(page, '6');
  await line.getByLabel('IR number').fill('IR-STORY-1');
  await line.locator('input[type=file]').setInputFiles({ name: 'dent.png', mimeType: 'image/png', buffer: pngFile() });
  await expect(line.getByRole('img', { name: 'Photo' })).toBeVisible();

  // It is still there after a reload, and leaving without it is asked about.
  await page.reload();
  await openLine(page, 'HSG-330-A');
  await expect(line.getByRole('img', { name: 'Photo' })).toBeVisible();
  await openScreen(page, '/setting');
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  const question = page.getByRole('dialog', { name: 'Photos that were not sent will be lost' });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await page.goBack();
  await submit(page).click();
  const number = await postedNumber(page);
  await expect.poll(async () => (await receiverOf(page, number)).photos.length).toBe(1);
  const { items, photos } = await receiverOf(page, number);
  expect(photos[0]?.itemNumber).toBe(items[0]?.itemNumber);
  await page.getByRole('button', { name: 'Show receiver' }).click();
  await expect(page.getByText('4 in QA')).toBeVisible();
  await page.getByRole('button', { name: 'Photo of HSG-330-A' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Photo of HSG-330-A' })).toBeVisible();
});

test('finished goods of a work order come in, as many as WIP covers', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/receiveWo');
  const { woNumber, part } = await issueForOne(page);
  await page.getByLabel('WO or part number').fill(woNumber);
  await page.getByLabel('WO or part number').press('Enter');
  const line = card(page, part);
  await line.getByRole('button', { name: /^All/ }).click();
  await expect(page.getByText(/^WIP is enough for/)).toBeVisible();
  await submit(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: `Work order ${woNumber} has too little of component` }),
  ).toBeVisible();
  await line.getByRole('button', { name: /^New qty received/ }).click();
  await keyIn(page, '1');
  await submit(page).click();
  const number = await postedNumber(page);
  expect(await receiverOf(page, number)).toMatchObject({ kind: 'wo', orderNumber: woNumber, items: [{ part }] });
});

test('a missing standard cost says who can enter it, and what was entered stays', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/receiveWo/editWo?woNumber=70425');
  await expect(page.getByText('About this receipt')).toBeVisible();
  const line = card(page, 'DRV-440-05-11KW');
  await line.getByRole('button', { name: 'All 4', exact: true }).click();
  await submit(page).click();
  const sheet = page.getByRole('dialog', { name: 'Part DRV-440-05-11KW has no standard cost. Set it up to go on.' });
  await expect(sheet.getByText('Accounting or engineering can enter the standard cost.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(line.getByText('4 of 4 placed')).toBeVisible();
});

test('what was on the way is received through its own paper', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/proformaReceiver/list');
  const { prNumber, items } = await plainProforma(page);
  const [item] = items;
  await page.getByLabel('Number, vendor or city').fill(prNumber);
  await expect(page.getByRole('link', { name: new RegExp(prNumber) })).toBeVisible();
  await openScreen(page, `/receivePo/editPo?poNumber=${item?.poNumber}`);
  await expect(page.getByText('No Item to Receive')).toBeVisible();
  await page.getByRole('link', { name: `Proforma receiver ${prNumber}` }).click();
  await page.getByRole('button', { name: 'Receive what was on the way' }).click();
  await card(page, item?.part ?? '')
    .getByRole('button', { name: /^All/ })
    .click();
  await submit(page).click();
  const number = await postedNumber(page);
  expect(await receiverOf(page, number)).toMatchObject({ prNumber, orderNumber: item?.poNumber });
  await openScreen(page, `/proformaReceiver/list?status=closed&q=${prNumber}`);
  await expect(page.getByRole('link', { name: new RegExp(prNumber) })).toBeVisible();
});

test('what will not come closes its paper, stands on the receiver in the reader’s language, and is on the way again', async ({
  as,
}) => {
  const { words } = tongues['es-ES'];
  const page = await as('warehouse', { stored: { language: 'es-ES' } });
  const { prNumber, plain, others } = await partlyPlainProforma(page);
  const paper = `/proformaReceiver/detail?prNumber=${prNumber}`;
  await page.goto(paper);
  await expect(page.getByText(words.proformaState.OPEN, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.receiveProforma }).click();
  await expect(card(page, plain.part)).toBeVisible();
  await scan(page, plain.part);
  await scan(page, plain.part);
  await card(page, plain.part).getByRole('button', { name: words.short }).click();
  const missing = say(words.shortBy, { quantity: String(Number(plain.max) - 2) });
  await expect(card(page, plain.part)).toContainText(missing);
  for (const { part } of others) {
    await openLine(page, part);
    await card(page, part).getByRole('button', { name: words.short }).click();
  }
  await submit(page).click();
  const [number = ''] = (await postedNumber(page)).split(' ');
  await openScreen(page, `/receiverDetail?receiverNumber=${number}`);
  await expect(page.getByText(missing, { exact: true })).toBeVisible();
  await openScreen(page, paper);
  await expect(page.getByText(words.proformaState.CLOSED, { exact: true })).toBeVisible();
  await expect(page.getByText(missing, { exact: true })).toBeVisible();
  const { data: back } = await ask<Receiver>(page, 'POST', `/receivers/${number}/reverse`, { reason: 'Found it' });
  await page.reload();
  await expect(page.getByText(words.proformaState.OPEN, { exact: true })).toBeVisible();
  const receivers = page.getByRole('list', { name: words.receivers });
  await expect(receivers.getByText(say(words.takesBack, { number }))).toBeVisible();
  await expect(receivers.getByText(say(words.takenBackBy, { number: back.receiverNumber }))).toBeVisible();
});

test('receivers are found by number, unpaid, by buyer code and by day', async ({ as }) => {
  const page = await as('accountant');
  await page.goto('/receiverList');
  await page.getByRole('button', { name: 'Unpaid' }).click();
  await expect(page).toHaveURL(/unpaid=1/);
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByLabel('Buyer code').fill('do');
  await sheet.getByLabel('From').fill('2030-01-02');
  await sheet.getByLabel('To', { exact: true }).fill('2030-01-01');
  await expect(sheet.getByRole('alert')).toContainText('The first day is after the last one.');
  await sheet.getByLabel('From').fill('2020-01-01');
  await sheet.getByRole('button', { name: 'Show receivers' }).click();
  await expect(page).toHaveURL(/buyerCode=DO/);
  const list = page.getByRole('list', { name: 'Receivers' });
  await expect(list.getByRole('listitem').first()).toContainText('Unpaid');
  await page.getByLabel('Receiver or order number').fill('90420');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Receiver 90420' })).toBeVisible();
});

test('a part on a receiver is called what the reader calls it', async ({ as }) => {
  const page = await as('warehouse', { stored: { language: 'zh-CN' } });
  await page.goto('/receiverDetail?receiverNumber=90420');
  const row = page.getByRole('link', { name: /BRG-6204-2RS/ });
  await expect(row).toContainText(/\p{Script=Han}/u);
  await expect(row).not.toContainText('Ball bearing');
});

test('who may only look finds the orders and no way to receive them', async ({ as }) => {
  const page = await as('buyer');
  await page.goto('/receivePo?q=48199');
  await expect(page.getByRole('link', { name: /48199/ })).toHaveAttribute('href', '/poDetail?poNumber=48199');
  await page.goto('/receivePo/editPo?poNumber=48199');
  await expect(page.getByText('Limited permissions')).toBeVisible();
  await expect(page).not.toHaveURL(/editPo/);
});
