import type { Page } from '@playwright/test';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { openScreen } from '../support/screens.ts';

const unread = (page: Page) => page.getByRole('radio', { name: /^Inbox/ });
const chooseReceiver = async (page: Page, ...names: string[]) => {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const sheet = page.getByRole('dialog');
  for (const name of names) {
    await sheet.getByRole('searchbox').fill(name);
    await sheet.getByRole('checkbox', { name }).click();
  }
  await sheet.getByRole('button', { name: /^Done/ }).click();
};
const write = async (page: Page, title: string, content: string) => {
  await page.getByLabel('Subject').fill(title);
  await page.getByLabel('Message', { exact: true }).fill(content);
};

test('a message about an order is on a colleague’s screen at once, is read, answered and found', async ({ as }) => {
  const [buyer, engineer] = [await as('buyer'), await as('engineer')];
  const title = `Look at this ${Date.now()}`;
  await engineer.goto('/engineering');
  await engineer.locator('h1').waitFor();

  await buyer.goto('/poDetail?poNumber=48213');
  await buyer.getByRole('button', { name: 'More', exact: true }).click();
  await buyer.getByRole('dialog').getByRole('link', { name: 'Write a message about it' }).click();
  await expect(buyer.getByRole('list', { name: 'Goes with the message' })).toContainText('PO 48213');
  await chooseReceiver(buyer, 'Ines Moreno', 'Manages documents');
  await write(buyer, title, 'Is <b>HSG-220-A</b> right on PO 48205?\n\nThanks');
  expect([...(await axeFindings(buyer)), ...(await overflow(buyer))]).toEqual([]);
  await buyer.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(buyer.getByRole('heading', { name: title })).toBeVisible();
  await buyer.getByText('receivers').or(buyer.getByText('1 receiver')).first().click();
  await expect(buyer.getByText('Not read yet').first()).toBeVisible();

  // Others may write to the engineer in the same moment: the notice is the innermost box with both.
  const read = engineer.getByRole('button', { name: 'Read' });
  const notice = engineer.getByRole('status').locator('div').filter({ hasText: title, has: read }).last();
  await notice.getByRole('button', { name: 'Read' }).click();
  await expect(engineer.getByRole('heading', { name: title })).toBeVisible();
  await expect(engineer.getByText('Is <b>HSG-220-A</b> right on')).toBeVisible();
  expect([...(await axeFindings(engineer)), ...(await overflow(engineer))]).toEqual([]);
  await expect(async () => {
    await buyer.reload();
    await buyer.getByText('receivers').or(buyer.getByText('1 receiver')).first().click();
    await expect(buyer.getByText(/^Read /).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await engineer.getByRole('button', { name: 'Reply' }).click();
  await expect(engineer.getByLabel('Subject')).toHaveValue(`RE: ${title}`);
  await engineer.getByLabel('Message', { exact: true }).fill('It is.');
  await engineer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(engineer.getByText('This message is the answer to')).toBeVisible();
  await openScreen(buyer, '/setting/message');
  await expect(buyer.getByRole('link', { name: `RE: ${title}` })).toBeVisible();
  await openScreen(buyer, `/setting/message?box=outbox&q=${encodeURIComponent(title)}`);
  await expect(buyer.getByRole('link', { name: title })).toHaveCount(1);
});

test('nothing typed is lost, and a form that is sent too early says where', async ({ as }) => {
  const page = await as('quality');
  await page.goto('/setting/message-new');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Choose at least one receiver.')).toBeVisible();
  await expect(page.getByText('Say in a few words what it is about.')).toBeVisible();
  await chooseReceiver(page, 'Dan Okafor');
  await write(page, 'Half a message', 'to be');
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('Half a message');
  await expect(page.getByRole('button', { name: 'Take off Dan Okafor' })).toBeVisible();
  await page.getByRole('button', { name: 'Take off Dan Okafor' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Choose at least one receiver.')).toBeVisible();
});

test('all are read with one tap, and a colleague without the right to write may still read', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/setting/message');
  await expect(page.locator('main li').first()).toBeVisible();
  const readAll = page.getByRole('button', { name: 'Read all' });
  if (await readAll.isVisible()) await readAll.click();
  await expect(unread(page)).toHaveText('Inbox');
  await page.getByRole('button', { name: 'Unread' }).click();
  await expect(page.getByText('No message like this')).toBeVisible();
  const nobody = await as('nobody');
  await nobody.goto('/setting/message');
  await expect(nobody.getByRole('button', { name: 'Write' })).toHaveCount(0);
  await nobody.goto('/setting/message-detail/999999');
  await expect(nobody.getByText('This message does not exist.')).toBeVisible();
});

test('one message after another is read without the list, which stays one step back', async ({ as }) => {
  const [buyer, engineer] = [await as('buyer'), await as('engineer')];
  const { data } = await ask<{ people: { userId: number }[] }>(buyer, 'GET', '/messages/receivers?q=Tom%20Becker');
  const receivers = [{ type: 'user', userId: data.people[0]?.userId }];
  const [first, second] = [`First ${Date.now()}`, `Second ${Date.now()}`];
  for (const title of [first, second]) await ask(buyer, 'POST', '/messages', { receivers, title, content: '…' });
  await engineer.goto('/setting/message');
  await engineer.getByRole('link', { name: second }).click();
  await expect(engineer.getByRole('heading', { name: second })).toBeVisible();
  await engineer.getByRole('button', { name: 'Older message' }).click();
  await expect(engineer.getByRole('heading', { name: first })).toBeVisible();
  expect([...(await axeFindings(engineer)), ...(await overflow(engineer))]).toEqual([]);
  await engineer.getByRole('button', { name: 'Newer message' }).click();
  await expect(engineer.getByRole('heading', { name: second })).toBeVisible();
  await engineer.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(engineer.getByRole('link', { name: first })).toBeVisible();
});
