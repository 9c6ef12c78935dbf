import { expect, test } from '../support/gemba.ts';
import { openScreen } from '../support/screens.ts';

test('nobody downloads the debugging console without asking for it', async ({ as }) => {
  const page = await as('admin', { stored: { debugger: 'yes' } });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/navigation');
  await page.locator('h1').waitFor();
  await openScreen(page, '/setting');
  await page.getByText('This device', { exact: true }).waitFor();
  expect(scripts.filter((url) => /console-.*\.(js|css)/.test(url))).toEqual([]);
  await expect(page.getByRole('complementary', { name: 'debugging console' })).toHaveCount(0);
});

test('with debugger = true it shows log, requests, storage and device, and no secret', async ({ as }) => {
  const page = await as('admin', { stored: { debugger: 'true' } });
  await page.goto('/setting');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await page.getByText('This device', { exact: true }).waitFor();
  const panel = page.getByRole('complementary', { name: 'debugging console' });
  await panel.getByRole('button', { name: 'debug' }).click();
  await panel.getByRole('button', { name: 'requests' }).click();
  await expect(panel).toContainText('/app/sessions');
  await expect(panel).toContainText(/\d+ ms/);
  await panel.getByRole('button', { name: 'storage' }).click();
  await expect(panel).toContainText('userInfo');
  await expect(panel).toContainText('•••');
  await expect(panel).not.toContainText(token);
  await panel.getByRole('button', { name: 'device' }).click();
  await expect(panel).toContainText('390 × 844');
});
