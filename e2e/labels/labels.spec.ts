import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/gemba.ts';
import { scanIntoFocus } from '../support/shipping.ts';

/** Pages of a PDF that a browser wrote. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('after goods came in their labels are printed, a page as large as the label for each copy', async ({ as }) => {
  const page = await as('warehouse');
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.goto('/receivePo/editPo?poNumber=48190&posted=90420');
  await page.getByRole('button', { name: 'Print labels' }).click();
  const label = page.getByRole('img', { name: /^Label: / });
  await expect(label).toHaveAccessibleName(/BRG-6204-2RS.*120 EA.*Receiver 90420/);
  await page.getByRole('group', { name: 'Copies' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Print 2 labels' }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();
  const printed = await page.pdf({ preferCSSPageSize: true });
  expect(pagesOf(printed)).toBe(2);
  expect(printed.toString('latin1')).toMatch(/\/MediaBox \[0 0 28[23](\.\d+)? 17[89](\.\d+)?\]/);

  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('PDF').click()]);
  expect(file.suggestedFilename()).toBe('labels-90420.pdf');
  expect(pagesOf(await readFile(await file.path()))).toBe(2);
});

test('the square code of a label, scanned, makes the same label again', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/label/part');
  await expect(page.getByLabel('Part # or description')).toBeVisible();
  await page.evaluate(() => {
    const press = (key: string, ctrlKey = false) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true }));
    for (const [at, field] of [']d2240BRG-6204-2RS', '10K260618-3', '3040'].entries()) {
      if (at > 0) press(']', true);
      for (const key of field) press(key);
    }
    press('Enter');
  });
  await expect(page).toHaveURL(/partNumber=BRG-6204-2RS&lotNumber=K260618-3&quantity=40/);
  await expect(page.getByRole('img', { name: /^Label: / })).toHaveAccessibleName(/BRG-6204-2RS.*40 EA.*K260618-3/);
});

test('a scan that is no part keeps the part of the label, and is opened as what it is', async ({ as }) => {
  const page = await as('warehouse');
  const part = page.getByRole('main').getByText('BRG-6204-2RS').first();
  await page.goto('/label/part?partNumber=BRG-6204-2RS');
  await expect(part).toBeVisible();
  for (const [code, shown] of [
    ['A-03-2', 'A-03-2'],
    ['48205', 'PO 48205'],
  ] as const) {
    await expect(async () => {
      await scanIntoFocus(page, code);
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toHaveText(shown, {
        timeout: 2_000,
      });
    }).toPass();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/partNumber=BRG-6204-2RS/);
  }
  await page.goto('/label/part?partNumber=PAL-800X600');
  await page
    .getByRole('button', { name: /^Quantity/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(async () => {
    await scanIntoFocus(page, 'brg62042rs');
    await expect(page).toHaveURL(/partNumber=BRG-6204-2RS/, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('dialog')).toBeHidden();
});
