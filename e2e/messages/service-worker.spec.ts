import type { Page, Worker } from '@playwright/test';
import { raiseAlarm, TYPE } from '../support/alarms.ts';
import { expect, test } from '../support/gemba.ts';

const push = (id: number) => ({
  title: 'Alarm',
  body: 'Work center GRD-01',
  tag: `alarm ${id}`,
  url: `/alarmDetail/${id}`,
});

type Shown = { title: string; body: string; tag: string; url: string };
/** The scope of the worker, with what a headless browser has not: a place for notifications. */
type Scope = {
  shown: Shown[];
  ServiceWorkerRegistration: { prototype: object };
  WindowClient: { prototype: object };
  clients: object;
  dispatchEvent: (event: Event) => void;
};

/** A phone whose only window is this one, with the service worker of the app. */
const withWorker = async (page: Page, address: string): Promise<Worker> => {
  const context = page.context();
  await page.goto(address);
  await page.locator('h1').waitFor();
  await Promise.all(context.pages().flatMap((other) => (other === page ? [] : [other.close()])));
  const started = context.waitForEvent('serviceworker');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  });
  const worker = await started;
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.shown = [];
    Object.assign(scope.ServiceWorkerRegistration.prototype, {
      async showNotification(title: string, { body, tag, data }: { body: string; tag: string; data: { url: string } }) {
        scope.shown = [...scope.shown.filter((one) => one.tag !== tag), { title, body, tag, url: data.url }];
      },
    });
  });
  return worker;
};

/** The browser hands the worker a push, as it does with one from a push service. */
const deliver = async (page: Page, data: object, origin = new URL(page.url()).origin) => {
  const browser = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  const registrationId = await found;
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
  await browser.detach();
};

const shown = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as Scope).shown);

/** A finger on the last notification. Windows come to the front and open only under a real finger: it says which one did. */
const tap = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as Scope;
    let opened: string | undefined;
    Object.assign(scope.WindowClient.prototype, { focus: async () => undefined });
    Object.assign(scope.clients, {
      openWindow: async (url: string) => {
        opened = url;
      },
    });
    const tapped = scope.shown.pop();
    const event = new Event('notificationclick');
    let work: Promise<unknown> | undefined;
    Object.assign(event, {
      notification: { data: { url: tapped?.url }, close: () => undefined },
      waitUntil: (promise: Promise<unknown>) => {
        work = promise;
      },
    });
    scope.dispatchEvent(event);
    await work;
    return opened;
  });

/** A phone of its own, which has a service worker. */
const OWN = { serviceWorkers: 'allow' } as const;

test('without a live connection a push is shown, once for its tag, and a tap opens its screen', async ({ as }) => {
  const [page, operator] = [await as('quality', OWN), await as('operator')];
  const { id } = await raiseAlarm(operator, `Pushed ${Date.now()}`, TYPE.out);
  await page.addInitScript(() => {
    const info = JSON.parse(localStorage.getItem('userInfo') ?? '{}') as object;
    localStorage.setItem('userInfo', JSON.stringify({ ...info, realTime: false }));
  });
  const worker = await withWorker(page, '/warehouse');
  await deliver(page, push(id));
  await deliver(page, push(id));
  const { origin } = new URL(page.url());
  await expect.poll(() => shown(worker)).toEqual([{ ...push(id), url: `${origin}/alarmDetail/${id}` }]);
  await tap(worker);
  await expect(page).toHaveURL(new RegExp(`/report/detail/${id}$`));
  await expect(page.getByRole('button', { name: 'Respond' })).toBeVisible();
  expect(await shown(worker)).toEqual([]);
});

test('a window that the stream tells is enough, and a tap leads it on without loading it anew', async ({ as }) => {
  const page = await as('manager', OWN);
  const worker = await withWorker(page, '/alarm');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await deliver(page, push(7));
  await page.waitForTimeout(1_000);
  expect(await shown(worker)).toEqual([]);

  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  await worker.evaluate(() => {
    (globalThis as unknown as Scope).shown.push({
      title: 'Earlier',
      body: '',
      tag: '',
      url: '/setting/message?box=outbox',
    });
  });
  await tap(worker);
  await expect(page).toHaveURL(/\/setting\/message\?box=outbox$/);
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
});

test('hostile words are shown as they are, and a foreign address leads to our own app', async ({ as }) => {
  const page = await as('engineer', OWN);
  await page.route('**/app/message/sse/subscribe*', (route) => route.abort());
  const worker = await withWorker(page, '/warehouse');
  const words = '<img src=x onerror=alert(1)>';
  await deliver(page, { title: words, body: words, tag: words, url: 'https://evil.example/alarm' });
  const { origin } = new URL(page.url());
  await expect.poll(() => shown(worker)).toEqual([{ title: words, body: words, tag: words, url: origin }]);
  await tap(worker);
  await expect(page).toHaveURL(/\/navigation$/);
});

test('with the app closed, a tap opens a window on the right screen', async ({ as }) => {
  const page = await as('buyer', OWN);
  const worker = await withWorker(page, '/warehouse');
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  await deliver(page, push(9), origin);
  await expect.poll(() => shown(worker)).toHaveLength(1);
  expect(await tap(worker)).toBe(`${origin}/alarmDetail/9`);
});
