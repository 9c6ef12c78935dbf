import { SEPARATOR } from '@gemba/contract/kit/gs1/goods-code';
import { LANGUAGES } from '@gemba/contract/kit/languages';
import type { Page } from '@playwright/test';
import { gemba } from '../support/command.ts';
import { COMPANY, expect, fillLogin, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { card, keyIn, submit } from '../support/receiving.ts';
import { saysRefusals } from '../support/said.ts';
import { openScreen } from '../support/screens.ts';
import {
  burst,
  scan,
  scanCarton,
  scanIntoFocus,
  setQuantity,
  shippingTongues,
  stockOf,
  takeBack,
  whereMost,
} from '../support/shipping.ts';

const PART = 'BRG-6305-ZZ';

// They move the same goods and look at how many lie there: one after another.
test.describe.configure({ mode: 'default' });

const from = (page: Page, location: string) => page.getByRole('button', { name: `From ${location}` });
const to = (page: Page, location: string) => page.getByRole('button', { name: new RegExp(`^To ${location}`) });
const band = (page: Page) => page.getByRole('region', { name: 'Ready to scan' }).getByRole('status');
/** The number of the last transfer, from the menu. */
const showLast = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: /^Show transfer/ });
  const number = ((await link.textContent()) ?? '').replace('Show transfer ', '');
  await link.click();
  await page.waitForURL(/transferNumber=/);
  return number;
};

test('stock is moved by scanning from, part, part, to; the location stays, and the move is taken back', async ({
  as,
}) => {
  const page = await as('warehouse');
  await page.goto('/warehouse');
  await page.getByRole('link', { name: 'Move stock' }).click();
  await expect(page.getByRole('heading', { name: 'Move stock' })).toBeVisible();
  const shelf = await whereMost(page, PART);
  const before = [await stockOf(page, PART, shelf), await stockOf(page, PART, 'C-04-1')];
  await scan(page, shelf);
  await expect(from(page, shelf)).toBeVisible();
  await scan(page, PART);
  await expect(page.getByRole('dialog').getByRole('heading', { name: PART })).toBeVisible();
  await burst(page, PART);
  await expect(card(page, PART).getByRole('button', { name: /^Quantity: 2/ })).toBeVisible();
  await scan(page, 'C-04-1');
  await expect(to(page, 'C-04-1')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You were here before')).toBeVisible();
  await expect(page.getByText(`${(before[0]?.onHand ?? 0) - 2} stay in ${shelf}`)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await expect(submit(page)).toHaveText('Move 2 EA to C-04-1');
  await submit(page).dblclick();
  await expect(page.getByText(/^1 moved since/)).toBeVisible();
  await expect(band(page)).toContainText(`${PART} moved`);
  await expect(from(page, shelf)).toBeVisible();
  await expect(card(page, PART)).toBeHidden();
  expect((await stockOf(page, PART, shelf)).onHand).toBe((before[0]?.onHand ?? 0) - 2);
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  const number = await showLast(page);
  await takeBack(page, number, 'Wrong shelf');
  await expect(page.getByText(`Takes ${number} back`)).toBeVisible();
  expect([await stockOf(page, PART, shelf), await stockOf(page, PART, 'C-04-1')]).toEqual(before);
});

test('what lies on a shelf is moved by tapping: the pad opens, and the shelf that holds the part is suggested', async ({
  as,
}) => {
  const page = await as('warehouse');
  await page.goto('/inventory/list?q=A-03-2');
  await page.getByRole('navigation', { name: 'Do with it' }).getByRole('link', { name: 'Move' }).click();
  await expect(from(page, 'A-03-2')).toBeVisible();
  const part = 'BRG-6204-2RS';
  const { onHand } = await stockOf(page, part, 'A-03-2');
  await page
    .getByRole('list', { name: 'Lies at A-03-2' })
    .getByRole('button', { name: new RegExp(part) })
    .click();
  await keyIn(page, '5');
  await expect(page.getByText('Suggested')).toBeVisible();
  await expect(page.getByText(`5 EA of ${onHand}`)).toBeVisible();
  const suggested = page.getByRole('button', { name: /^To .* of this part lie there/ });
  await expect(suggested).toBeVisible();
  await submit(page).click();
  await expect(page.getByText(/^1 moved since/)).toBeVisible();
  expect((await stockOf(page, part, 'A-03-2')).onHand).toBe(onHand - 5);
  const number = await showLast(page);
  await takeBack(page, number, 'For the next story');
  await expect(page.getByText(`Takes ${number} back`)).toBeVisible();
});

test('the location that goods come from is no destination when it is scanned again', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/warehouse/move?from=A-03-2');
  await scan(page, 'BRG-6204-2RS');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Set 1/ })
    .click();
  await expect(page.getByText('Suggested')).toBeVisible();
  const going = await submit(page).textContent();
  await scan(page, 'A-03-2');
  await expect(band(page)).toContainText('is already where it comes from');
  await expect(submit(page)).toHaveText(going ?? '');
  await expect(from(page, 'A-03-2')).toBeVisible();
  await expect(to(page, 'A-03-2')).toBeHidden();
});

