import { expect, test } from '../support/gemba.ts';
import { openScreen } from '../support/screens.ts';
import { burst } from '../support/shipping.ts';

const FORMS = [
  ['a receiver', '/receivePo/editPo?poNumber=48196', '99999'],
  ['a receiver of another order', '/receivePo/editPo?poNumber=48196', '90420'],
  ['a receiver of finished goods', '/receiveWo/editWo?woNumber=70425', '90420'],
  ['a receiver of goods on the way', '/proformaReceiver/detail?prNumber=1500', '90420'],
  ['a shipper of another order', '/shipperSo/editSo?soNumber=31077', '61178'],
  ['a shipper of what was announced', '/proformaShipper/detail?pfNumber=903', '61178'],
  ['an issue', '/shipperWo/editWo?woNumber=70425', '99999'],
] as const;

test('a number in the address that was not posted there leads to the form', async ({ as }) => {
  test.slow();
  const page = await as('warehouse');
  for (const [what, form, number] of FORMS) {
    await test.step(what, async () => {
      await openScreen(page, `${form}${form.includes('?') ? '&' : '?'}posted=${encodeURIComponent(number)}`);
      await expect(page).not.toHaveURL(/posted=/);
      await expect(page.locator('footer').getByRole('button').last()).toBeVisible();
      await expect(page.getByText(number, { exact: true })).toHaveCount(0);
    });
  }
});

test('the number of a receiver of this order shows what the server says of it, and a scan opens the next order', async ({
  as,
}) => {
  const page = await as('warehouse');
  await page.goto('/receivePo/editPo?poNumber=48190&posted=90420');
  await expect(page.getByText('90420', { exact: true })).toBeVisible();
  await expect(page.getByText('1 line of PO 48190 is received.')).toBeVisible();
  await burst(page, 'NO-SUCH-ORDER');
  await expect(page.getByRole('dialog')).toContainText('NO-SUCH-ORDER');
  await burst(page, '48196');
  await expect(page).toHaveURL(/\/receivePo\/editPo\?poNumber=48196$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});
