import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';

const MENU = 'More for this list';
const EXPORT = 'Export as CSV';

const exported = async (page: Page, menu = MENU, entry = EXPORT) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: entry }).click();
  const file = await download;
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head = '', ...rows] = bytes.toString('utf8').slice(1).trimEnd().split('\r\n');
  return { name: file.suggestedFilename(), head, rows };
};

test('what a search found is saved as a table, all of it, and the sheet goes by itself', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/pnList');
  await expect(page.getByRole('button', { name: MENU })).toBeHidden();
  await page.getByLabel('Part # or description').fill('SEL-');
  await expect(page.getByRole('list', { name: 'Parts' }).getByRole('link').first()).toBeVisible();
  const { name, head, rows } = await exported(page);
  expect(name).toMatch(/^parts-\d{4}-\d\d-\d\d\.csv$/);
  expect(head).toMatch(/^Part #,Description,/);
  expect(rows.every((row) => /SEL-/.test(row))).toBe(true);
  expect(rows.find((row) => row.startsWith('SEL-35/52/7-NBR,'))).toBeTruthy();
  await expect(page.getByText(`Saved: ${name}`)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the table has the filters of the list and the language of the reader', async ({ as }) => {
  const page = await as('buyer', { locale: 'zh-CN' });
  await page.goto('/orderList?kind=po&status=open');
  await expect(page.getByRole('list', { name: '采购单' }).getByRole('link').first()).toBeVisible();
  const { name, head, rows } = await exported(page, '列表的更多操作', '导出 CSV');
  expect(name).toMatch(/^purchaseOrders-/);
  expect(head).toMatch(/^采购单号,采购日期,供应商编号,供应商,/);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => /,(?:APPROVED|PARTIAL|HOLD|PARTIAL_HOLD),/.test(row))).toBe(true);
});

test('a part number with slashes names the file of its rows', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/partOnHand?partNumber=SEL-35%2F52%2F7-NBR');
  await expect(page.getByRole('list', { name: 'On hand' })).toBeVisible();
  const { name, rows } = await exported(page);
  expect(name).toMatch(/^parts-SEL-35-52-7-NBR-onHand-\d{4}-\d\d-\d\d\.csv$/);
  const shown = await page.getByRole('list', { name: 'On hand' }).getByRole('link').count();
  expect(rows.length).toBeGreaterThanOrEqual(shown);
});

test('an export that fails says so and is tried again; one that is given up saves nothing', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/engineering/ecn/list');
  const isTable = (headers: Record<string, string>) => headers['accept'] === 'text/csv';
  await page.route('**/app/ecns*', (route) => (isTable(route.request().headers()) ? route.abort() : route.continue()));
  await page.getByRole('button', { name: MENU }).click();
  await page.getByRole('dialog').getByRole('button', { name: EXPORT }).click();
  const sheet = page.getByRole('dialog', { name: EXPORT });
  await expect(sheet.getByRole('alert')).toContainText('Server connection failed');
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute('**/app/ecns*');
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Try again' }).click();
  expect((await download).suggestedFilename()).toMatch(/^ecns-/);

  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  await page.route('**/app/ecns*', (route) => (isTable(route.request().headers()) ? asked() : route.continue()));
  const saved: unknown[] = [];
  page.on('download', (file) => saved.push(file));
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: MENU }).click();
  await page.getByRole('dialog').getByRole('button', { name: EXPORT }).click();
  await isAsked;
  await expect(sheet.getByText('Exporting')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Cancel export' }).click();
  await expect(sheet).toBeHidden();
  expect(saved).toEqual([]);
});