test('a quantity on the pad is kept when the next scan comes', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/warehouse/move?from=A-03-2');
  await scan(page, 'BRG-6204-2RS');
  const pad = page.getByRole('dialog');
  await pad.getByRole('button', { name: '5', exact: true }).click();
  await pad.getByRole('button', { name: /^Set 5/ }).evaluate((button) => {
    for (const key of [...'C-04-1', 'Enter'])
      button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await expect(to(page, 'C-04-1')).toBeVisible();
  await expect(submit(page)).toHaveText('Move 5 EA to C-04-1');
});

test('a quantity on the pad is kept too when a scan comes that no element has the focus for', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/warehouse/move?from=A-03-2');
  await scan(page, 'BRG-6204-2RS');
  const pad = page.getByRole('dialog');
  for (const digit of ['4', '0']) await pad.getByRole('button', { name: digit, exact: true }).click();
  await burst(page, 'BRG-6204-2RS');
  await expect(pad).toBeHidden();
  await expect(card(page, 'BRG-6204-2RS').getByRole('button', { name: /^Quantity: 41/ })).toBeVisible();
  await burst(page, 'C-04-1');
  await expect(submit(page)).toHaveText('Move 41 EA to C-04-1');
});

test('a scanned carton moves its content', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/warehouse/move?from=A-03-2');
  await expect(from(page, 'A-03-2')).toBeVisible();
  await scanCarton(page, [']d2241BRG-6204-2RS', '3710']);
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Set 10/ })).toBeVisible();
  await scanCarton(page, [']d2241BRG-6204-2RS', '3710']);
  await expect(band(page)).toContainText('+10');
  await scan(page, 'BRG-6204-2RS');
  await expect(card(page, 'BRG-6204-2RS').getByRole('button', { name: /^Quantity: 21/ })).toBeVisible();
  await scan(page, 'C-04-1');
  await expect(submit(page)).toHaveText('Move 21 EA to C-04-1');
});

test('a carton that is scanned while the pad is open counts as it says, beside the quantity on the pad', async ({
  as,
}) => {
  const page = await as('warehouse');
  await page.goto('/warehouse/move?from=A-03-2');
  await scan(page, 'BRG-6204-2RS');
  const pad = page.getByRole('dialog');
  await pad.getByRole('button', { name: '5', exact: true }).click();
  await scanIntoFocus(page, `]d2241BRG-6305-ZZ${SEPARATOR}3710`);
  await expect(pad.getByRole('heading', { name: 'BRG-6305-ZZ' })).toBeVisible();
  await expect(pad.getByRole('button', { name: /^Set 10/ })).toBeFocused();
  await scanIntoFocus(page, `]d2241BRG-6305-ZZ${SEPARATOR}3710`);
  await expect(pad).toBeHidden();
  await expect(band(page)).toContainText('+10');
  await expect(card(page, 'BRG-6305-ZZ').getByRole('button', { name: /^Quantity: 20/ })).toBeVisible();
  await card(page, 'BRG-6204-2RS').getByRole('button', { expanded: false }).click();
  await expect(card(page, 'BRG-6204-2RS').getByRole('button', { name: /^Quantity: 5/ })).toBeVisible();
});

test('a part that lies in one place comes from there, and one that is near or was used before is suggested', async ({
  as,
}) => {
  const page = await as('warehouse');
  await page.goto('/warehouse/move?part=RNG-47-INT');
  const shelf = await whereMost(page, 'RNG-47-INT');
  await expect(from(page, shelf)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Other locations' }).getByText(shelf)).toBeHidden();
  await expect(to(page, shelf)).toBeHidden();
  await expect(
    page.getByRole('button', { name: /^To Suggested .*(before|Nothing lies there|usual location)/ }),
  ).toBeVisible();
  await setQuantity(page, { card: card(page, 'RNG-47-INT'), button: /^Quantity:/ }, '1', /^Set 1/);
  await expect(submit(page)).toHaveText(/^Move 1 EA to [A-Z]/);
});

test('an order that is scanned while the pad is open is no quantity', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/warehouse/move?from=A-03-2');
  await scan(page, 'BRG-6204-2RS');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Set 1/ })).toBeFocused();
  await scanIntoFocus(page, '48205');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: '48205' })).toBeVisible();
  await expect(card(page, 'BRG-6204-2RS').getByRole('button', { name: /^Quantity: 1/ })).toBeVisible();
});

