import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { rowsOf } from '../support/orders.ts';
import { card, postedNumber, submit } from '../support/receiving.ts';
import { importRtv } from '../support/returns.ts';
import { openScreen } from '../support/screens.ts';
import { stockOf, takeBack } from '../support/shipping.ts';

const PART = 'BRG-6204-2RS';

test('goods on hand go back to their vendor, and come back when the shipment is taken back', async ({ as }) => {
  test.slow();
  const page = await as('admin');
  await page.goto('/navigation');
  const shelves = await rowsOf(page, `/inventory?partNumber=${PART}&limit=100`);
  const location = shelves.find(({ onHand }) => Number(onHand) >= 3)?.['location'] ?? '';
  const rtv = await importRtv(page, PART, location, '3');
  const before = await stockOf(page, PART, location);
  await openScreen(page, `/shipRtv?q=${rtv}`);
  await page.getByRole('link', { name: new RegExp(rtv) }).click();
  await submit(page).click();
  await expect(page.getByText('No item to ship.')).toBeVisible();
  await card(page, PART).getByRole('button', { name: /^All/ }).first().click();
  await page.reload();
  await expect(page.getByText('You were here before')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await submit(page).click();
  const number = await postedNumber(page);
  expect(await stockOf(page, PART, location)).toMatchObject({ onHand: before.onHand - 3 });
  expect((await ask(page, 'GET', `/rtvs/${rtv}`)).data).toMatchObject({ status: 'SHIPPED', shippers: [{ number }] });
  await page.getByRole('button', { name: 'Show RTV shipper' }).click();
  await expect(page.getByRole('main')).toContainText(location);
  await takeBack(page, number, 'The truck came back');
  await expect(page.getByText(`Takes ${number} back`)).toBeVisible();
  expect(await stockOf(page, PART, location)).toEqual(before);
  expect((await ask(page, 'GET', `/rtvs/${rtv}`)).data).toMatchObject({ status: 'APPROVED' });
});
