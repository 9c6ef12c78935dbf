import type { Page } from '@playwright/test';
import { expect, fillLogin, PASSWORD, signIn, test } from '../support/gemba.ts';
import { openScreen } from '../support/screens.ts';

const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;

/** One stream as the server would write it, which then ends; the next ones hold no news. */
const streamOnce = async (page: Page, ...events: object[]) => {
  await page.route('**/app/message/sse/subscribe*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: event({ type: 'heartbeat' }) }),
  );
  await page.route(
    '**/app/message/sse/subscribe*',
    (route) => route.fulfill({ contentType: 'text/event-stream', body: events.map(event).join('') }),
    { times: 1 },
  );
};

test('a message and an alarm are said at once, on every screen', async ({ as }) => {
  const page = await as('engineer');
  const message = {
    id: 900_001,
    sender: 'Ida Moreno',
    sendDate: '2026-11-15T05:10:00Z',
    content: '…',
    title: 'Shaft is late',
  };
  await streamOnce(page, { type: 'message', total: 12, message }, { type: 'alarm', alarm: { id: 7 } });
  await page.goto('/navigation');
  await expect(page.getByText('New message from Ida Moreno')).toBeVisible();
  await expect(page.getByText('Shaft is late')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('An alarm needs your attention.');
  await page.getByRole('alert').getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/report\/detail\/7$/);
});

test('signed out from another device, Login comes by itself, and what was typed is still there', async ({ page }) => {
  const typed = '{ "es-ES": { "auth.signIn": "Entrar" } }';
  const box = page.getByLabel('Translations as JSON');
  const opened = page.waitForResponse('**/app/message/sse/subscribe*');
  await signIn(page, 'sales');
  await openScreen(page, '/setting?open=translations');
  expect((await opened).headers()['content-type']).toContain('text/event-stream');
  await box.fill(typed);
  await page.evaluate(async () => {
    const xsrf = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const headers = { Authorization: localStorage.getItem('token') ?? '', 'X-XSRF-TOKEN': decodeURIComponent(xsrf) };
    await fetch('/app/logout', { method: 'POST', headers });
  });
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await fillLogin(page, 'sales', PASSWORD);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/setting\?open=translations$/);
  await expect(box).toHaveValue(typed);
});
