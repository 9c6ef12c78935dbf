import { addDays, firstOfMonth } from '@gemba/contract/kit/dates';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { wrongInLightAndDark } from '../support/looks.ts';

const CENTRES = [
  ['/sales/infoCenter', 'Booked'],
  ['/purchase/infoCenter', 'Ordered'],
  ['/order/woInfoCenter', 'Finished'],
  ['/engineering/infoCenter', 'Parts added'],
  ['/warehouse/infoCenter', 'Stock value'],
  ['/accounting/infoCenter', 'Revenue'],
  ['/quality/infoCenter', 'Defects'],
] as const;

for (const [path, figure] of CENTRES)
  test(`${path} shows its figures, charts with a table behind each, and explains one by its rows`, async ({ as }) => {
    const page = await as('admin');
    await page.goto(`${path}?period=fiscalYear`);
    await expect(page.getByText(/^Info centre · as of /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fiscal year' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('table').first()).toBeAttached();
    expect(await wrongInLightAndDark(page)).toEqual([]);
    const tile = page.getByRole('link', { name: new RegExp(`^${figure}: `) });
    await tile.click();
    await expect(page).toHaveURL(/\/infoCenter\/figure\?figure=\w+&period=fiscalYear/);
    await expect(page.getByRole('list', { name: 'Rows behind it' }).getByRole('listitem').first()).toBeVisible();
    await page.getByText('How is this computed?').click();
    await expect(page.getByText('Formula')).toBeVisible();
    expect(await wrongInLightAndDark(page)).toEqual([]);
  });

test('another period of a centre shows what was read already', async ({ as }) => {
  const page = await as('sales');
  await page.goto('/sales/infoCenter');
  await expect(page.getByText(/^Info centre · as of /)).toBeVisible();
  // Within a second of the first read there would be no second one in any case.
  await page.waitForTimeout(1_100);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Year to date' }).click();
  await expect(page.getByRole('button', { name: 'Year to date' })).toHaveAttribute('aria-pressed', 'true');
  await page.waitForTimeout(500);
  expect(asked.filter((url) => url.includes('InfoCenter'))).toEqual([]);
});

test('a period is in the address, and a colleague who opens it sees the same', async ({ as }) => {
  const [page, colleague] = [await as('sales'), await as('manager')];
  await page.goto('/sales/infoCenter');
  await page.getByRole('button', { name: 'Year to date' }).click();
  await expect(page).toHaveURL(/period=yearToDate/);
  const booked = page.getByRole('link', { name: /^Booked: / });
  const name = await booked.getAttribute('aria-label');
  await colleague.goto(page.url());
  await expect(colleague.getByRole('link', { name: name ?? '' })).toBeVisible();
  await booked.click();
  const sum = page.getByText(/rows add up to/);
  await expect(sum).toBeVisible();
  await colleague.goto(page.url());
  await expect(colleague.getByText((await sum.textContent()) ?? '')).toBeVisible();
  await page.getByRole('list', { name: 'Rows behind it' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/soDetail\?soNumber=/);
});

test('a shared link opens the days on which it was shared, says so, and leads to today', async ({ as }) => {
  const page = await as('sales');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/sales/infoCenter?period=lastMonth');
  await page.getByRole('button', { name: 'Share a link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const today = link.searchParams.get('sharedOn') ?? '';
  expect(today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const note = page.getByText(/when this link was shared/);
  await page.goto(`${link.pathname}${link.search}`);
  await expect(page.getByRole('link', { name: /^Booked: / })).toBeVisible();
  await expect(note).toHaveCount(0);

  const [then, before] = [firstOfMonth(today, -3), firstOfMonth(today, -4)];
  await page.goto(`/sales/infoCenter?period=lastMonth&sharedOn=${then}`);
  await expect(note).toBeVisible();
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await page.getByRole('link', { name: /^Booked: / }).click();
  await expect(page).toHaveURL(new RegExp(`sharedOn=${then}`));
  await expect(note).toBeVisible();
  const { data } = await ask<{ from: string; to: string; value: string }>(
    page,
    'GET',
    `/infoCenters/figures/salesBooked?period=lastMonth&sharedOn=${then}`,
  );
  expect([data.from, data.to]).toEqual([before, addDays(then, -1)]);
  const file = page.waitForRequest(
    (request) => /salesBooked\/rows/.test(request.url()) && request.headers()['accept'] === 'text/csv',
  );
  await page.getByRole('button', { name: 'More for this list' }).click();
  await page.getByText('Export as CSV').click();
  expect((await file).url()).toContain(`sharedOn=${then}`);
  await page.getByRole('button', { name: 'Show today' }).click();
  await expect(page).not.toHaveURL(/sharedOn/);
  await expect(note).toHaveCount(0);
});

test('a link with a day that has no figures says so and leads to today', async ({ as }) => {
  const page = await as('sales');
  for (const path of ['/sales/infoCenter?period=thisWeek', '/infoCenter/figure?figure=salesBooked&period=fiscalYear'])
    for (const [day, title] of [
      ['2099-01-01', /^No figures for .*2099/],
      ['1990-01-01', /^No figures for .*1990/],
      ['abc', 'This link names no day'],
    ] as const) {
      await page.goto(`${path}&sharedOn=${day}`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await page.getByRole('button', { name: 'Show today' }).click();
      await expect(page).not.toHaveURL(/sharedOn/);
      await expect(page).toHaveURL(/period=(thisWeek|fiscalYear)/);
      await expect(page.getByText(/as of /i).first()).toBeVisible();
    }
});

test('one customer of a ranking opens its own rows', async ({ as }) => {
  const page = await as('sales');
  await page.goto('/sales/infoCenter?period=fiscalYear');
  const ranking = page.getByRole('list', { name: 'Booked by customer' });
  const first = ranking.getByRole('link').first();
  const customer = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Booked: ${customer}`);
  await expect(page.getByRole('list', { name: 'Rows behind it' }).getByRole('listitem').first()).toContainText(
    customer,
  );
});

test('what has no product line is named so wherever it is shown', async ({ as }) => {
  const page = await as('sales');
  await page.goto('/sales/infoCenter?period=fiscalYear');
  await page
    .getByRole('list', { name: 'Booked by product line' })
    .getByRole('link', { name: 'No product line' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booked: No product line');
  await page.getByText('How is this computed?').click();
  await expect(page.getByRole('definition').filter({ hasText: 'No product line' })).toBeVisible();
});

test('a bar of a chart opens the rows of its month, and the average those of twelve', async ({ as }) => {
  const page = await as('sales');
  await page.goto('/sales/infoCenter?period=fiscalYear');
  const chart = page.getByRole('region', { name: 'Booked, 12 months' });
  await chart.getByRole('group').press('ArrowLeft');
  const bar = chart.getByRole('link', { name: /\d{4} / });
  const [month] = /^\w+ \d{4}/.exec((await bar.textContent()) ?? '') ?? [''];
  await expect(chart.getByRole('table').getByRole('link', { name: month })).toHaveAttribute(
    'href',
    (await bar.getAttribute('href')) ?? '',
  );
  await bar.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Booked: ${month}`);
  await expect(page.getByText(/rows? adds? up to/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Rows behind it' }).getByRole('listitem').first()).toBeVisible();
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await page.goBack();
  await chart.getByRole('link', { name: /^12-month average/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booked: 12 months before this one');
});

test('rows lead to the order of an invoice and to a time report', async ({ as }) => {
  const page = await as('admin');
  const first = page.getByRole('list', { name: 'Rows behind it' }).getByRole('link').first();
  await page.goto('/infoCenter/figure?figure=salesInvoiced&period=fiscalYear');
  await first.click();
  await expect(page).toHaveURL(/(soDetail|rmaDetail)\?/);
  await page.goto('/infoCenter/figure?figure=workHours&period=fiscalYear');
  await first.click();
  await expect(page).toHaveURL(/reportDetail\?reportId=/);
});

test('nobody sees a figure that their roles do not open', async ({ as }) => {
  const [operator, warehouse] = [await as('operator'), await as('warehouse')];
  await operator.goto('/order/woInfoCenter');
  await expect(operator.getByRole('link', { name: /^Yield/ })).toBeVisible();
  await expect(operator.getByRole('list', { name: 'Work centers' }).getByRole('listitem').first()).toBeVisible();
  await expect(operator.getByText('Work in process')).toHaveCount(0);
  await warehouse.goto('/order/woInfoCenter');
  await expect(warehouse.getByRole('link', { name: /^Work in process/ })).toBeVisible();
  await operator.goto('/infoCenter/figure?figure=workWip');
  await expect(operator.getByText('Limited permissions')).toBeVisible();
  await operator.goto('/sales/infoCenter');
  await expect(operator).not.toHaveURL(/sales/);
});

test('an unknown figure says so, and days without rows too', async ({ as }) => {
  const page = await as('sales');
  await page.goto('/infoCenter/figure?figure=profit');
  await expect(page.getByRole('heading', { name: 'There is no such figure' }).first()).toBeVisible();
  await page.goto('/infoCenter/figure?figure=salesBooked&period=fiscalYear&currentYear=1990');
  await expect(page.getByText('Nothing in these days')).toBeVisible();
});
