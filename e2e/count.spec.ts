import { LANGUAGES } from '@gemba/contract/kit/languages';
import { expect, test } from './support/gemba.ts';
import { axeFindings, overflow } from './support/looks.ts';
import { card, keyIn, openLine, submit } from './support/receiving.ts';
import { saysRefusals } from './support/said.ts';
import { openScreen } from './support/screens.ts';
import { scan, shippingTongues, stockOf, takeBack } from './support/shipping.ts';

test('a shelf is counted blind: empty is not zero, a difference needs a reason, what was not expected is added', async ({
  as,
}) => {
  const page = await as('warehouse');
  const shelf = 'C-02-2';
  const counted = 'W00-11/300(A)';
  await page.goto('/warehouse/countList');
  await expect(page.getByRole('list', { name: 'Cycle counts' })).toBeVisible();
  const before = await stockOf(page, counted, shelf);
  const beside = await stockOf(page, 'GRB-330-W', shelf);
  await scan(page, shelf);
  await page.waitForURL(/\/warehouse\/count\?countNumber=/);
  await expect(card(page, counted)).toBeVisible();
  await expect(card(page, counted)).not.toContainText(String(before.onHand));
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was counted yet.' })).toBeVisible();
  await openLine(page, counted);
  await card(page, counted)
    .getByRole('button', { name: /^Not counted yet/ })
    .click();
  await keyIn(page, String(before.onHand - 1));
  await scan(page, 'PAL-800X600');
  await expect(card(page, 'PAL-800X600')).toContainText('Not expected here');
  await page.reload();
  await expect(page.getByText('You were here before')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await submit(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: `Part ${counted} differs from the books. Say why.` }),
  ).toBeVisible();
  await expect(page.getByText('2 lines to fix')).toBeVisible();
  await card(page, counted).getByLabel('Why it differs from the books').fill('One was broken');
  await openLine(page, 'PAL-800X600');
  await card(page, 'PAL-800X600').getByLabel('Why it differs from the books').fill('Left behind');
  await submit(page).click();
  const row = page.getByRole('listitem').filter({ hasText: counted });
  await expect(row).toContainText(`expected ${before.onHand}`);
  await expect(row).toContainText('One was broken');
  expect((await stockOf(page, counted, shelf)).onHand).toBe(before.onHand - 1);
  // What nobody looked at is as it was.
  expect(await stockOf(page, 'GRB-330-W', shelf)).toEqual(beside);
  const number = new URL(page.url()).searchParams.get('countNumber') ?? '';
  await takeBack(page, number, 'It stood behind the pallet');
  await expect(page.getByText(`Takes ${number} back`)).toBeVisible();
  await expect(page.getByText('It stood behind the pallet').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  expect(await stockOf(page, counted, shelf)).toEqual(before);
  await page.getByRole('link', { name: `Show ${number}` }).click();
  await expect(page.getByText('Taken back by')).toBeVisible();

  await openScreen(page, '/warehouse/countList');
  await page.getByRole('button', { name: 'Count a location' }).click();
  await page.getByRole('dialog').getByLabel('Beginning of a location').fill(shelf);
  await page.getByRole('dialog').getByLabel('Beginning of a location').press('Enter');
  await page.waitForURL(/countNumber=/);
  await openLine(page, counted);
  await card(page, counted)
    .getByRole('button', { name: /^Not counted yet/ })
    .click();
  await keyIn(page, String(before.onHand));
  await submit(page).click();
  await expect(page.getByText('Posted', { exact: true }).first()).toBeVisible();
  expect(await stockOf(page, counted, shelf)).toEqual(before);
});

for (const language of LANGUAGES) {
  test(`every rule of a count is said in ${language}, and a count can be given up`, async ({ as }) => {
    const { shelves, refusals } = shippingTongues[language];
    const page = await as('admin', { stored: { language } });
    const said = saysRefusals(page, refusals);
    const shelf = { 'en-US': 'C-03-1', 'zh-CN': 'C-03-2', 'es-ES': 'C-01-2' }[language];
    await page.goto('/warehouse/countList');
    await expect(page.getByRole('list', { name: shelves.counts })).toBeVisible();
    await scan(page, 'NOWHERE');
    await said('LOCATION_NOT_EXIST', { location: 'NOWHERE' });
    await scan(page, shelf);
    await page.waitForURL(/countNumber=/);
    const first = page.getByRole('main').getByRole('region').first();
    await first.waitFor();
    await submit(page).click();
    await said('NOTHING_COUNTED');
    const part = (await first.getAttribute('aria-label')) ?? '';
    await first.getByRole('button', { name: `${shelves.noneHere} ${part}` }).click();
    await submit(page).click();
    await said('COUNT_REASON_REQUIRED', { partNumber: part });
    await scan(page, 'NO-SUCH-PART');
    await said('PART_NOT_EXIST', { partNumber: 'NO-SUCH-PART' });
    await page.getByRole('banner').getByRole('button', { name: shelves.more, exact: true }).click();
    await page.getByRole('button', { name: shelves.giveUp }).click();
    await page.getByRole('dialog', { name: shelves.giveUpTitle }).getByRole('button', { name: shelves.giveUp }).click();
    await expect(page.getByText(shelves.state.CANCELLED).first()).toBeVisible();
    await openScreen(page, '/warehouse/count?countNumber=0');
    await said('COUNT_NOT_EXIST', { countNumber: '0' });
  });
}
