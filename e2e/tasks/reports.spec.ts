import { LANGUAGES } from '@gemba/contract/kit/languages';
import type { MyDay } from '@gemba/contract/tasks/my-day/my-day';
import type { TimeReport } from '@gemba/contract/tasks/reports/time-report';
import type { Page } from '@playwright/test';
import { ask, say } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { overflow, wrongInLightAndDark } from '../support/looks.ts';
import { keyIn, submit } from '../support/receiving.ts';
import { said } from '../support/said.ts';
import { openScreen } from '../support/screens.ts';
import { burst } from '../support/shipping.ts';
import { ORDER, taskTongues } from '../support/tasks.ts';

test.describe.configure({ mode: 'default' });

const ZONE = 'America/Chicago';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** As a date-time field has it, by the clock of the plant. */
const wall = (moment: number) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(moment)
    .replace(' ', 'T');

/**
 * A moment of the last weeks outside of the person's shift, which is around now, and of the day shift, in which the demo has worked;
 * at a minute of this run alone, so that no story reports the same time twice.
 */
const outsideOfShift = async (page: Page) => {
  const { shift } = (await ask<MyDay>(page, 'GET', '/myDay')).data;
  const [from, to] = [Date.parse(shift?.startsAt ?? ''), Date.parse(shift?.endsAt ?? '')];
  const midnight = Math.floor(Date.now() / DAY) * DAY + 6 * HOUR;
  const isFree = (moment: number) => {
    const since = (moment - from + 2 * DAY) % DAY;
    return since > to - from && since + 2 * HOUR < DAY;
  };
  const moment = [midnight + 3 * HOUR, midnight + 17 * HOUR].find(isFree) ?? Number.NaN;
  return moment - (3 + Math.floor(Math.random() * 20)) * DAY + Math.floor(Math.random() * 120) * MINUTE;
};

const field = (page: Page, name: 'start' | 'end') => page.locator(`[name=${name}]`);
const fillTimes = async (page: Page, start: number, end: number) => {
  await field(page, 'start').fill(wall(start));
  await field(page, 'end').fill(wall(end));
};

test('the list of work orders: the ways on, a search, a scan, and a code that is none of them', async ({ as }) => {
  const page = await as('operator', { stored: { theme: 'light' } });
  await page.goto('/report');
  const orders = page.getByRole('list', { name: 'Report time' });
  await expect(orders.getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Active task' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Work centers' })).toHaveCount(0);
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await burst(page, 'NO-SUCH-ORDER');
  const unknown = page.getByRole('dialog').filter({ hasText: 'NO-SUCH-ORDER' });
  await unknown.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('Nothing fits “zzz”')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await burst(page, ORDER.woNumber);
  await expect(page).toHaveURL(/\/report\?woNumber=70422$/);
  await expect(page.getByRole('radio')).toHaveCount(2);
});

for (const language of LANGUAGES) {
  const { words, refusals } = taskTongues[language];
  test(`every rule of a report stands at its field in ${language}`, async ({ as }) => {
    const page = await as('operator', { stored: { language, theme: 'light' } });
    await page.goto(`/report?woNumber=${ORDER.woNumber}`);
    await submit(page).click();
    await said(page, refusals.WORK_ORDER_AND_SEQUENCE_REQUIRED);
    await page.getByText(say(words.seqOperation, { sequence: 10, operation: 'Face and bore' })).click();
    await submit(page).click();
    await said(page, refusals.QUANTITY_REQUIRED);
    const now = Date.now();
    await fillTimes(page, now - 60 * MINUTE, now - 90 * MINUTE);
    await said(page, refusals.END_BEFORE_START);
    await fillTimes(page, now - 60 * MINUTE, now + 90 * MINUTE);
    await said(page, refusals.TIME_IN_FUTURE);
    await fillTimes(page, now - 2 * DAY, now - 2 * DAY + 30 * MINUTE);
    await said(page, say(refusals.TIME_TOO_OLD, { days: 1 }));
    expect(await overflow(page)).toEqual([]);
    await page.goto(`/report/afterReport?woNumber=${ORDER.woNumber}&sequence=10`);
    await submit(page).click();
    await said(page, say(refusals.FIELD_REQUIRED, { msg: words.times.start }));
    await fillTimes(page, now - 4 * DAY, now - 2 * DAY);
    await said(page, say(refusals.TIME_TOO_LONG, { hours: 24 }));
    expect(await wrongInLightAndDark(page)).toEqual([]);
  });

  test(`people without a work centre are told so in ${language}`, async ({ as }) => {
    const page = await as('nobody', { stored: { language } });
    await page.goto('/report');
    await expect(page.getByRole('heading', { name: refusals.NOTHING_TO_REPORT })).toBeVisible();
    await expect(page.getByText(words.nothingToReportHow)).toBeVisible();
    expect(await overflow(page)).toEqual([]);
  });
}

