import { LANGUAGES } from '@gemba/contract/kit/languages';
import { expect, test } from './support/gemba.ts';
import { axeFindings, overflow } from './support/looks.ts';
import { card, postedNumber, submit } from './support/receiving.ts';
import { saysRefusals } from './support/said.ts';
import { openScreen } from './support/screens.ts';
import { scan, setQuantity, shippingTongues, stockOf, takeBack, whereMost } from './support/shipping.ts';

const PART = 'BRG-6305-ZZ';

// They move the same goods and look at how many lie there: one after another.
test.describe.configure({ mode: 'default' });

test('stock is moved by scanning from, part, part, to; the draft survives a reload, and the move is taken back', async ({
  as,
}) => {
  const page = await as('warehouse');
  await page.goto('/warehouse');
  await page.getByRole('link', { name: 'Move stock' }).click();
  await expect(page.getByRole('heading', { name: 'Move stock' })).toBeVisible();
  const from = await whereMost(page, PART);
  const before = [await stockOf(page, PART, from), await stockOf(page, PART, 'C-04-1')];
  await scan(page, from);
  await expect(page.getByRole('button', { name: `From ${from}` })).toBeVisible();
  await scan(page, PART);
  await expect(card(page, PART)).toBeVisible();
  await scan(page, PART);
  await expect(card(page, PART).getByRole('button', { name: /^Quantity: 2/ })).toBeVisible();
  await scan(page, 'C-04-1');
  await expect(page.getByRole('button', { name: 'To C-04-1' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('You were here before')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await submit(page).dblclick();
  const number = await postedNumber(page);
  await expect(page.getByText('1 part lies in the new location.')).toBeVisible();
  expect((await stockOf(page, PART, from)).onHand).toBe((before[0]?.onHand ?? 0) - 2);
  await page.getByRole('button', { name: 'Take back' }).click();
  const sheet = page.getByRole('dialog', { name: `Take ${number} back` });
  await sheet.getByLabel('Reason').fill('Wrong shelf');
  await sheet.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText(`Takes ${number} back`)).toBeVisible();
  expect([await stockOf(page, PART, from), await stockOf(page, PART, 'C-04-1')]).toEqual(before);
});

test('what goes to another warehouse is on the way until it arrives', async ({ as }) => {
  const page = await as('warehouse');
  const part = 'RNG-42-EXT';
  await page.goto('/warehouse/move');
  const from = await whereMost(page, part);
  const before = await stockOf(page, part, from);
  const there = await stockOf(page, part, 'P1-02');
  await scan(page, from);
  await expect(page.getByRole('button', { name: `From ${from}` })).toBeVisible();
  await page
    .getByRole('list', { name: `Lies at ${from}` })
    .getByRole('button', { name: new RegExp(part) })
    .click();
  await card(page, part).getByRole('button', { name: 'More' }).click();
  await scan(page, 'P1-02');
  await expect(page.getByRole('button', { name: 'To P1-02' })).toBeVisible();
  await submit(page).click();
  const number = await postedNumber(page);
  await expect(page.getByText('On the way to warehouse P1')).toBeVisible();
  await openScreen(page, '/warehouse/transferList?status=IN_TRANSFER');
  await page.getByRole('link', { name: new RegExp(number) }).click();
  await page.getByRole('button', { name: 'It has arrived' }).click();
  await expect(page.getByText('Arrived', { exact: true }).first()).toBeVisible();
  expect((await stockOf(page, part, 'P1-02')).onHand).toBe(there.onHand + 1);
  await takeBack(page, number, 'It belongs here');
  await expect(page.getByText(`Takes ${number} back`)).toBeVisible();
  expect(await stockOf(page, part, from)).toEqual(before);
});

for (const language of LANGUAGES) {
  test(`every rule of a move is said at its field in ${language}`, async ({ as }) => {
    const { shelves, kit, refusals } = shippingTongues[language];
    const page = await as('warehouse', { stored: { language } });
    const said = saysRefusals(page, refusals);
    const set = new RegExp(`^${kit.setQuantity.split('{')[0]?.trim()}`);
    const quantity = new RegExp(`^${shelves.quantity}[:：]`);
    await page.goto('/warehouse/move');
    await submit(page).click();
    await said('NO_ITEM_TO_MOVE');
    await page.getByLabel(shelves.part, { exact: true }).fill('BRG-6305-ZZ');
    await submit(page).click();
    await said('LOCATION_REQUIRED');
    await said('INVALID_QUANTITY');
    await scan(page, 'LINE-1');
    await said('INVENTORY_NOT_EXIST', { partNumber: 'BRG-6305-ZZ', location: 'LINE-1' });
    const from = await whereMost(page, PART);
    await page.getByRole('button', { name: new RegExp(`^${shelves.from}`) }).click();
    await page.getByRole('dialog').getByText(from, { exact: true }).click();
    await scan(page, from);
    await said('SAME_LOCATION', { location: from });
    const { onHand } = await stockOf(page, PART, from);
    await setQuantity(page, { card: card(page, PART), button: quantity }, String(onHand + 1), set);
    await said('MOVED_QTY_OVER_ON_HAND', { onHandQuantity: onHand, location: from });
    await openScreen(page, '/warehouse/transferDetail?transferNumber=0');
    await said('TRANSFER_NOT_EXIST', { transferNumber: '0' });
  });
}

test('who keeps no shelves may not move anything', async ({ as }) => {
  const page = await as('sales');
  await page.goto('/warehouse/move');
  await expect(page.getByText('Limited permissions')).toBeVisible();
});
