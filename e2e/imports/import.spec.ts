import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';

const csv = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
});

/** Drops a file on a field, as a person does from a folder. */
const drop = async (field: Locator, { name, buffer }: ReturnType<typeof csv>) => {
  const transfer = await field.evaluateHandle(
    (_, [fileName, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text ?? ''], fileName ?? '', { type: 'text/csv' }));
      return data;
    },
    [name, String(buffer)],
  );
  await field.dispatchEvent('drop', { dataTransfer: transfer });
};

const textOf = async (page: Page, save: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), save()]);
  return readFile(await download.path(), 'utf8');
};

test('a file is dropped, its columns are assigned, errors are fixed, and the part is there', async ({ as }) => {
  const page = await as('admin');
  const wrongLooks = async () => [...(await axeFindings(page)), ...(await overflow(page))];
  const part = `IMP-${Date.now().toString(36).toUpperCase()}`;
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Import/ }).click();
  const header = 'Item No;Name;Unit;Type of part;Colour';
  await drop(
    page.getByText('Choose a file or drop it here'),
    csv('export.csv', header, `${part};Imported bracket;EA;MAKE;red`, `${part}-2;Second;EA;CAST;blue`),
  );

  await expect(page.getByRole('heading', { name: 'Import: Parts' })).toBeVisible();
  await expect(page.getByLabel(/^Item No/)).toHaveValue('partNumber');
  await expect(page.getByLabel(/^Unit/)).toHaveValue('uom');
  await expect(page.getByLabel(/^Colour/)).toHaveValue('');
  await expect(page.getByText('New rows also need: Part type')).toBeVisible();
  await page.getByLabel(/^Type of part/).selectOption('partType');
  expect(await wrongLooks()).toEqual([]);
  await page.reload();
  await expect(page.getByLabel(/^Type of part/)).toHaveValue('partType');
  await page.getByRole('button', { name: 'Check the file' }).click();

  await expect(page.getByText('row is fine')).toBeVisible();
  await expect(page.getByText('Line 3, column D')).toBeVisible();
  await expect(page.getByText('CAST is none of BUY')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeDisabled();
  expect(await wrongLooks()).toEqual([]);
  const faults = await textOf(page, () => page.getByRole('button', { name: 'Save as CSV' }).click());
  expect(faults).toContain('3,partType,CAST,');

  const mended = csv('export.csv', header, `${part};Imported bracket;EA;MAKE;red`, `${part}-2;Second;EA;BUY;blue`);
  await page.getByLabel('Choose the corrected file').setInputFiles(mended);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('Nothing was written.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible();
  expect(await wrongLooks()).toEqual([]);

  await page.getByRole('link', { name: /^Audit trail/ }).click();
  await expect(page.getByText('Import: Parts').first()).toBeVisible();
  await expect(page.getByText('File: export.csv').first()).toBeVisible();
  await page.goto(`/pnList?q=${part}`);
  await expect(page.getByText('Imported bracket')).toBeVisible();
});

test('bad rows are left out and given back as a file; without an answer nothing is lost or done twice', async ({
  as,
}) => {
  const page = await as('admin');
  const code = `W${Date.now().toString(36).toUpperCase()}`;
  await page.goto('/admin/import?q=warehouses');
  await page.getByRole('button', { name: /^Warehouses/ }).click();
  const sheet = page.getByRole('dialog');
  const example = await textOf(page, () => sheet.getByRole('button', { name: 'Example file' }).click());
  expect(example).toContain('warehouseCode');
  const all = await textOf(page, () => sheet.getByRole('button', { name: 'Export all' }).click());
  expect(all).toContain('warehouseCode');
  const file = csv('any name.csv', 'warehouseCode,warehouseName', `${code},"Hall, new"`, 'not a code,"Two\nlines"');
  await sheet.getByLabel('Choose a file or drop it here').setInputFiles(file);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('switch', { name: /^Leave bad rows out/ }).click();

  // The answer is lost: the server has imported it.
  await page.route('**/file', async (route) => {
    await route.fetch();
    await route.abort();
    await page.unroute('**/file');
  });
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('1 row was left out')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Imported', { exact: true })).toBeVisible();
  const left = await textOf(page, () => page.getByRole('button', { name: 'Save the rows' }).click());
  expect(left.replace('\ufeff', '')).toBe('warehouseCode,warehouseName\r\nnot a code,"Two\nlines"\r\n');
});

test('a reload while the server imports finds the import again by its key, with its progress, and then its outcome', async ({
  as,
}) => {
  const page = await as('admin');
  const code = `R${Date.now().toString(36).toUpperCase()}`;
  await page.goto('/admin/import?q=warehouses');
  await page.getByRole('button', { name: /^Warehouses/ }).click();
  const file = csv('halls.csv', 'warehouseCode,warehouseName', `${code},Hall of the reload`);
  await page.getByRole('dialog').getByLabel('Choose a file or drop it here').setInputFiles(file);
  await page.getByRole('button', { name: 'Check the file' }).click();
  const start = page.getByRole('button', { name: 'Import 1 row' });
  await expect(start).toBeEnabled();

  // The file arrives, and the answer takes longer than the page lives.
  let sent = 0;
  await page.route('**/app/imports/*/file', async (route) => {
    await route.fetch();
    sent += 1;
  });
  // The server is at work until the story says otherwise.
  let isDone = false;
  await page.route('**/imports/runs/*', async (route) => {
    if (isDone) return route.continue();
    const data = { running: { step: 'WRITING', rows: 1 }, outcome: null };
    return route.fulfill({ json: { code: 200, msgCode: 'OK', msg: '', notice: false, success: true, data } });
  });
  await start.click();
  await expect.poll(() => sent).toBe(1);
  await page.reload();
  await expect(page.getByText('Comparing 1 rows with what is here')).toBeVisible();
  await expect(page.getByText('The import goes on even if you leave this page.')).toBeVisible();
  isDone = true;
  await expect(page.getByText('Imported', { exact: true })).toBeVisible();
  expect(sent).toBe(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Check the file' })).toBeVisible();
});

test('a file that is none is refused at once, with the way out', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/admin/import');
  const field = page.getByLabel('Choose a file or drop it here');
  const refused = async (name: string, buffer: Buffer, sentence: string) => {
    await field.setInputFiles({ name, mimeType: 'text/csv', buffer });
    await expect(page.getByText(sentence)).toBeVisible();
  };
  await refused('parts.xlsx', Buffer.from('PK'), 'This is a spreadsheet.');
  await refused('parts.csv', Buffer.from('partNumber,description\nA,Stra\xdfe\n', 'latin1'), 'The file is not UTF-8.');
  await refused('parts.csv', Buffer.from(''), 'The file is empty.');
  await refused('colours.csv', Buffer.from('colour\nred\n'), 'None of the kinds has these columns.');
});
