import { addDays } from '@gemba/contract/kit/dates';
import type { ShipperRow } from '@gemba/contract/shipping/shippers/shipper';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { card, openLine, postedNumber, submit } from '../support/receiving.ts';
import { openScreen, outwaitDoubleTap } from '../support/screens.ts';
import { burst, placesToPick, scan, stockOf, takeBack } from '../support/shipping.ts';

test('an order is shipped from two locations at once, sent once however often it is tapped, and taken back', async ({
  as,
}) => {
  const page = await as('warehouse');
  await page.goto('/shipperSo');
  await page.getByLabel('Order, customer or city').fill('31072');
  await page.getByRole('link', { name: /31072/ }).click();
  const part = 'BRG-6205-2RS';
  const line = card(page, part);
  const before = await stockOf(page, part, 'B-01-2');
  await line.getByRole('button', { name: `All 20 ${part}` }).click();
  await openLine(page, part);
  await expect(line.getByRole('button', { name: /A-05-4 2 on hand/ })).toBeVisible();
  await expect(
    line.getByRole('button', { name: `B-01-2 ${before.onHand.toLocaleString('en-US')} on hand` }),
  ).toBeVisible();
  await expect(line.getByText('20 of 20 picked')).toBeVisible();
  await line.getByLabel('Box').first().fill('1');
  await line.getByLabel('Box').last().fill('2');
  await expect(page.getByText('1 of 2 lines · 2 boxes')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);

  await page.reload();
  await expect(page.getByText('You were here before')).toBeVisible();
  await expect(line).toContainText('20 / 20');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/shipping/salesOrders/')) sent += 1;
  });
  await submit(page).dblclick();
  const number = await postedNumber(page);
  expect(sent).toBe(1);
  await page.reload();
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  await expect(page.getByText('1 line of SO 31072 has left. More is to come.')).toBeVisible();
  expect(await stockOf(page, part, 'B-01-2')).toEqual({ ...before, onHand: before.onHand - 18 });
  const { data } = await ask<{ items: ShipperRow[] }>(page, 'GET', '/shippers?q=31072&status=unBilled');
  expect(data.items.filter(({ reverses }) => reverses === null).map(({ shipperNumber }) => shipperNumber)).toEqual([
    number,
  ]);

  await burst(page, '31077');
  await page.waitForURL(/soNumber=31077/);
  await page.goBack();
  await page.getByRole('button', { name: 'Show shipper' }).click();
  const places = page.getByRole('list', { name: 'Take from' }).getByRole('listitem');
  await expect(places.filter({ hasText: 'A-05-4' })).toContainText('Box 1 · 2');
  await expect(places.filter({ hasText: 'B-01-2' })).toContainText('Box 2 · 18');
  await takeBack(page, number, 'The truck did not come');
  await expect(page.getByText(`Takes ${number} back`)).toBeVisible();
  await expect(page.getByText('−20 EA')).toBeVisible();
  expect(await stockOf(page, part, 'B-01-2')).toEqual(before);
});

test('what is kept open waits in SIP; cancelling gives it back, shipping lets it go', async ({ as }) => {
  const page = await as('warehouse');
  const part = 'SEN-PT100';
  const pick = async () => {
    await openScreen(page, '/shipperSo/editSo?soNumber=31080');
    await scan(page, part);
    await expect(card(page, part)).toContainText('1 of 2 picked');
    await page.getByRole('button', { name: 'Keep open' }).click();
    const number = await postedNumber(page);
    await page.getByRole('button', { name: 'Ship it' }).click();
    return number;
  };
  const shelf = (await placesToPick(page, '31080', part))[0]?.location ?? '';
  const before = await stockOf(page, part, shelf);
  const first = await pick();
  expect(await stockOf(page, part, shelf)).toEqual({
    ...before,
    onHand: before.onHand - 1,
    inSip: before.inSip + 1,
  });
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const asked = page.getByRole('dialog', { name: `Cancel shipper ${first}?` });
  await asked.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await asked.getByRole('button', { name: 'Cancel shipper' }).click();
  await expect(page.getByText('Cancelled').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ship', exact: true })).toBeHidden();
  expect(await stockOf(page, part, shelf)).toEqual(before);

  const second = await pick();
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: `Ship ${second}` });
  const today = await sheet.getByLabel('Shipped date').inputValue();
  await sheet.getByLabel('Shipped date').fill('2999-01-01');
  await expect(sheet.getByText('The shipped date cannot be in the future.')).toBeVisible();
  await sheet.getByLabel('Shipped date').fill(addDays(today, -1));
  await sheet.getByLabel('Carrier').fill('MULE');
  await sheet.getByRole('button', { name: 'Ship' }).click();
  await expect(sheet.getByText('MULE does not exist. Choose one that is set up.')).toBeVisible();
  await sheet.getByLabel('Carrier').fill('ROAD');
  await sheet.getByLabel('Tracking number').fill('HD-77');
  await sheet.getByRole('button', { name: 'Ship' }).click();
  await expect(page.getByText('Shipped, unbilled').first()).toBeVisible();
  await page.getByText('Papers').click();
  await expect(page.getByText('HD-77')).toBeVisible();
  await openScreen(page, `/shipperList?status=unBilled&q=${second}`);
  await page.getByRole('link', { name: new RegExp(second) }).click();
  await takeBack(page, second, 'Wrong truck');
  await expect(page.getByText(`Takes ${second} back`)).toBeVisible();
  expect(await stockOf(page, part, shelf)).toEqual(before);
});

