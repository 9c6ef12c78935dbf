import type { Today } from '@gemba/contract/today/job';
import { jobAddress } from '@gemba/contract/today/job-address';
import type { Page } from '@playwright/test';
import { ask } from '../support/approvals.ts';
import { expect, signIn, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';

const todayOf = async (page: Page) => (await ask<Today>(page, 'GET', '/today')).data;
const jobs = (page: Page) => page.getByRole('list', { name: 'Next for you' }).getByRole('link');
/** An order to decide about, named as in lists and titles. */
const TO_DECIDE = /(Approve (PO|quote|WO|RMA|RTV)|Review SO) \d/;
const readsWell = async (page: Page) => {
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
};

test('a warehouse clerk starts with the numbers of today and does the next job in one tap', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/navigation');
  const numbers = page.getByRole('list', { name: 'Numbers of today' }).getByRole('link');
  await expect(numbers).toHaveCount(4);
  await expect(jobs(page)).toHaveCount(3);
  await readsWell(page);
  const today = await todayOf(page);
  const [first] = today.jobs;
  if (!first) throw new Error('nothing is due in the demo company');
  await expect(jobs(page).first()).toHaveAttribute('href', jobAddress(first));
  await page.getByRole('link', { name: /^All/ }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(jobs(page)).toHaveCount(today.jobs.length);
  await readsWell(page);
  await page.getByRole('button', { name: /^Receipts due/ }).click();
  await expect(page).toHaveURL(/\/home\?kind=receive$/);
  const receipts = today.jobs.filter(({ kind }) => kind === 'receive');
  await expect(jobs(page)).toHaveCount(receipts.length);
  await jobs(page).first().click();
  await expect(page).toHaveURL(/\/receivePo\/editPo\?poNumber=/);
});

test('an approver starts with what waits for a decision, and shortages stand below it', async ({ as }) => {
  const page = await as('approver');
  await page.goto('/home');
  await expect(jobs(page).first()).toContainText(TO_DECIDE);
  const today = await todayOf(page);
  const kinds = today.jobs.map(({ kind }) => kind);
  expect(kinds).toContain('shortage');
  expect(kinds.lastIndexOf('approve')).toBeLessThan(kinds.indexOf('shortage'));
  await page.goto('/navigation');
  await expect(jobs(page).first()).toContainText(TO_DECIDE);
});

test('an approver sees what their deputy decided, and opens an order and all of them', async ({ as }) => {
  const page = await as('approver');
  const { count, decisions } = (await todayOf(page)).decidedForMe;
  expect(count).toBeGreaterThan(3);
  await page.goto('/navigation');
  const rows = page.getByRole('list', { name: 'Decided for you' }).getByRole('link');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(`Approved by ${decisions[0]?.by.name}, your deputy`);
  await readsWell(page);
  await rows.first().click();
  await expect(page).toHaveURL(new RegExp(`/poDetail\\?poNumber=${decisions[0]?.number}`));
  await page.goBack();
  const part = page.getByRole('region').or(page.locator('section')).filter({ has: rows.first() });
  await part.getByRole('link', { name: `All ${count}` }).click();
  await expect(page).toHaveURL(/\/delegation$/);
  await expect(rows).toHaveCount(count);
  await readsWell(page);
});

test('nobody without a deputy is told about decisions', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/navigation');
  await expect(jobs(page).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Decided for you' })).toHaveCount(0);
});

test('quality decides about goods in QA and opens NCRs in one tap', async ({ as }) => {
  const page = await as('quality');
  await page.goto('/home?kind=inspect');
  await expect(jobs(page).first()).toContainText('Decide on');
  await readsWell(page);
  await jobs(page).first().click();
  await expect(page).toHaveURL(/\/quality\/inspection\?irNumber=/);
  await page.goto('/home?kind=ncr');
  await jobs(page).first().click();
  await expect(page).toHaveURL(/\/quality\/ncr\?ncrNumber=/);
});

test('jobs beyond those listed are counted below them, with the way to all of them', async ({ as }) => {
  const page = await as('warehouse');
  // A day with more to ship than the demo company has.
  await page.route('**/app/today', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const tiles = answer.data.tiles.map((tile: Today['tiles'][number]) =>
      tile.kind === 'ship' ? { ...tile, count: 99, more: true } : tile,
    );
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, tiles } } });
  });
  await page.goto('/home?kind=ship');
  const rest = page.getByRole('list', { name: 'Not in this list' }).getByRole('link');
  const listed = (await todayOf(page)).jobs.filter(({ kind }) => kind === 'ship').length;
  await expect(rest).toHaveText([`Shipments due${99 - listed}+ more`]);
  await readsWell(page);
  await rest.click();
  await expect(page).toHaveURL(/\/shipperSo/);
});

test('a refresh without a network says that it failed, and the old list stays', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/home');
  await expect(jobs(page).first()).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('server connection failed')).toBeVisible();
  await expect(jobs(page).first()).toBeVisible();
  await page.context().setOffline(false);
});

test('each role has its own day: nobody is shown what they may not open', async ({ as }) => {
  const engineer = await as('engineer');
  await engineer.goto('/home');
  await expect(engineer.getByRole('button', { name: /^ECNs/ })).toBeVisible();
  await expect(engineer.getByRole('button', { name: /^Receipts due/ })).toHaveCount(0);
  const accountant = await as('accountant');
  await accountant.goto('/home?kind=overCredit');
  await expect(accountant.getByRole('button', { name: /^Over credit/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(jobs(accountant).first()).toHaveAttribute('href', /^\/address\/customer\/detail/);
});

test('somebody with nothing to do is told that all is done', async ({ as }) => {
  const page = await as('nobody');
  await page.goto('/home');
  await expect(page.getByText('All done: nothing is due, late or waiting for you')).toBeVisible();
  await readsWell(page);
});

test('without an answer the last one stands with its age, and it is gone with the session', async ({ page }) => {
  await signIn(page, 'warehouse');
  await page.goto('/home');
  const count = await jobs(page).count();
  await expect(jobs(page).first()).toBeVisible();
  await expect(page.getByText(/^As of [\d:]+ [AP]M$/)).toBeVisible();
  await page.route('**/app/today', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(/^As of .*, .* ago$/)).toBeVisible();
  expect(await jobs(page).count()).toBeGreaterThanOrEqual(Math.min(1, count));
  await page.goto('/navigation');
  await expect(jobs(page)).toHaveCount(3);
  await page.goto('/setting');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('today'))).toBeNull();
});

test('the weekly digest is asked for under Me and stays asked for', async ({ as }) => {
  const page = await as('quality');
  await page.goto('/setting');
  const wish = page.getByRole('switch', { name: 'Weekly digest' });
  await expect(wish).not.toBeChecked();
  await wish.click();
  await expect(wish).toBeChecked();
  await page.reload();
  await expect(wish).toBeChecked();
  await wish.click();
  await expect(wish).not.toBeChecked();
});
