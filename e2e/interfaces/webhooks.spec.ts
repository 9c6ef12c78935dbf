import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';

test('an administrator adds a webhook, sends a test, sees the answer and sends it again', async ({ as }) => {
  const told: { type: string; id: string }[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    told.push(JSON.parse(await text(request)));
    response.writeHead(told.length === 1 ? 503 : 200).end(told.length === 1 ? 'closed for lunch' : 'thanks');
  };
  const receiver = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/gemba`;

  const page = await as('admin');
  const wrongLooks = async () => [...(await axeFindings(page)), ...(await overflow(page))];
  await page.goto('/interfaces/webhooks');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const adding = page.getByRole('dialog', { name: 'Add webhook' });
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding.getByText('Choose at least one event.')).toBeVisible();
  await adding.getByLabel('Address').fill('https://10.0.0.7/');
  await adding.getByText('Alarm raised').click();
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding.getByText(/inside the network of the server/)).toBeVisible();
  expect(await wrongLooks()).toEqual([]);
  await adding.getByLabel('Address').fill(url);
  await adding.getByRole('button', { name: 'Save' }).click();
  const made = page.getByRole('dialog', { name: 'Webhook added' });
  await expect(made.getByLabel('Secret')).toHaveValue(/^whsec_/);
  await made.getByRole('button', { name: 'I have stored it' }).click();

  await page.getByRole('link', { name: new RegExp(url) }).click();
  await expect(page.getByText('No events')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => told.length).toBe(1);
  await page.reload();
  await expect(page.getByText(/Waiting · 503/)).toBeVisible();
  await page.getByRole('button', { name: /webhook\.test/ }).click();
  await expect(page.getByText('503 · closed for lunch')).toBeVisible();
  expect(await wrongLooks()).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();

  await expect.poll(() => told.length, { timeout: 20_000 }).toBe(2);
  await expect(async () => {
    await page.reload();
    await page.getByRole('radio', { name: 'Delivered' }).click();
    await expect(page.getByText(/Delivered · 200/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await wrongLooks()).toEqual([]);
  await page.getByRole('button', { name: /webhook\.test/ }).click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => told.length).toBe(3);
  expect(new Set(told.map(({ id }) => id)).size).toBe(1);

  await page.getByRole('button', { name: 'Remove webhook' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove webhook' }).click();
  await expect(page.getByRole('link', { name: new RegExp(url) })).toHaveCount(0);
  receiver.closeAllConnections();
  receiver.close();
});
