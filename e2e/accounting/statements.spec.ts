import type { getBalanceSheet } from '@gemba/contract/accounting/statements/get-balance-sheet';
import type { getProfitAndLoss } from '@gemba/contract/accounting/statements/get-profit-and-loss';
import type { JournalRow } from '@gemba/contract/accounting/statements/list-journal';
import type { CallReply } from '@gemba/contract/kit/call';
import { addDays, firstOfMonth } from '@gemba/contract/kit/dates';
import { sumMoney } from '@gemba/contract/kit/money';
import type { Page } from '@playwright/test';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';

const money = (decimal: string) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(Number(decimal)).replace('-', '−');

type Row = { accountNumber?: string | null; before: string | null };

const readsWell = async (page: Page) => {
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
};

test('the balance sheet balances, and a row opens into entries that add up to it, down to a document', async ({
  as,
}) => {
  const page = await as('accountant');
  await page.goto('/accounting/balanceSheet');
  await page.getByRole('button', { name: 'End of last month' }).click();
  await expect(page).toHaveURL(/asOf=\d{4}-\d\d-\d\d$/);
  const asOf = new URL(page.url()).searchParams.get('asOf') ?? '';
  const { data } = await ask<CallReply<typeof getBalanceSheet>>(page, 'GET', `/accounting/balanceSheet?asOf=${asOf}`);
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals).toContainText('Balanced');
  await expect(totals.getByText(money(data.assets.amount))).toHaveCount(2);
  await readsWell(page);
  const assets = page.getByRole('list', { name: 'Current assets' });
  const prepaid = data.rows.find(({ accountNumber }) => accountNumber === '1400');
  await expect(assets).toContainText(money(prepaid?.amount ?? ''));
  await assets.getByRole('link', { name: 'Receivables' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receivables');
  const receivables = data.rows.find(({ accountNumber }) => accountNumber === '1100');
  await expect(page.getByRole('region', { name: 'Sum' })).toContainText(money(receivables?.amount ?? ''));
  await readsWell(page);
  await page.getByRole('list', { name: 'Journal entries' }).getByRole('link', { name: 'Invoice' }).first().click();
  await expect(page).toHaveURL(/\/(soDetail|rmaDetail)\?/);
});

test('profit and loss of a chosen period is shared by its days, compared, printed and taken as a table', async ({
  as,
}) => {
  const page = await as('accountant');
  await page.goto('/accounting/profitAndLoss');
  await page.getByRole('button', { name: 'Last month' }).click();
  await page.getByRole('button', { name: 'Year before' }).click();
  await expect(page).toHaveURL(/period=lastMonth&compare=previousYear$/);
  const { data } = await ask<CallReply<typeof getProfitAndLoss>>(
    page,
    'GET',
    '/accounting/profitAndLoss?period=lastMonth&compare=previousYear',
  );
  await expect(page.getByText(/^Compared with /)).toContainText(data.comparedWith?.to.slice(0, 4) ?? '');
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result).toContainText(money(data.result.amount));
  await expect(result).toContainText(`before ${money(data.result.before ?? '')}`);
  await readsWell(page);
  const salaries = data.rows.find(({ accountNumber }) => accountNumber === '6000');
  const { from, to } = data.period;
  const entries = (
    await ask<{ items: JournalRow[] }>(page, 'GET', `/accounting/journal?accountNumber=6000&from=${from}&to=${to}`)
  ).data.items;
  expect(sumMoney(entries.map(({ amount }) => amount))).toBe(salaries?.amount);

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const printed = page.locator('[data-printed-statement]');
  await expect(printed.getByRole('heading')).toHaveText('Profit and loss');
  await expect(printed).toContainText('Halden Drive Systems');
  await expect(printed.getByRole('columnheader').nth(1)).toContainText(from.slice(0, 4));
  await expect(page.locator('nav:visible')).toHaveCount(0);
  expect(await printed.evaluate((sheet) => getComputedStyle(sheet).color)).toBe('rgb(0, 0, 0)');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(printed).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'More for this list' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`profitAndLoss-${from}-${to}\\.csv$`));
});

