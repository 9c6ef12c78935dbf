import { LANGUAGES } from '@gemba/contract/kit/languages';
import { say, startOf } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { card, keyIn, openLine, submit, suggested, tongues } from '../support/receiving.ts';
import { saysRefusals } from '../support/said.ts';
import { openScreen } from '../support/screens.ts';

for (const language of LANGUAGES) {
  test(`every rule of receiving is said at its field in ${language}`, async ({ as }) => {
    test.slow();
    const { words, posting, kit, refusals } = tongues[language];
    const page = await as('warehouse', { stored: { language } });
    const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
    const said = saysRefusals(page, refusals);
    const newQuantity = (part: string) => card(page, part).getByRole('button', { name: new RegExp(words.newQuantity) });
    const set = new RegExp(`^${kit.setQuantity.split('{')[0]?.trim()}`);
    const leavePad = () => page.getByRole('dialog').getByRole('button', { name: kit.close }).click();
    const scan = async (code: string) => {
      await page.getByRole('button', { name: kit.typeIn }).click();
      await page.getByLabel(words.scanExpects).fill(code);
      await page.getByRole('button', { name: posting.takeCode }).click();
    };

    await page.goto('/receivePo/editPo?poNumber=48190');
    await submit(page).click();
    await said('NO_ITEM_TO_RECEIVE');
    const bearing = 'BRG-6204-2RS';
    const shelf = await suggested(page, '48190', bearing);
    await openLine(page, bearing);
    await newQuantity(bearing).click();
    await keyIn(page, '281', set);
    await said('INVALID_NEW_QTY_REC');
    await leavePad();
    await newQuantity(bearing).click();
    await keyIn(page, '5', set);
    await submit(page).click();
    await said('IR_NUMBER_REQUIRED', { partNumber: bearing });
    await said('FIELD_REQUIRED', { msg: words.field.lotNumber });
    await said('FIELD_REQUIRED', { msg: words.field.qualified });
    await card(page, bearing).getByRole('radio', { name: words.verdicts.part }).click();
    await card(page, bearing)
      .getByRole('button', { name: new RegExp(words.field.qualified) })
      .click();
    await keyIn(page, '6', set);
    await said('QTY_QUALIFIED_OVER_RECEIVED', { received: 5 });
    await leavePad();

    // Locations: none, twice, unknown, of another warehouse.
    await card(page, bearing).getByRole('button', { name: kit.addLocation }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(posting.findLocation).fill('Z-99');
    await sheet.getByLabel(posting.findLocation).press('Enter');
    await said('LOCATION_NOT_EXIST', { location: 'Z-99' });
    await sheet.getByLabel(posting.findLocation).fill(shelf);
    await sheet.getByLabel(posting.findLocation).press('Enter');
    await said('DUPLICATE_LOCATION', { location: shelf });
    await card(page, bearing)
      .getByRole('button', { name: say(kit.remove, { what: shelf }) })
      .last()
      .click();
    await card(page, bearing)
      .getByRole('button', { name: say(kit.remove, { what: shelf }) })
      .click();
    await card(page, bearing).getByRole('button', { name: kit.addLocation }).click();
    await leavePad();
    await submit(page).click();
    await said('LOCATION_REQUIRED');
    await scan('P1-01');
    await card(page, bearing).getByLabel(words.field.irNumber).fill('IR-1');
    await card(page, bearing).getByLabel(words.field.lotNumber).fill('L-1');
    await card(page, bearing).getByRole('radio', { name: words.verdicts.accept }).click();
    await submit(page).click();
    await said('RECEIVE_TO_WRONG_WAREHOUSE', { location: 'P1-01', warehouse: 'P2' });
    await scan('A-04-1');

    // The paper: a day to come, a carrier that nobody knows.
    await page.getByText(words.papers).click();
    await page.getByLabel(words.header.receivedDate).fill('2999-01-01');
    await said('RECEIVED_DATE_IN_FUTURE');
    await page.getByLabel(words.header.receivedDate).fill('0026-01-05');
    await expect(alert(startOf(refusals.RECEIVED_BEFORE_ORDER))).toBeVisible();
    await page.getByLabel(words.header.receivedDate).fill('');
    await page.getByLabel(words.header.carrier).fill('MULE');
    await submit(page).click();
    await expect(alert('MULE')).toBeVisible();

    // Serial numbers: none, too few, one twice.
    await openScreen(page, '/receivePo/editPo?poNumber=48195');
    const motor = 'MTR-IE3-2.2KW';
    await newQuantity(motor).click();
    await keyIn(page, '2', set);
    await submit(page).click();
    await said('SERIAL_REQUIRED', { partNumber: motor });
    await card(page, motor).getByRole('button', { name: /0 .*2/ }).click();
    const serial = page.getByRole('dialog').getByRole('textbox');
    await serial.fill('S-1');
    await serial.press('Enter');
    await serial.fill('S-1');
    await serial.press('Enter');
    await said('SERIAL_TWICE', { serial: 'S-1' });
    await leavePad();
    await said('SERIAL_COUNT_NOT_MATCH', { partNumber: motor, quantity: 2 });

    // Goods and a service together, a cost of zero, a part on hold.
    await openScreen(page, '/receivePo/editPo?poNumber=48206');
    await card(page, 'PAL-800X600')
      .getByRole('button', { name: /50 PAL-800X600$/ })
      .click();
    await card(page, 'NA')
      .getByRole('button', { name: / 1 NA$/ })
      .click();
    await expect(card(page, 'NA')).toContainText(kit.toFix);
    await openLine(page, 'NA');
    await said('NA_AND_NORMAL_ITEMS');
    await card(page, 'BOX-C-300')
      .getByRole('button', { name: /20 BOX-C-300$/ })
      .click();
    await openLine(page, 'BOX-C-300');
    await said('COST_CAN_NOT_BE_ZERO', { itemNumber: 3 });
    await openScreen(page, '/receiveWo/editWo?woNumber=70418');
    await card(page, 'HSG-220-A')
      .getByRole('button', { name: say(kit.all, { value: '60' }), exact: true })
      .click();
    await said('PART_IS_HOLD', { partNumber: 'HSG-220-A' });

    // Orders that take nothing.
    await openScreen(page, '/receivePo/editPo?poNumber=48204');
    await said('ORDER_IS_HOLD', { orderNumber: '48204' });
    await openScreen(page, '/receivePo/editPo?poNumber=0');
    await said('PO_NOT_EXIST', { poNumber: '0' });
  });
}
