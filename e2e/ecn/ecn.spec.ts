import { SHOWN_ECN } from '../support/engineering.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { CHANGING_PART } from '../support/parts.ts';
import { openScreen } from '../support/screens.ts';

test('changes are listed by status, the first due first, and found by title or part', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/engineering/ecn/list');
  const rows = page.getByRole('list', { name: 'Engineering changes' }).getByRole('listitem');
  await expect(rows.first()).toContainText('days overdue');
  await page.getByRole('radio', { name: 'Cancelled' }).click();
  await expect(page.getByRole('heading', { name: 'No cancelled changes' })).toBeVisible();
  await page.getByRole('radio', { name: 'Closed' }).click();
  await expect(page).toHaveURL(/status=closed/);
  await expect(rows.first()).toContainText('Closed');
  await page.getByRole('radio', { name: 'All' }).click();
  await page.getByRole('searchbox').fill(CHANGING_PART.toLowerCase());
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Seal lip material');
  await page.getByRole('searchbox').fill('nothing of the kind');
  await expect(page.getByRole('heading', { name: 'No change matches “nothing of the kind”' })).toBeVisible();
});

test('a change shows all its fields, both dispositions and its parts from old to new', async ({ as }) => {
  const page = await as('engineer');
  await page.goto(`/engineering/ecn/detail?ecnNumber=${SHOWN_ECN}`);
  await expect(page.getByRole('heading', { name: 'Bearing seat tolerance tightened to H6' })).toBeVisible();
  for (const words of ['Part on hold', 'Old change order', 'New change order', 'Tom Becker', 'Effective']) {
    await expect(page.getByText(words).first()).toBeVisible();
  }
  await expect(page.getByRole('img', { name: 'Parts on order: MODIFY' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Parts in inventory: USE' })).toBeVisible();
  await expect(page.getByText('Waiting for Miguel Ortega')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByText('More about this change').click();
  await expect(page.getByText('Originator')).toBeVisible();
  await page.getByRole('link', { name: 'Details' }).click();
  const parts = page.getByRole('list', { name: 'Affected parts' }).getByRole('listitem');
  await expect(parts).toHaveCount(3);
  await expect(parts.filter({ hasText: 'HSG-220-A' })).toContainText('Rev C');
  await expect(parts.filter({ hasText: 'HSG-220-A' })).toContainText('Rev D');
  await expect(parts.filter({ hasText: 'HSG-220-A' })).toContainText('on order');
  expect(await overflow(page)).toEqual([]);
});

test('a change that is not there says so', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/engineering/ecn/detail?ecnNumber=9999');
  await expect(page.getByRole('heading', { name: 'ECN 9999 does not exist' })).toBeVisible();
  await openScreen(page, '/engineering/ecn/parts');
  await expect(page.getByRole('heading', { name: 'No change chosen' })).toBeVisible();
});