test('another part of the same shelf goes along in one transfer', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/warehouse/move?from=A-03-2');
  for (const part of ['BRG-6204-2RS', 'BRG-6304-ZZ']) {
    await scan(page, part);
    await expect(page.getByRole('dialog').getByRole('heading', { name: part })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(submit(page)).toHaveText('Move 2 parts');
  await expect(card(page, 'BRG-6204-2RS').getByRole('button', { expanded: false })).toBeVisible();
});

test('what goes to another warehouse is on the way until it arrives', async ({ as }) => {
  const page = await as('warehouse');
  const part = 'RNG-42-EXT';
  await page.goto('/warehouse/move');
  const shelf = await whereMost(page, part);
  const before = await stockOf(page, part, shelf);
  const there = await stockOf(page, part, 'P1-02');
  await scan(page, shelf);
  await expect(from(page, shelf)).toBeVisible();
  await page
    .getByRole('list', { name: `Lies at ${shelf}` })
    .getByRole('button', { name: new RegExp(part) })
    .click();
  await keyIn(page, '1');
  await scan(page, 'P1-02');
  await expect(to(page, 'P1-02')).toBeVisible();
  await submit(page).click();
  await band(page)
    .getByRole('link', { name: `${part} on the way` })
    .click();
  await page.waitForURL(/transferNumber=/);
  const number = new URL(page.url()).searchParams.get('transferNumber') ?? '';
  await openScreen(page, '/warehouse/transferList?status=IN_TRANSFER');
  await page.getByRole('link', { name: new RegExp(number) }).click();
  await page.getByRole('button', { name: 'It has arrived' }).click();
  await expect(page.getByText('Arrived', { exact: true }).first()).toBeVisible();
  expect((await stockOf(page, part, 'P1-02')).onHand).toBe(there.onHand + 1);
  await takeBack(page, number, 'It belongs here');
  await expect(page.getByText(`Takes ${number} back`)).toBeVisible();
  expect(await stockOf(page, part, shelf)).toEqual(before);
});

for (const language of LANGUAGES) {
  test(`every rule of a move is said at its field in ${language}`, async ({ as }) => {
    const { shelves, kit, refusals } = shippingTongues[language];
    const page = await as('warehouse', { stored: { language } });
    const said = saysRefusals(page, refusals);
    const set = new RegExp(`^${kit.setQuantity.split('{')[0]?.trim()}`);
    const quantity = new RegExp(`^${shelves.quantity}[:：]`);
    // A part that lies in one place would come from there by itself.
    const inTwoPlaces = 'BRG-6205-2RS';
    await page.goto('/warehouse/move');
    await submit(page).click();
    await said('NO_ITEM_TO_MOVE');
    await page.getByLabel(shelves.part, { exact: true }).fill(inTwoPlaces);
    await submit(page).click();
    await said('LOCATION_REQUIRED');
    await said('INVALID_QUANTITY');
    await scan(page, 'LINE-1');
    await said('INVENTORY_NOT_EXIST', { partNumber: inTwoPlaces, location: 'LINE-1' });
    const shelf = await whereMost(page, inTwoPlaces);
    await page.getByRole('button', { name: new RegExp(`^${shelves.from}`) }).click();
    await page.getByRole('dialog').getByText(shelf, { exact: true }).click();
    await page.getByRole('button', { name: new RegExp(`^${shelves.to}`) }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill(shelf);
    await page.getByRole('dialog').getByRole('searchbox').press('Enter');
    await said('SAME_LOCATION', { location: shelf });
    const { onHand } = await stockOf(page, inTwoPlaces, shelf);
    await setQuantity(page, { card: card(page, inTwoPlaces), button: quantity }, String(onHand + 1), set);
    await said('MOVED_QTY_OVER_ON_HAND', { onHandQuantity: onHand, location: shelf });
    await openScreen(page, '/warehouse/transferDetail?transferNumber=0');
    await said('TRANSFER_NOT_EXIST', { transferNumber: '0' });
  });
}

test('who moves goods and may not read parts finds one without its signs: typed, searched and scanned', async ({
  page,
}) => {
  const [keeper, password] = [`keeper-${Date.now()}`, `shelf ${Date.now()} by shelf`];
  await gemba(['user', 'add', COMPANY, keeper, '--roles', 'ADD_SHIPPER'], password);
  await page.goto('/login');
  await fillLogin(page, keeper, password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
  const shown = page.getByText('BRG-6204-2RS', { exact: true }).or(page.locator('input[value="BRG-6204-2RS"]')).first();

  await openScreen(page, '/warehouse/move?from=A-03-2');
  const field = page.getByRole('textbox', { name: 'Part', exact: true });
  await field.fill('brg62042rs');
  await field.press('Tab');
  await expect(shown).toBeVisible();

  await openScreen(page, '/warehouse/move?from=C-04-1');
  await page.getByRole('button', { name: 'Part: find a part' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('brg62042rs');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /BRG-6204-2RS/ })
    .click();
  await expect(shown).toBeVisible();

  await openScreen(page, '/warehouse/move?from=A-01-1');
  await scan(page, 'brg62042rs');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'BRG-6204-2RS' })).toBeVisible();
});

test('who keeps no shelves may not move anything', async ({ as }) => {
  const page = await as('sales');
  await page.goto('/warehouse/move');
  await expect(page.getByText('Limited permissions')).toBeVisible();
});
