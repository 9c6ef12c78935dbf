import type { Page } from '@playwright/test';
import { expect, test } from '../support/gemba.ts';
import { submit } from '../support/receiving.ts';
import { openScreen } from '../support/screens.ts';

const busy = { code: 503, msgCode: 'SERVER_BUSY', msg: 'busy', notice: false, success: false, data: null };
const CHANGE = '**/app/changePassword';

const changePassword = async (page: Page) => {
  await page.goto('/setting?open=password');
  await page.getByLabel('Current password', { exact: true }).fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill('a whole new sentence');
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
};

test('a busy server gets the same request once more', async ({ as }) => {
  const page = await as('manager');
  const bodies: (string | null)[] = [];
  await page.route(CHANGE, (route) => {
    bodies.push(route.request().postData());
    if (bodies.length === 1) return route.fulfill({ status: 503, json: busy });
    return route.fulfill({
      status: 400,
      json: { ...busy, code: 400, msgCode: 'PASSWORD_TOO_COMMON', msg: 'Choose another one.' },
    });
  });
  await changePassword(page);
  await expect(page.getByText('Choose another one.')).toBeVisible();
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toBe(bodies[1]);
});

test('a server that stays busy: request error', async ({ as }) => {
  const page = await as('manager');
  let sent = 0;
  await page.route(CHANGE, (route) => {
    sent += 1;
    return route.fulfill({ status: 503, json: busy });
  });
  await changePassword(page);
  await expect(page.getByText('request error', { exact: true })).toBeVisible();
  expect(sent).toBe(2);
});

test('no network: server connection failed, and what was typed stays', async ({ as }) => {
  const page = await as('manager');
  await page.route(CHANGE, (route) => route.abort());
  await changePassword(page);
  await expect(page.getByText('server connection failed')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('a whole new sentence');
});

test('no answer within five seconds has a text of its own', async ({ as }) => {
  const page = await as('manager');
  await page.route(CHANGE, () => new Promise(() => undefined));
  await changePassword(page);
  await expect(page.getByText('took too long')).toBeVisible();
});

test('a refusal is a toast for two seconds, unless it is a notice or speaks of an exception', async ({ as }) => {
  const page = await as('manager');
  const refusal = {
    code: 409,
    msgCode: 'MOVE_NOT_ALLOWED',
    msg: 'Not now.',
    notice: false,
    success: false,
    data: null,
  };
  const answers = [
    refusal,
    { ...refusal, msg: 'Seen by the screen', notice: true },
    { ...refusal, msg: 'NullPointerException' },
  ];
  await page.route(CHANGE, (route) => route.fulfill({ status: 409, json: answers.shift() }));
  await changePassword(page);
  const toast = page.getByText('Not now.');
  await expect(toast).toBeVisible();
  const since = Date.now();
  await expect(toast).toBeHidden();
  expect(Date.now() - since).toBeGreaterThan(1_500);
  expect(Date.now() - since).toBeLessThan(8_000);

  const button = page.getByRole('dialog').getByRole('button', { name: 'Change password' });
  for (const _ of answers.slice()) await button.click();
  await page.waitForTimeout(300);
  await expect(page.locator('[role=status]').getByText(/Exception/)).toHaveCount(0);
});

test('a client that is too old is offered a reload and keeps working', async ({ as }) => {
  const page = await as('manager');
  await page.route(CHANGE, (route) =>
    route.fulfill({
      status: 426,
      json: { ...busy, code: 426, msgCode: 'CLIENT_TOO_OLD', msg: 'too old', notice: true },
    }),
  );
  await changePassword(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('A newer version of Gemba is needed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

for (const [what, answer, words] of [
  ['stays busy', { status: 503, json: busy }, 'request error'],
  ['refuses', { status: 403, json: { ...busy, code: 403, msgCode: 'X', msg: 'Not for you.' } }, 'Not for you.'],
  ['is not reached', undefined, 'server connection failed'],
] as const) {
  test(`a read whose server ${what}: a toast, and a way to try again in its place`, async ({ as }) => {
    const page = await as('manager');
    await page.route('**/app/sessions*', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.goto('/setting');
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByText('The devices could not be loaded')).toBeVisible();
    await page.unroute('**/app/sessions*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
  });
}

test('a part that does not load on a screen without the dock leaves two ways on', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/setting');
  await page.locator('h1').waitFor();
  await page.route('**/assets/AboutScreen-*.js', (route) => route.abort());
  for (const [way, to] of [
    ['Back', /\/setting$/],
    ['All functions', /\/navigation$/],
  ] as const) {
    await openScreen(page, '/setting/about');
    await expect(page.getByText('A part of the app could not be loaded')).toBeVisible();
    await page.getByRole('button', { name: way }).click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('h1')).toBeVisible();
  }
});

test('a part of the app that does not load offers a reload, and the rest still works', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/navigation');
  await page.locator('h1').waitFor();
  await page.route('**/assets/SettingsScreen-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await expect(page.getByText('A part of the app could not be loaded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('search')).toBeVisible();
});

test('a device without a network says so over every screen, and a part that did not come then comes with it', async ({
  as,
}) => {
  const page = await as('manager');
  await page.goto('/navigation');
  await page.locator('h1').waitFor();
  await page.context().setOffline(true);
  await expect(page.getByText('No network')).toBeVisible();
  // The phone of another story may have loaded it.
  await page.route('**/assets/SettingsScreen-*.js', (route) => route.abort());
  await openScreen(page, '/setting');
  await expect(page.getByText('This part of the app is not on the device yet.')).toBeVisible();
  await page.unrouteAll();
  await page.context().setOffline(false);
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(page.getByText('No network')).toBeHidden();
});

test('a form that was seen before comes back with the network', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/receivePo/editPo?poNumber=48196');
  await expect(submit(page)).toBeVisible();
  await openScreen(page, '/warehouse');
  // Figures of the last second still count as new.
  await page.waitForTimeout(1_100);
  await page.context().setOffline(true);
  await openScreen(page, '/receivePo/editPo?poNumber=48196');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // The network is there, and carries nothing yet.
  await page.route('**/app/receiving/purchaseOrders/48196', (route) => route.abort(), { times: 1 });
  await page.context().setOffline(false);
  await expect(submit(page)).toBeVisible();
});
