import { expect, test } from '../support/gemba.ts';
import { card, openLine, submit } from '../support/receiving.ts';
import { openScreen } from '../support/screens.ts';
import { burst, scan, scanIntoFocus, stockOf } from '../support/shipping.ts';

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

/** A scanner whose radio stops for a while inside of a code, wherever the focus is. */
const scanWithPause = (page: Parameters<typeof scan>[0], pause: number, pieces: [string, string]) =>
  page.evaluate(
    async ({ first, rest, ms }) => {
      const press = (key: string) => {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      };
      for (const key of first) press(key);
      await new Promise((go) => setTimeout(go, ms));
      for (const key of [...rest, 'Enter']) press(key);
    },
    { first: pieces[0], rest: pieces[1], ms: pause },
  );

test('a scan that pauses is taken as a whole, or refused aloud, and never in part', async ({ as }) => {
  const page = await as('warehouse');
  const motor = 'MTR-IE3-2.2KW';
  const interrupted = page.getByRole('alert').filter({ hasText: 'The scan was interrupted. Scan it again.' });
  await page.goto('/receivePo/editPo?poNumber=48195');
  await scan(page, motor);
  const line = card(page, motor);
  await scanWithPause(page, 150, ['S', 'N-0099']);
  await expect(page.getByRole('status').filter({ hasText: 'SN-0099' })).toBeVisible();
  await expect(line.getByRole('button', { name: /^New qty received: 1 / })).toBeVisible();

  await scanWithPause(page, 1200, ['S', 'N-0100']);
  await expect(interrupted).toBeVisible();
  await scan(page, 'SN-0100');
  await expect(interrupted).toBeHidden();
  await expect(line.getByRole('button', { name: /^New qty received: 2 / })).toBeVisible();

  await line.getByRole('button', { name: /^New qty received/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await scanWithPause(page, 700, ['SN-01', '01']);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(interrupted).toBeVisible();
  await expect(line.getByRole('button', { name: /^New qty received: 2 / })).toBeVisible();
  await line.getByRole('button', { name: '2 of 2 serial numbers' }).click();
  const serials = page.getByRole('dialog').getByRole('list', { name: 'Serial numbers' });
  await expect(serials.getByRole('listitem')).toHaveText(['SN-0099', 'SN-0100']);
});

for (const [which, comes] of Object.entries({ opens: '[role=dialog]', 'has the focus': '[role=dialog] :focus' }))
  test(`a pad that ${which} in the midst of a scan gets all of it`, async ({ as }) => {
    const page = await as('warehouse');
    await page.goto('/warehouse/move?from=A-03-2');
    await submit(page).waitFor();
    const scanned = [
      { part: 'RNG-47-EXT', location: 'B-11-4', last: 1 },
      { part: 'RNG-47-INT', location: 'C-04-1', last: 4 },
      { part: 'RNG-42-EXT', location: 'A-04-1', last: 6 },
    ];
    for (const { part, location, last } of scanned) {
      await scanIntoFocus(page, [part, location], { comes, last });
      await expect(page.getByRole('button', { name: new RegExp(`^To ${location}`) })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(card(page, part).getByRole('button', { name: /^Quantity: 1/ })).toBeVisible();
    }
  });

test('a field that gets the focus in the midst of a scan gets nothing of it', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/warehouse/move');
  await submit(page).waitFor();
  const field = page.getByRole('textbox', { name: 'Part', exact: true });
  await field.evaluate((input) =>
    document.addEventListener('keydown', () => setTimeout(() => input.focus()), { once: true }),
  );
  await scanIntoFocus(page, 'B-11-4', { comes: 'input:focus', last: 4 });
  await expect(page.getByRole('button', { name: 'From B-11-4' })).toBeVisible();
  await expect(field).toHaveValue('');
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
  await page.goto('/warehouse/countList');
  await scan(page, 'b042');
  await page.waitForURL(/\/warehouse\/count\?countNumber=/);
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  const giveUp = page.getByRole('dialog').getByRole('button', { name: 'Give up' });
  await expect(giveUp).toBeVisible();
  await scanIntoFocus(page, 'B-01-1');
  await expect(page.getByText('Close this first, then scan again.')).toBeVisible();
  await giveUp.click();
  await expect(page.getByText(/^Count \d+ is given up$/)).toBeVisible();
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
  await page.locator('footer').getByRole('button').last().waitFor();
  await burst(page, 'B-01-1', 'PAL-800X600', 'PAL-800X600', 'PAL-800X600', 'A-04-1');
  await expect(page.getByRole('button', { name: /^To A-04-1/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'From B-01-1' })).toBeVisible();
  await expect(card(page, 'PAL-800X600').getByRole('button', { name: /^Quantity: 3/ })).toBeVisible();
});

test('a location that is found late does not lead back to the form that was left', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/receivePo/editPo?poNumber=48196');
  await submit(page).waitFor();
  let answer = () => {};
  const asked = new Promise<void>((begun) => {
    void page.route('**/app/locations*', async (route) => {
      begun();
      await new Promise<void>((go) => {
        answer = go;
      });
      await route.fallback();
    });
  });
  await burst(page, 'A-03-2');
  await asked;
  await openScreen(page, '/warehouse');
  const answered = page.waitForResponse('**/app/locations*');
  answer();
  await answered;
  // The form would come within milliseconds.
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/\/warehouse$/);
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
  await page.getByText(/^Blind count · line 1/).waitFor();
  await page.evaluate(() => {
    for (let times = 0; times < 20; times += 1)
      for (const key of [...'PAL-800X600', 'Enter'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  for (let times = 0; times < 4; times += 1) await burst(page, 'OIL-ISO220');
  // Both are far from the books: that is asked, and keeps no scan out.
  const putOff = (part: string) =>
    page.getByRole('dialog', { name: part }).getByRole('button', { name: 'Close' }).click();
  await putOff('PAL-800X600');
  await expect(card(page, 'OIL-ISO220').getByRole('status', { name: 'Counted' })).toHaveText(/^4 /);
  await page.getByRole('banner').getByRole('button', { name: /^All/ }).click();
  await putOff('OIL-ISO220');
  await expect(page.getByRole('listitem').filter({ hasText: 'PAL-800X600' })).toContainText('20 ');
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByText(/^Count \d+ is given up$/)).toBeVisible();
});

test('while shipping a part is no box, and a location right after a part belongs to it', async ({ as }) => {
  const page = await as('warehouse');
  const refused = (words: string) => page.getByRole('alert').filter({ hasText: words });
  await page.goto('/shipperSo');
  await page.getByRole('region', { name: 'Ready, all on hand' }).waitFor();
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
  await page.getByText(/^Blind count · line 1/).waitFor();
  await scan(page, motor);
  await expect(page.getByRole('status').filter({ hasText: 'Scan its serial numbers' })).toBeVisible();
  const line = await page.getByText(/^Blind count · line/).textContent();
  await page.route('**/app/**', (route) => route.abort());
  await scan(page, 'SNQ-3');
  await expect(refused('SNQ-3 was not looked up')).toBeVisible();
  await expect(page.getByText(/^Blind count · line/)).toHaveText(line ?? '');
});