test('the income statement goes in steps, the closing statement by month, the cash flow over twelve', async ({
  as,
}) => {
  const page = await as('accountant');
  await page.goto('/accounting/incomeStatement?period=lastMonth');
  for (const step of ['Gross profit', 'Operating result', 'Result before tax', 'Net result'])
    await expect(page.getByRole('region', { name: step })).toContainText('of revenue');
  await readsWell(page);

  await page.goto('/accounting/closingStatement');
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('Balanced');
  await page.getByRole('button', { name: 'Month before' }).click();
  await expect(page).toHaveURL(/asOf=\d{4}-\d\d-\d\d$/);
  await readsWell(page);
  await page.getByRole('button', { name: 'Cash and bank' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cash and bank');

  await page.goto('/accounting/cashFlow');
  const chart = page.getByRole('group', { name: 'Cash in and out by month' });
  await chart.press('ArrowLeft');
  await expect(page.getByRole('status').filter({ hasText: 'Net' })).toContainText(/In [\d.]+\w.*Out [\d.]+\w.*Net/);
  await expect(page.getByRole('table', { name: 'Cash in and out by month' }).first().getByRole('row')).toHaveCount(13);
  await readsWell(page);
  await page.getByRole('table', { name: 'Cash in and out by month' }).getByRole('button').nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cash');
});

test('a printed page shows what the statement is compared with', async ({ as }) => {
  const page = await as('accountant');
  for (const [path, column] of [
    ['closingStatement', 'Closing before'],
    ['cashFlow', 'Net a year before'],
  ] as const) {
    await page.goto(`/accounting/${path}?asOf=2026-05-31`);
    await expect(page.getByText(/^Compared with /)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const printed = page.locator('[data-printed-statement]');
    await expect(printed.getByRole('columnheader').last()).toHaveText(column);
    const { data } = await ask<{ rows?: Row[]; months?: Row[] }>(
      page,
      'GET',
      `/accounting/${path}?asOf=2026-05-31&compare=previousPeriod`,
    );
    const [first] = (data.rows ?? data.months) as Row[];
    const name = first?.accountNumber ?? 'June 2025';
    const row = printed.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    await expect(row.getByRole('cell').last()).toHaveText(money(first?.before ?? ''));
    await expect(printed.getByRole('row').last().getByRole('cell').last()).toHaveText(/^−?[\d,]+\.\d\d$/);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
  }
});

test('every statement says how it is computed, and from which entries', async ({ as }) => {
  const page = await as('accountant');
  for (const [path, words, term] of [
    ['closingStatement?asOf=2026-05-31', 'Every account with its journal entries', 'Opening plus debit less credit.'],
    ['balanceSheet?asOf=2026-05-31', 'The balance of every account', 'Current assets plus fixed assets'],
    [
      'profitAndLoss?from=2026-05-01&to=2026-05-31',
      'All journal entries of the period',
      'The sum of the revenue accounts.',
    ],
    ['incomeStatement?from=2026-05-01&to=2026-05-31', 'Each step adds the next line', 'Gross profit plus'],
    ['cashFlow?asOf=2026-05-31', 'twelve whole months', 'The debits of the cash accounts.'],
    ['journal?accountNumber=1100&from=2026-05-01&to=2026-05-31', 'leads to its document', 'Debits less credits'],
  ] as const) {
    await page.goto(`/accounting/${path}`);
    const how = page.locator('details').filter({ hasText: 'How is this computed?' });
    await expect(how.getByText(words)).toBeHidden();
    await how.getByText('How is this computed?').click();
    await expect(how.getByText(words)).toBeVisible();
    await expect(how.getByText(term)).toBeVisible();
    await expect(how.locator('div').filter({ hasText: /^Days of the entries/ })).toContainText('31, 2026');
    await expect(how.locator('div').filter({ hasText: /^Currency/ })).toContainText('USD');
    await readsWell(page);
  }
});

test('a shared link opens the period and the figures of its day on a later one, down to the entries', async ({
  as,
}) => {
  const page = await as('accountant');
  const { data: sheet } = await ask<CallReply<typeof getBalanceSheet>>(page, 'GET', '/accounting/balanceSheet');
  const sharedOn = addDays(firstOfMonth(sheet.today), -10);
  const then = await ask<CallReply<typeof getBalanceSheet>>(page, 'GET', `/accounting/balanceSheet?asOf=${sharedOn}`);
  const result = then.data.rows.find(({ line }) => line === 'RESULT')?.amount ?? '';
  expect(result).not.toBe(sheet.rows.find(({ line }) => line === 'RESULT')?.amount);

  await page.goto(`/accounting/balanceSheet?sharedOn=${sharedOn}`);
  await expect(page.getByText(/when this link was shared$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText(money(then.data.assets.amount));
  await readsWell(page);
  await page
    .locator('summary')
    .filter({ hasText: /^Equity/ })
    .click();
  const ofYear = page.getByRole('link', { name: 'Result of the fiscal year' });
  await expect(ofYear).toContainText(money(result));
  await ofYear.click();
  await expect(page).toHaveURL(new RegExp(`profitAndLoss\\?.*sharedOn=${sharedOn}$`));
  await expect(page.getByRole('region', { name: 'Result', exact: true })).toContainText(money(result));
  await page.getByRole('button', { name: 'This month' }).click();
  await expect(page).toHaveURL(new RegExp(`period=thisMonth&sharedOn=${sharedOn}$`));
  await page.getByRole('list', { name: 'Expenses' }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`to=${sharedOn}$`));
  await page.goBack();

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole('button', { name: 'Show today' }).click();
  await expect(page).toHaveURL(/profitAndLoss\?period=thisMonth$/);
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${page.url()}&sharedOn=${sheet.today}`);

  await page.goto('/accounting/cashFlow?sharedOn=2999-01-01');
  await expect(page.getByText('No books on Jan 1, 2999')).toBeVisible();
  await page.goto('/accounting/closingStatement?sharedOn=yesterday');
  await expect(page.getByText('This link names no day')).toBeVisible();
  await page.getByRole('button', { name: 'Show today' }).click();
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('Balanced');
});

test('a person without the right finds no statement', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/accounting/balanceSheet');
  await expect(page.getByText('Limited permissions')).toBeVisible();
});