test('scans: a part that is not on the order is refused, a location is emptied next, serials count, a box is filled', async ({
  as,
}) => {
  const page = await as('warehouse');
  await page.goto('/shipperSo/editSo?soNumber=31077');
  const motor = 'MTR-IE3-1.5KW';
  await expect(card(page, motor)).toBeVisible();
  await scan(page, 'BRG-6306-C3');
  await expect(page.getByRole('alert')).toContainText('BRG-6306-C3 is not on this order');
  await scan(page, 'BOX-7');
  await expect(page.getByRole('status').filter({ hasText: 'Box 7' })).toContainText('Packed into this');
  await scan(page, motor);
  await expect(page.getByText('Scan its serial number')).toBeVisible();
  const places = await placesToPick(page, '31077', motor);
  const [near, far] = places.map(({ serials }) => serials[0] ?? '') as [string, string];
  await scan(page, far);
  await scan(page, near);
  await scan(page, near);
  await expect(page.getByRole('alert').filter({ hasText: near })).toContainText('entered already');
  const line = card(page, motor);
  await expect(line.getByText('2 of 60 picked')).toBeVisible();
  await expect(line.getByRole('button', { name: /C-02-1 24 on hand/ })).toBeVisible();
  await expect(line.getByLabel('Box').first()).toHaveValue('7');
  await scan(page, 'B-11-4');
  await expect(page.getByText('Taken from here')).toBeVisible();
});

test('a customer over its credit limit is asked about where the company wants it so', async ({ as }) => {
  const page = await as('twin');
  await page.goto('/shipperSo/editSo?soNumber=31076');
  await expect(page.getByText('You will be asked before it is shipped.')).toBeVisible();
  const motor = 'MTR-IE3-11KW';
  const serials = (await placesToPick(page, '31076', motor)).flatMap((place) => place.serials);
  for (const serial of serials.slice(0, 4)) await scan(page, serial);
  await expect(card(page, motor)).toContainText('4 of 4 picked');
  await submit(page).click();
  const question = page.getByRole('dialog', { name: /would be over its credit limit of .* Ship anyway\?/ });
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(page).not.toHaveURL(/posted=/);
  await submit(page).click();
  await question.waitFor();
  await outwaitDoubleTap(page);
  await question.getByRole('button', { name: 'Ship anyway' }).click();
  const number = await postedNumber(page);
  await page.getByRole('button', { name: 'Show shipper' }).click();
  await takeBack(page, number, 'Only a trial');
  await expect(page.getByText(`Takes ${number} back`)).toBeVisible();
});

test('who may only look is led to the order, and offered nothing to do', async ({ as }) => {
  const page = await as('sales');
  await page.goto('/shipperSo?q=31074');
  await expect(page.getByRole('link', { name: /31074/ })).toHaveAttribute('href', '/soDetail?soNumber=31074');
  await page.goto('/shipperSo/editSo?soNumber=31074');
  await expect(page.getByText('Limited permissions')).toBeVisible();
  await openScreen(page, '/shipperList?status=open');
  // The oldest: what other stories keep open, they cancel.
  await page.getByRole('list', { name: 'Shippers' }).getByRole('link').last().click();
  await expect(page.getByText('Open', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ship', exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeHidden();
});

test('what was announced by a proforma shipper is shipped by it', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/proformaShipper/list');
  await page.getByRole('link', { name: /SO 31083/ }).click();
  await expect(page.getByText('Sales order 31083')).toBeVisible();
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  const line = card(page, 'CPL-19-AL');
  await scan(page, 'CPL-19-AL');
  await expect(line).toContainText('1 of 10 picked');
  await page.getByRole('button', { name: 'Keep open' }).click();
  const number = await postedNumber(page);
  await page.getByRole('button', { name: 'Ship it' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel shipper' }).click();
  await expect(page.getByText(`Shipper ${number} is cancelled`)).toBeVisible();
});