test('a work centre without defective items says so', async ({ as }) => {
  const page = await as('operator');
  await page.route('**/app/reportable/*', async (route) => {
    const answer = await (await route.fetch()).json();
    for (const operation of answer.data.operations) operation.defectItems = [];
    await route.fulfill({ json: answer });
  });
  await page.goto(`/report?woNumber=${ORDER.woNumber}&sequence=10`);
  await expect(page.getByText('WC has not configured defective items')).toBeVisible();
});

test('a report of today begins with the time since the last work', async ({ as }) => {
  const page = await as('operator');
  await page.goto(`/report?woNumber=${ORDER.woNumber}&sequence=10`);
  await expect(field(page, 'end')).toHaveValue(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
  await expect(page.getByText('Wei Zhang')).toBeVisible();
  await page.getByRole('button', { name: /^Qualified quantity/ }).click();
  await keyIn(page, '99999');
  await expect(page.getByRole('button', { name: 'Use 99,999 anyway' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('You were here before')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use 99,999 anyway' })).toBeVisible();
});

test('after the fact: outside of the shift it asks, twice the same time it refuses, and a counter-report takes it back', async ({
  as,
}) => {
  const page = await as('operator', { stored: { theme: 'light' } });
  const start = await outsideOfShift(page);
  const report = async () => {
    await page.goto(`/report/afterReport?woNumber=${ORDER.woNumber}&sequence=10`);
    await page.getByRole('group', { name: 'Qualified quantity' }).getByRole('button', { name: 'More' }).click();
    await page.getByRole('group', { name: 'Burr' }).getByRole('button', { name: 'More' }).click();
    await fillTimes(page, start, start + 4 * MINUTE);
    await submit(page).click();
  };
  await report();
  const asks = page.getByRole('dialog', { name: /lie outside of your shift/ });
  await asks.getByRole('button', { name: 'Count them' }).click();
  await expect(page.getByText('Seq 10: 1 good, 1 defective, 4 min.')).toBeVisible();
  const reportId = new URL(page.url()).searchParams.get('reportId') ?? '';
  await report();
  await said(page, 'This time overlaps another report');

  await page.goto(`/report/reportDetail?reportId=${reportId}`);
  await expect(page.getByText('Reported later')).toBeVisible();
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Correct' }).click();
  await submit(page).click();
  await said(page, 'Say why it is taken back.');
  await page.getByLabel('Reason').fill('Counted twice');
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Only take back' }).click();
  await submit(page).dblclick();
  await expect(page.getByText('Counter-report')).toBeVisible();
  await expect(page.getByText('Counted twice')).toBeVisible();
  await expect(page.getByText('−1 EA').first()).toBeVisible();
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await page.getByRole('link', { name: `Takes ${reportId} back` }).click();
  await expect(page.getByText('Taken back', { exact: true })).toBeVisible();
  const { data } = await ask<TimeReport>(page, 'GET', `/timeReports/${reportId}`);
  expect(data.correctedBy).not.toBeNull();
});

const reportedOutside = async (page: Page) => {
  const start = await outsideOfShift(page);
  const { data } = await ask<{ report: TimeReport }>(page, 'POST', '/timeReports/after', {
    ...ORDER,
    wageType: 2,
    qualifiedQty: '5',
    start: new Date(start).toISOString(),
    end: new Date(start + 5 * MINUTE).toISOString(),
    confirm: ['TIME_BEYOND_SHIFT_WARNING'],
  });
  return data;
};

test('a lead who does not work there corrects with the maximum and the defects of the operation', async ({ as }) => {
  const { report } = await reportedOutside(await as('operator'));
  const page = await as('lead');
  await page.goto(`/report/reportDetail?reportId=${report.reportId}&correct=1`);
  await page.getByRole('group', { name: 'Qualified quantity' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('group', { name: 'Burr' }).getByRole('button', { name: 'More' }).click();
  await expect(page.getByText('maximum reportable')).toHaveCount(0);
  await page.getByLabel('Reason').fill('One was forgotten');
  await submit(page).click();
  await expect(page).not.toHaveURL(/correct=/);
  await expect(page.getByText('6 EA').first()).toBeVisible();
});

test('a wrong report is said right in one step', async ({ as }) => {
  const page = await as('operator');
  const data = await reportedOutside(page);
  await page.goto(`/report/reportDetail?reportId=${data.report.reportId}&correct=1`);
  await page.getByLabel('Reason').fill('A digit too many');
  await page.getByRole('group', { name: 'Qualified quantity' }).getByRole('button', { name: 'Less' }).click();
  await submit(page).click();
  await expect(page).not.toHaveURL(/correct=/);
  await expect(page.getByText('4 EA').first()).toBeVisible();
  await expect(page.getByText('5 min')).toHaveCount(2);
  await openScreen(page, '/report/reportList');
  const rows = page.getByRole('list', { name: 'My reports' }).getByRole('link');
  await expect(rows.first()).toBeVisible();
  expect(await overflow(page)).toEqual([]);
});
