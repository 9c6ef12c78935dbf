import { expect, test } from './support/gemba.ts';
import { card, openLine, submit } from './support/receiving.ts';
import { openScreen } from './support/screens.ts';
import { burst, scan, shippingTongues, stockOf } from './support/shipping.ts';

/**
 * As a scanner does where something has the focus: far faster than a busy machine presses keys. Every key has its time
 * before the first is worked on, as keys that wait for a slow page have.
 */
const scanIntoFocus = (page: Parameters<typeof scan>[0], code: string) =>
  page.evaluate(
    (keys) => {
      const pressed = keys.map((key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      for (const press of pressed) {
        const { key } = press;
        const at = document.activeElement ?? document.body;
        const goesOn = at.dispatchEvent(press);
        if (!goesOn || !(at instanceof HTMLInputElement) || key.length > 1) continue;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(at, at.value + key);
        at.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    [...code, 'Enter'],
  );

test('a scan while a quantity is keyed is a scan, not a quantity', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/receivePo/editPo?poNumber=48196');
  const line = page.getByRole('main').getByRole('region').first();
  const part = (await line.getAttribute('aria-label')) ?? '';
  if ((await line.getByRole('button', { expanded: true }).count()) === 0) await openLine(page, part);
  await line.getByRole('button', { name: /^New qty received/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await scanIntoFocus(page, part);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(line.getByRole('button', { name: /^New qty received: 1 / })).toBeVisible();
});

test('a scan into the password is taken out of it and counts', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/shipperWo/editWo?woNumber=70425');
  await page.getByLabel('Issue password').fill('half');
  await page.getByLabel('Issue password').focus();
  await scanIntoFocus(page, 'PAL-800X600');
  await expect(page.getByLabel('Issue password')).toHaveValue('half');
  await expect(card(page, 'PAL-800X600')).toContainText('1 of 4 picked');
});

test('a scan never answers a question', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/warehouse/move');
  await page.getByRole('button', { name: 'Type it in' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Close' }).focus();
  await scanIntoFocus(page, 'B-01-1');
  await expect(sheet).toBeVisible();
});

test('scans on a slow network are worked on in their order', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/warehouse/move');
  const { onHand } = await stockOf(page, 'PAL-800X600', 'B-01-1');
  expect(onHand).toBeGreaterThan(3);
  await page.route('**/app/**', async (route) => {
    await new Promise((go) => setTimeout(go, 300));
    await route.fallback();
  });
  for (const code of ['B-01-1', 'PAL-800X600', 'PAL-800X600', 'PAL-800X600', 'A-04-1']) await scan(page, code);
  await expect(page.getByRole('button', { name: 'To A-04-1' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'From B-01-1' })).toBeVisible();
  await expect(card(page, 'PAL-800X600').getByRole('button', { name: /^Quantity: 3/ })).toBeVisible();
});

test('on a line of serial numbers another part is no serial number, nor is what could not be looked up', async ({
  as,
}) => {
  const page = await as('warehouse');
  const motor = 'MTR-IE3-2.2KW';
  await page.goto('/receivePo/editPo?poNumber=48195');
  await scan(page, motor);
  await scan(page, 'BRG-6306-C3');
  await expect(page.getByRole('alert').filter({ hasText: 'BRG-6306-C3 is not on this order' })).toBeVisible();
  await page.route('**/app/**', (route) => route.abort());
  await scan(page, 'A-04-1');
  await expect(page.getByRole('alert').filter({ hasText: 'A-04-1 was not looked up' })).toBeVisible();
  await page.unroute('**/app/**');
  await expect(card(page, motor).getByRole('button', { name: /^New qty received: 0 / })).toBeVisible();
  await scan(page, 'SN-NEW-1');
  await expect(card(page, motor).getByRole('button', { name: /^New qty received: 1 / })).toBeVisible();
  await expect(submit(page)).toBeEnabled();
});

test('a count misses no scan, of parts that are expected and of one that is not', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/warehouse/countList');
  await scan(page, 'B-01-1');
  await page.waitForURL(/\/warehouse\/count\?countNumber=/);
  await expect(card(page, 'PAL-800X600')).toBeVisible();
  await page.evaluate(() => {
    for (let times = 0; times < 20; times += 1)
      for (const key of [...'PAL-800X600', 'Enter'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  for (let times = 0; times < 4; times += 1) await scan(page, 'OIL-ISO220');
  await expect(card(page, 'OIL-ISO220').getByRole('button', { name: /: 4/ })).toBeVisible();
  await expect(card(page, 'PAL-800X600')).toContainText('20');
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByText(shippingTongues['en-US'].shelves.state.CANCELLED).first()).toBeVisible();
});

test('while shipping a part is no box, and a location right after a part belongs to it', async ({ as }) => {
  const page = await as('warehouse');
  const refused = (words: string) => page.getByRole('alert').filter({ hasText: words });
  await page.goto('/shipperSo');
  await page.getByRole('link', { name: /31072/ }).waitFor();
  await page.route('**/app/**', (route) => route.abort());
  await burst(page, '31072');
  await expect(refused('31072 was not looked up')).toBeVisible();
  await page.unroute('**/app/**');
  await openScreen(page, '/shipperSo/editSo?soNumber=31072');
  await scan(page, 'BOX-C-300');
  await expect(refused('BOX-C-300 is not on this order')).toBeVisible();
  await scan(page, 'BOX-77');
  await expect(page.getByRole('status').filter({ hasText: 'Box 77' })).toBeVisible();
  await openScreen(page, '/shipperSo/editSo?soNumber=31077');
  await card(page, 'MTR-IE3-1.5KW').waitFor();
  await burst(page, 'MTR-IE3-1.5KW', 'C-02-1');
  await expect(page.getByRole('status').filter({ hasText: 'C-02-1' })).toBeVisible();
});

test('a serial number is a piece of its line and keeps its case; what is unknown is no part', async ({ as }) => {
  const page = await as('warehouse');
  const motor = 'MTR-IE3-2.2KW';
  const typeIn = async (code: string) => {
    await page.getByRole('button', { name: 'Type it in' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(code);
    await page.getByRole('dialog').getByRole('button', { name: 'Take it' }).click();
  };
  const refused = (words: string) => page.getByRole('alert').filter({ hasText: words });
  await page.goto('/warehouse/move');
  await scan(page, 'B-04-3');
  await scan(page, 'SNQ-3');
  await expect(refused('SNQ-3 is no location and no part')).toBeVisible();
  // Pasted outside a field it is a scan as well.
  await page.evaluate((code) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', code);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, motor);
  await expect(card(page, motor)).toBeVisible();
  await typeIn('sn-low-1');
  await expect(card(page, motor).getByRole('button', { name: 'SN 1 of 1' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ready to scan' }).getByRole('status')).toContainText('sn-low-1');
  await scan(page, 'SN-LOW-1');
  await expect(refused('Serial number SN-LOW-1')).toBeVisible();
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1);

  await openScreen(page, '/warehouse/countList');
  await scan(page, 'B-04-3');
  await page.waitForURL(/countNumber=/);
  await card(page, motor).waitFor();
  await scan(page, motor);
  await expect(page.getByRole('status').filter({ hasText: 'Scan its serial numbers' })).toBeVisible();
  const lines = await page.getByRole('main').getByRole('region').count();
  await page.route('**/app/**', (route) => route.abort());
  await scan(page, 'SNQ-3');
  await expect(refused('SNQ-3 was not looked up')).toBeVisible();
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(lines);
});
