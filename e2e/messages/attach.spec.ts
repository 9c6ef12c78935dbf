import type { Page } from '@playwright/test';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { wrongInLightAndDark } from '../support/looks.ts';
import { scanIntoFocus } from '../support/shipping.ts';
import { findingsIn, nameOfWay, pageOptions, setTextSize, ways } from '../support/ways-to-look.ts';

const DRAWING = 'Gearbox housing, machining';

const attached = (page: Page) => page.getByRole('list', { name: 'Goes with the message' }).getByRole('listitem');
const attachButton = (page: Page) => page.getByRole('button', { name: 'Attach', exact: true });
const sheet = (page: Page) => page.getByRole('dialog');
const openSheet = async (page: Page) => {
  await attachButton(page).click();
  await expect(sheet(page).getByRole('searchbox')).toBeFocused();
};
const send = async (page: Page, title: string) => {
  await page.getByLabel('Subject').fill(title);
  await page.getByLabel('Message', { exact: true }).fill('See there.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
};
const writeTo = async (page: Page, name: string) => {
  await page.goto(`/setting/message-new?${new URLSearchParams({ to: name })}`);
  await expect(page.getByRole('button', { name: `Take off ${name}` })).toBeVisible();
};

test('an order and a document are found while writing, stay with the draft, and are opened by the reader', async ({
  as,
}) => {
  const [buyer, engineer] = [await as('buyer'), await as('engineer')];
  const title = `With papers ${Date.now()}`;
  await writeTo(buyer, 'Tom Becker');
  await openSheet(buyer);
  expect(await wrongInLightAndDark(buyer)).toEqual([]);
  await buyer.keyboard.type('48213');
  await buyer.keyboard.press('Enter');
  await expect(attached(buyer)).toHaveText([/^PO 48213/]);
  await expect(attachButton(buyer)).toBeFocused();

  await openSheet(buyer);
  await expect(sheet(buyer)).toContainText('another one takes the place of PO 48213');
  await buyer.keyboard.type('housing mach');
  const found = sheet(buyer).getByRole('list', { name: 'Documents' });
  await expect(found.getByRole('button').first()).toContainText('HSG-220-A_C_en.pdf');
  expect(await wrongInLightAndDark(buyer)).toEqual([]);
  await found.getByRole('button').first().press('Enter');
  await expect(attached(buyer)).toHaveText([/^PO 48213/, new RegExp(`^${DRAWING}`)]);

  await buyer.reload();
  await expect(attached(buyer)).toHaveCount(2);
  await buyer.getByRole('button', { name: 'Take off PO 48213' }).press('Enter');
  await expect(attached(buyer)).toHaveText([new RegExp(`^${DRAWING}`)]);
  await expect(attachButton(buyer)).toBeFocused();
  await openSheet(buyer);
  await buyer.keyboard.type('po 48205');
  await sheet(buyer).getByRole('list', { name: 'Exact match' }).getByRole('button').click();
  expect(await wrongInLightAndDark(buyer)).toEqual([]);
  await send(buyer, title);

  await engineer.goto(`/setting/message?q=${encodeURIComponent(title)}`);
  await engineer.getByRole('link', { name: title }).click();
  // Engineering does not see purchase orders.
  await expect(engineer.getByText('PO 48205')).toBeVisible();
  await expect(engineer.getByRole('link', { name: 'PO 48205' })).toHaveCount(0);
  await engineer.getByRole('link', { name: DRAWING }).click();
  await expect(engineer.getByRole('heading', { name: DRAWING })).toBeVisible();
});

test('an answer keeps the order of the message, or has one that was scanned', async ({ as }) => {
  const [buyer, warehouse] = [await as('buyer'), await as('warehouse')];
  const { data } = await ask<{ people: { userId: number }[] }>(buyer, 'GET', '/messages/receivers?q=Ines%20Moreno');
  const receivers = [{ type: 'user', userId: data.people[0]?.userId }];
  const title = `About an order ${Date.now()}`;
  const order = { type: 'po', number: '48213' };
  const { data: sent } = await ask<{ id: number }>(buyer, 'POST', '/messages', {
    receivers,
    title,
    content: '…',
    order,
  });
  await warehouse.goto(`/setting/message-new?reply=${sent.id}`);
  await expect(attached(warehouse)).toHaveText([/^PO 48213/]);
  await expect(warehouse.getByRole('button', { name: 'Take off PO 48213' })).toHaveCount(0);
  await openSheet(warehouse);
  await sheet(warehouse).getByRole('button', { name: 'Close' }).focus();
  await expect(async () => {
    await scanIntoFocus(warehouse, 'SO31077');
    await expect(attached(warehouse)).toHaveText([/^SO 31077/], { timeout: 2_000 });
  }).toPass();
  await warehouse.getByRole('button', { name: 'Take off SO 31077' }).click();
  await expect(attached(warehouse)).toHaveText([/^PO 48213/]);
});

test('nothing is offered that its sender may not open', async ({ as }) => {
  const page = await as('operator');
  await page.goto('/setting/message-new');
  await openSheet(page);
  await page.keyboard.type('48213');
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText('No order and no document is called “48213”')).toBeVisible();
  expect(await wrongInLightAndDark(page)).toEqual([]);
});

for (const way of ways)
  test(`the sheet and the attached rows hold, ${nameOfWay(way)}`, async ({ as }) => {
    const page = await as('buyer', pageOptions(way));
    await page.goto('/setting/message-new?type=po&number=48213');
    const attach = page.locator('main [aria-haspopup=dialog]').last();
    await attach.waitFor();
    await setTextSize(page, way);
    await attach.click();
    await sheet(page).getByRole('searchbox').fill('bearing');
    const documents = sheet(page).getByRole('list').last().getByRole('button');
    await expect(documents.filter({ hasText: '.pdf' }).first()).toBeVisible();
    expect(await findingsIn(page, way)).toEqual([]);
    await documents.filter({ hasText: '.pdf' }).first().click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    expect(await findingsIn(page, way)).toEqual([]);
  });
