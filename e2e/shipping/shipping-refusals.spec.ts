import { LANGUAGES } from '@gemba/contract/kit/languages';
import { say } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { rowsOf } from '../support/orders.ts';
import { card, openLine, submit } from '../support/receiving.ts';
import { saysRefusals } from '../support/said.ts';
import { openScreen } from '../support/screens.ts';
import { placesToPick, scan, setQuantity, shippingTongues } from '../support/shipping.ts';

for (const language of LANGUAGES) {
  test(`every rule of shipping is said at its field in ${language}`, async ({ as }) => {
    test.slow();
    const { words, posting, kit, refusals } = shippingTongues[language];
    const page = await as('warehouse', { stored: { language } });
    const said = saysRefusals(page, refusals);
    const set = new RegExp(`^${kit.setQuantity.split('{')[0]?.trim()}`);
    const leave = () => page.getByRole('dialog').getByRole('button', { name: kit.close }).click();
    const quantityAt = (location: string) => say(kit.quantityAt, { location });

    // Nothing entered, more than lies there.
    await page.goto('/shipperSo/editSo?soNumber=31077');
    await submit(page).click();
    await said('NO_ITEM_TO_SHIP');
    const motor = 'MTR-IE3-1.5KW';
    await openLine(page, motor);
    const line = card(page, motor);
    await setQuantity(page, { card: line, button: new RegExp(quantityAt('B-11-4')) }, '40', set);
    await said('SHIPPED_QTY_OVER_ON_HAND', { onHandQuantity: 36, location: 'B-11-4' });
    await leave();
    await setQuantity(page, { card: line, button: new RegExp(quantityAt('B-11-4')) }, '36', set);
    await line.getByRole('button', { name: kit.addLocation }).click();
    await setQuantity(page, { card: line, button: new RegExp(quantityAt('C-02-1')) }, '25', set);
    await said('SHIPPED_QTY_OVER_ON_HAND', { onHandQuantity: 24, location: 'C-02-1' });
    await leave();

    // Serial numbers: none, too few, one that lies elsewhere, one twice.
    await line.getByRole('button', { name: say(kit.remove, { what: 'C-02-1' }) }).click();
    await setQuantity(page, { card: line, button: new RegExp(quantityAt('B-11-4')) }, '2', set);
    await submit(page).click();
    await said('SERIAL_REQUIRED', { partNumber: motor });
    await line.getByRole('button', { name: say(words.serialsAt, { location: 'B-11-4' }) }).click();
    const places = await placesToPick(page, '31077', motor);
    const serialAt = (at: string) => places.find(({ location }) => location === at)?.serials[0] ?? '';
    const [here, elsewhere] = [serialAt('B-11-4'), serialAt('C-02-1')];
    const serial = page.getByRole('dialog').getByRole('textbox');
    await serial.fill(elsewhere);
    await serial.press('Enter');
    await said('SERIAL_NOT_EXIST', { serial: elsewhere, location: 'B-11-4' });
    await serial.fill(here);
    await serial.press('Enter');
    await serial.fill(here);
    await serial.press('Enter');
    await said('SERIAL_TWICE', { serial: here });
    await leave();
    await said('SERIAL_COUNT_NOT_MATCH', { partNumber: motor, quantity: 2 });

    // Locations: one where nothing lies, none at all.
    await line
      .getByRole('button', { name: /B-11-4/ })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel(posting.findLocation).fill('A-01-1');
    await page.getByRole('dialog').getByLabel(posting.findLocation).press('Enter');
    await said('INVENTORY_NOT_EXIST', { partNumber: motor, location: 'A-01-1' });
    await leave();
    const coupling = 'CPL-38-AL';
    await openLine(page, coupling);
    await setQuantity(page, { card: card(page, coupling), button: new RegExp(quantityAt('').trim()) }, '1', set);
    await submit(page).click();
    await openLine(page, coupling);
    await said('LOCATION_REQUIRED');

    // The paper: a day to come, an amount that is none, a carrier that nobody knows.
    await page.getByText(words.papers).click();
    await page.getByLabel(words.header.shippedDate).fill('2999-01-01');
    await said('SHIPPED_DATE_IN_FUTURE');
    await page.getByLabel(words.header.freightTotal).fill('much');
    await said('INVALID_INPUT');

    // Rules that only the server can check: an unknown carrier, the customer's credit limit.
    await openScreen(page, '/shipperSo/editSo?soNumber=31080');
    await scan(page, 'SEN-PT100');
    await page.getByText(words.papers).click();
    await page.getByLabel(words.header.carrier).fill('MULE');
    await submit(page).click();
    await said('CODE_NOT_EXIST', { value: 'MULE' });
    await openScreen(page, '/shipperSo/editSo?soNumber=31076');
    await expect(page.getByText(words.creditUsedUpWho)).toBeVisible();
    const dear = 'MTR-IE3-11KW';
    const motors = (await placesToPick(page, '31076', dear)).flatMap(({ serials }) => serials);
    for (const one of motors.slice(0, 6)) await scan(page, one);
    await expect(card(page, dear)).toContainText(say(words.pickedOf, { done: 6, all: 6 }));
    await submit(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'BRA-020' }).first()).toContainText(
      say(refusals.CUSTOMER_OVER_CREDIT_LIMIT, { customerId: 'BRA-020' }).split('{')[0]?.trim() ?? '',
    );

    // Said beforehand, with who can clear it: a locked customer, a part on hold, another revision, an order on hold.
    await openScreen(page, '/shipperSo/editSo?soNumber=31075');
    await said('CUSTOMER_IS_HOLD', { customerId: 'ARR-017' });
    await expect(submit(page)).toBeDisabled();
    await openScreen(page, '/shipperSo/editSo?soNumber=31079');
    await scan(page, 'W00-14/200(A)');
    await said('PART_IS_HOLD', { partNumber: 'W00-14/200(A)' });
    await openScreen(page, '/shipperSo/editSo?soNumber=31081');
    await setQuantity(page, { card: card(page, 'GBX-220-07'), button: new RegExp(quantityAt('').trim()) }, '1', set);
    await expect(page.getByRole('alert').filter({ hasText: 'GBX-220-07' }).first()).toContainText(
      say(refusals.PART_REVISION_NOT_MATCH, { partNumber: 'GBX-220-07' }).split('{')[0]?.trim() ?? '',
    );
    const waiting = await rowsOf(page, '/salesOrders?status=notApproved&limit=50');
    const unreviewed = waiting.findLast(({ status }) => status === 'NOT_REVIEWED');
    await openScreen(page, `/shipperSo/editSo?soNumber=${unreviewed?.['soNumber']}`);
    await said('ORDER_IS_HOLD', { orderNumber: unreviewed?.['soNumber'] ?? '' });
    await openScreen(page, '/shipperSo/editSo?soNumber=0');
    await said('SALES_ORDER_NOT_EXIST', { soNumber: '0' });
  });
}
