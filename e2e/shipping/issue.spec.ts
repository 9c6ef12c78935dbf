import { LANGUAGES } from '@gemba/contract/kit/languages';
import type { Page } from '@playwright/test';
import { say } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { card, openLine, postedNumber, submit } from '../support/receiving.ts';
import { saysRefusals } from '../support/said.ts';
import { openScreen } from '../support/screens.ts';
import { burst, scan, setQuantity, shippingTongues, stockOf, takeBack } from '../support/shipping.ts';

const ORDER = '/shipperWo/editWo?woNumber=70425';
const PALLET = 'PAL-800X600';
const SECRET = 'issue-demo';

// They issue to one order and look at how much of it is left: one after another.
test.describe.configure({ mode: 'default' });

/** Everything that the browser keeps for the app. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));

test('components are issued with the right password, which is kept nowhere, and given back', async ({ as }) => {
  const page = await as('admin', { viewport: { width: 360, height: 640 } });
  await page.goto('/shipperWo?q=70425');
  await page.getByRole('link', { name: /70425/ }).click();
  await expect(page.getByRole('banner')).toContainText(/DRV-440-05-11KW · 4 EA · due \w/);
  const before = await stockOf(page, PALLET, 'B-01-1');
  await scan(page, PALLET);
  await scan(page, PALLET);
  await expect(card(page, PALLET)).toContainText('2 of 4 picked');
  await page.getByLabel('Issue password').fill('not this one');
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The issue password is wrong.' })).toBeVisible();
  await page.getByLabel('Issue password').fill(SECRET);
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);

  // The answer is lost: what was sent is kept without its password, and asked for again after a reload.
  await page.route('**/app/shipping/workOrders/70425', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await submit(page).click();
  await expect(page.getByText('No answer came. Looking whether it was posted …')).toBeInViewport();
  expect(await kept(page)).not.toContain(SECRET);
  await page.unroute('**/app/shipping/workOrders/70425');
  await page.reload();
  await expect(page.getByText('Not known yet whether it was posted')).toBeVisible();
  await page.getByRole('button', { name: 'Look again' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Enter the issue password.' })).toBeVisible();
  await page.getByLabel('Issue password').fill(SECRET);
  await page.getByRole('button', { name: 'Look again' }).last().click();
  const number = await postedNumber(page);
  expect(await kept(page)).not.toContain(SECRET);
  expect(await stockOf(page, PALLET, 'B-01-1')).toMatchObject({ onHand: before.onHand - 2 });
  await page.getByRole('button', { name: 'Show issue' }).waitFor();
  await burst(page, 'NO-SUCH-1');
  await expect(page.getByRole('dialog')).toContainText('NO-SUCH-1');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Show issue' }).click();
  await expect(page.getByRole('link', { name: new RegExp(PALLET) })).toContainText('2 EA');
  await takeBack(page, number, 'Wrong order');
  await expect(page.getByText(`Takes ${number} back`)).toBeVisible();
  expect(await stockOf(page, PALLET, 'B-01-1')).toEqual(before);
});

test('a part that is to be issued, or scanned, opens its line on the work order', async ({ as }) => {
  const page = await as('warehouse');
  const part = 'BRG-6306-C3';
  const opensItsLine = async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /WO \d+/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/shipperWo\/editWo\?/);
    await expect(card(page, part).getByRole('button', { expanded: true })).toBeVisible();
  };
  await page.goto(`/pnDetail?partNumber=${part}`);
  await page.getByRole('link', { name: 'Issue', exact: true }).click();
  await opensItsLine();
  await page.goto('/shipperWo');
  await page.locator('main[aria-busy]').waitFor({ state: 'detached' });
  await burst(page, part);
  await expect(page).toHaveURL(/\/shipperWo\?part=/);
  await opensItsLine();
});

test('a company without a licence for production is told so', async ({ as }) => {
  const page = await as('twin');
  await page.goto(ORDER);
  await scan(page, PALLET);
  await page.getByLabel('Issue password').fill(SECRET);
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /licen[sc]e/i })).toBeVisible();
});

for (const [at, language] of LANGUAGES.entries()) {
  test(`every rule of issuing is said at its field in ${language}`, async ({ as }) => {
    const { words, kit, refusals } = shippingTongues[language];
    // Wrong passwords are counted by person: no one of them should be blocked by the stories.
    const page = await as(at === 0 ? 'admin' : 'warehouse', { stored: { language } });
    const said = saysRefusals(page, refusals);
    const set = new RegExp(`^${kit.setQuantity.split('{')[0]?.trim()}`);
    const leave = () => page.getByRole('dialog').getByRole('button', { name: kit.close }).click();
    const quantityAt = new RegExp(say(kit.quantityAt, { location: 'B-01-1' }));
    await page.goto(ORDER);
    await submit(page).click();
    await said('NO_ISSUED_QUANTITY');
    await said('ISSUE_PASSWORD_REQUIRED');
    await openLine(page, PALLET);
    const line = card(page, PALLET);
    await setQuantity(page, { card: line, button: quantityAt }, '5', set);
    await said('INVALID_INPUT');
    await leave();
    await setQuantity(page, { card: line, button: quantityAt }, '4', set);
    await line.getByRole('button', { name: kit.addLocation }).click();
    await page.getByRole('dialog').getByText('B-01-1').click();
    await said('DUPLICATE_LOCATION', { location: 'B-01-1' });
    await line
      .getByRole('button', { name: say(kit.remove, { what: 'B-01-1' }) })
      .last()
      .click();
    await page.getByLabel(words.issuePassword).fill('not this one');
    await submit(page).click();
    await said('ISSUE_PASSWORD_WRONG');
    await openScreen(page, '/shipperWo/editWo?woNumber=0');
    await said('WORK_ORDER_NOT_EXIST', { woNumber: '0' });
  });
}

test('who may not ship may not issue', async ({ as }) => {
  const page = await as('sales');
  await page.goto(ORDER);
  await expect(page.getByText('Limited permissions')).toBeVisible();
});
