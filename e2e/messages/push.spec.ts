import type { Page } from '@playwright/test';
import { ask } from '../support/approvals.ts';
import { expect, signIn, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';

/** No push service is in reach of a test: the browser's part is played here, everything else is real. */
const withPushService = (page: Page) =>
  page.addInitScript(() => {
    const bytes = (length: number, first: number) =>
      Uint8Array.from({ length }, (_, index) => (index === 0 ? first : index)).buffer;
    let subscription: object | null = null;
    const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
    const p256dh = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    PushManager.prototype.subscribe = async function subscribe(options) {
      const text = (options as { applicationServerKey: string }).applicationServerKey
        .replaceAll('-', '+')
        .replaceAll('_', '/');
      const applicationServerKey = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer;
      subscription = {
        endpoint: `https://fcm.googleapis.com/fcm/send/${Math.random()}`,
        options: { applicationServerKey },
        getKey: (name: string) => (name === 'p256dh' ? p256dh.buffer : bytes(16, 1)),
        unsubscribe: async () => {
          subscription = null;
          localStorage.setItem('unsubscribed', 'yes');
          return true;
        },
      };
      return subscription as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null;
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  });

test('push is switched on for this device, for what the person wants and not at night, and off at sign-out', async ({
  phone,
}) => {
  const { open } = await phone({ serviceWorkers: 'allow' });
  const page = await open();
  await signIn(page, 'sales');
  await ask(page, 'PUT', '/push', { alarms: true, approvals: false, messages: true, quiet: null });
  await withPushService(page);
  await page.goto('/setting');
  const device = page.getByRole('switch', { name: /Notifications on this device/ });
  const topic = (name: string) => page.getByRole('switch', { name, exact: true });
  await expect(topic('Alarms')).toHaveCount(0);
  await device.click();
  await expect(device).toBeChecked();
  await expect(topic('Approvals')).not.toBeChecked();
  // The first change is slow: those behind it neither overtake it nor are undone by it.
  const changes: string[] = [];
  let isFirst = true;
  await page.route('**/app/push', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const waits = isFirst;
    isFirst = false;
    if (waits) await page.waitForTimeout(1_500);
    const response = await route.fetch();
    changes.push(route.request().postData() ?? '');
    await route.fulfill({ response });
  });
  await topic('Approvals').click();
  await page.getByRole('switch', { name: /Quiet hours/ }).click();
  await page.getByLabel('Until').fill('07:30');
  await expect.poll(() => changes.length).toBe(3);
  await expect(async () => {
    const answer = await page.evaluate(async () => {
      const headers = { Authorization: localStorage.getItem('token') ?? '' };
      return (await (await fetch('/app/push', { headers })).json()) as { data: object };
    });
    expect(answer.data).toMatchObject({ approvals: true, subscribed: true, quiet: { from: '22:00', until: '07:30' } });
  }).toPass({ timeout: 10_000 });
  expect([...(await axeFindings(page)), ...(await overflow(page))]).toEqual([]);
  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  expect(worker).toMatch(/\/service-worker\.js$/);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => [localStorage.getItem('unsubscribed'), localStorage.getItem('pushPerson')])).toEqual(
    ['yes', null],
  );
});

test('the live connection is switched off and on', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/setting');
  const live = page.getByRole('switch', { name: /Live connection/ });
  await expect(live).toBeChecked();
  await live.click();
  await expect(live).not.toBeChecked();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await expect(live).not.toBeChecked();
  await page.waitForTimeout(1_000);
  expect(asked.filter((url) => url.includes('/sse/subscribe'))).toEqual([]);
  const opened = page.waitForResponse('**/app/message/sse/subscribe*');
  await live.click();
  expect((await opened).status()).toBe(200);
});
