import type { Page } from '@playwright/test';
import { waiting } from '../support/approvals.ts';
import { expect } from '../support/gemba.ts';
import { card, postedNumber, submit } from '../support/receiving.ts';
import { stockOf } from '../support/shipping.ts';
import { partToMove, threeLinesToReceive, threePartsToCount, twoLinesToShip } from './orders-to-do.ts';
import { task } from './task.ts';

const toSearch = (page: Page) => page.getByRole('link', { name: 'Part, order, location…' });
const tile = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first();

task('approve an order', 'approver', { taps: 2 }, async (hand, page) => {
  const [order] = (await waiting(page, 'po')).filter(({ approval }) => approval.canApprove);
  if (!order) throw new Error('nothing to approve');
  await hand.tap(tile(page, 'Approvals'));
  const row = page.getByRole('link', { name: order.number });
  await row.waitFor();
  await hand.swipe(row);
  await expect(page.getByRole('status').filter({ hasText: order.number })).toBeVisible();
  await page.getByRole('status').filter({ hasText: order.number }).getByRole('button').click();
});

task('receive 3 lines', 'warehouse', { taps: 10 }, async (hand, page) => {
  const { poNumber, lines } = await threeLinesToReceive(page);
  await hand.tap(tile(page, 'Receive PO'));
  const row = page.getByRole('link', { name: new RegExp(poNumber) });
  await hand.scrollTo(row);
  await hand.tap(row);
  for (const { part } of lines) await hand.tap(card(page, part).getByRole('button', { name: /^All/ }));
  await hand.tap(submit(page));
  expect(await postedNumber(page)).not.toBe('');
});

task('ship 2 lines', 'warehouse', { taps: 5 }, async (hand, page) => {
  const { soNumber, lines } = await twoLinesToShip(page);
  await hand.tap(tile(page, 'Ship SO'));
  const row = page.getByRole('link', { name: new RegExp(soNumber) });
  await hand.scrollTo(row);
  await hand.tap(row);
  for (const { part } of lines) await hand.tap(card(page, part).getByRole('button', { name: /^All/ }));
  await hand.tap(submit(page));
  expect(await postedNumber(page)).not.toBe('');
});

task('find stock', 'warehouse', { taps: 1, keys: 4 }, async (hand, page) => {
  await hand.tap(toSearch(page));
  await hand.type('6204');
  await expect(page.getByRole('list', { name: 'Parts' }).getByRole('link').first()).toContainText(/[\d,]+ ?EA/);
});

for (const [name, lies] of [
  ['move', 'at several'],
  ['move what lies in one place', 'at one'],
] as const)
  task(name, 'warehouse', { taps: 7, keys: 6 }, async (hand, page) => {
    const { location, partNumber, onHand } = await partToMove(page, { lies });
    await hand.tap(toSearch(page));
    await hand.type(location.replaceAll('-', ''));
    await hand.tap(page.getByRole('button', { name: 'Stock', exact: true }));
    await hand.tap(page.getByRole('navigation', { name: 'Do with it' }).getByRole('link', { name: 'Move' }));
    await hand.tap(
      page.getByRole('list', { name: `Lies at ${location}` }).getByRole('button', { name: new RegExp(partNumber) }),
    );
    await hand.key(page.getByRole('dialog'), '5');
    await hand.tap(page.getByRole('dialog').getByRole('button', { name: /^Set 5/ }));
    await expect(page.getByText('Suggested')).toBeVisible();
    await hand.tap(submit(page));
    await expect(page.getByText(/^1 moved since/)).toBeVisible();
    expect((await stockOf(page, partNumber, location)).onHand).toBe(Number(onHand) - 5);
  });

task('move with a scanner', 'warehouse', { taps: 2, scans: 3 }, async (hand, page) => {
  await hand.tap(tile(page, 'Move stock'));
  await submit(page).waitFor();
  await hand.scan('A-03-2');
  await page.getByRole('button', { name: 'From A-03-2' }).waitFor();
  await hand.scan('BRG-6304-ZZ');
  await page.getByRole('dialog').waitFor();
  await hand.scan('C-04-1');
  await expect(submit(page)).toHaveText(/Move .* to C-04-1/);
  await hand.tap(submit(page));
  await expect(page.getByText(/^1 moved since/)).toBeVisible();
});

task('count 3 parts', 'warehouse', { taps: 9, keys: 6 }, async (hand, page) => {
  const { location, parts, isAll } = await threePartsToCount(page);
  await hand.tap(tile(page, 'Cycle counts'));
  await hand.tap(page.getByRole('button', { name: 'Count a location' }));
  const place = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${location}`) });
  await hand.scrollTo(place);
  await hand.tap(place);
  for (const [index, { partNumber, onHand }] of parts.entries()) {
    await hand.key(card(page, partNumber), onHand);
    if (index < 2) await hand.tap(page.locator('footer').getByRole('button', { name: /^Next/ }));
  }
  if (!isAll) await hand.tap(page.getByRole('banner').getByRole('button', { name: /^All/ }));
  await hand.tap(submit(page));
  await expect(page.getByText(`3 parts were counted at ${location}. None differs from the book.`)).toBeVisible();
});

task('open a BOM', 'engineer', { taps: 2, keys: 6 }, async (hand, page) => {
  await hand.tap(tile(page, 'BOM'));
  await hand.type('220-05');
  await hand.tap(page.getByRole('link', { name: /GBX-220-05/ }));
  await expect(page.getByRole('heading', { name: 'GBX-220-05' })).toBeVisible();
});

task('call a vendor', 'buyer', { taps: 2, keys: 4 }, async (hand, page) => {
  await hand.tap(toSearch(page));
  await hand.type('kest');
  const call = page.getByRole('link', { name: 'Call Kestrel Bearings' });
  await expect(call).toHaveAttribute('href', /^tel:\+?\d/);
  await hand.tap(call);
});

task('report with two defects', 'operator', { taps: 8, keys: 2 }, async (hand, page) => {
  await hand.tap(page.getByRole('button', { name: 'Report pieces' }));
  const sheet = page.getByRole('dialog', { name: 'Report and finish' });
  await hand.tap(sheet.getByRole('button', { name: /^Qualified quantity/ }));
  const pad = page.getByRole('dialog', { name: 'Qualified quantity' });
  await hand.key(pad, '30');
  await hand.tap(pad.getByRole('button', { name: /^Set 30/ }));
  for (const item of ['Dimension', 'Burr'])
    await hand.tap(sheet.getByRole('group', { name: item }).getByRole('button', { name: 'More' }));
  await hand.tap(sheet.getByRole('button', { name: 'Finish with 30' }));
  await expect(page.getByText(/: 30 good, \d defective/)).toBeVisible();
});

task('start a task', 'operator', { taps: 3 }, async (hand, page) => {
  await hand.tap(page.getByRole('list', { name: 'Up next' }).getByRole('link').first());
  await hand.tap(page.locator('footer').getByRole('button', { name: 'Start', exact: true }));
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Running');
});

task('change the language', 'operator', { taps: 3 }, async (hand, page) => {
  await hand.tap(page.getByRole('navigation').getByRole('link', { name: 'Me', exact: true }));
  await hand.tap(page.getByRole('link', { name: /^Language/ }));
  await hand.tap(page.getByText('中文'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

task('find an order by its number', 'buyer', { taps: 1, keys: 5 }, async (hand, page) => {
  await hand.tap(toSearch(page));
  await hand.type('48205');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('PO 48205');
  await expect(page.getByText('Kestrel Bearings')).toBeVisible();
});
