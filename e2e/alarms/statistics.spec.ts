import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';

test('the figures of a year by type, work centre and shift, as a chart and as a table that opens the alarms', async ({
  as,
}) => {
  const page = await as('lead');
  await page.goto('/alarm/statistics?from=2025-01-01');
  const chart = page.getByRole('group', { name: 'Type' });
  await expect(chart).toBeVisible();
  await expect(page.getByText('Respond, median').first()).toBeVisible();
  expect([...(await axeFindings(page)), ...(await overflow(page))]).toEqual([]);
  await chart.press('End');
  await expect(page.getByRole('status').filter({ hasText: 'Share so far 100%' })).toHaveCount(1);
  for (const measure of ['To respond', 'To handle']) {
    await page.getByRole('radio', { name: measure }).click();
    await expect(page.getByRole('list', { name: measure }).getByRole('listitem').first()).toContainText(/min| h /);
  }
  await page.getByRole('radio', { name: 'Shift' }).click();
  await expect(page).toHaveURL(/by=byShift/);
  await page.getByRole('radio', { name: 'Work center' }).click();
  await page.getByRole('button', { name: 'As a table' }).click();
  const table = page.getByRole('table', { name: 'Work center' }).last();
  const first = table.getByRole('rowheader').first();
  expect([...(await axeFindings(page)), ...(await overflow(page))]).toEqual([]);
  const wc = (await first.textContent()) ?? '';
  await first.getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`/alarm/records\\?.*wc=${wc}`));
  await expect(page.getByRole('list', { name: 'Alarm record' }).getByRole('link').first()).toContainText(wc);
});

test('days without an alarm say so, and only those who may see the figures do', async ({ as }) => {
  const [page, operator] = [await as('quality'), await as('operator')];
  await page.goto('/alarm/statistics?from=2001-01-01&to=2001-01-02');
  await expect(page.getByText('No alarm in these days')).toBeVisible();
  await operator.goto('/alarm/statistics');
  await expect(operator).not.toHaveURL(/statistics/);
});
