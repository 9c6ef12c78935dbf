import type { Page } from '@playwright/test';
import { raiseAlarm, TYPE } from '../support/alarms.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';

const WALL = { viewport: { width: 1920, height: 1080 } };

/** Pixels of the capitals of a line; at ten metres 1080 lines of a 55 inch screen need about 25 of them. */
const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test('a hall terminal with a big screen lands on the wall board, which is read from ten metres', async ({ as }) => {
  const [wall, operator] = [await as('visitor', WALL), await as('operator')];
  await wall.goto('/navigation');
  await expect(wall).toHaveURL(/\/alarm\/board$/);
  await expect(wall.getByText('Live', { exact: true })).toBeVisible();
  await raiseAlarm(operator, `Guard is open ${Date.now()}`, TYPE.safety);
  await expect(wall.getByRole('heading', { name: 'Safety' }).first()).toBeVisible();
  await expect(wall.getByRole('list', { name: 'Work centers' }).getByRole('listitem')).toHaveCount(7);
  await expect(wall.getByRole('navigation')).toHaveCount(0);
  for (const selector of ['main li h2', 'main li p', '[role=timer]'])
    expect(await sizeOf(wall, selector), selector).toBeGreaterThanOrEqual(34);
  expect([...(await axeFindings(wall)), ...(await overflow(wall))]).toEqual([]);
  await wall.getByRole('button', { name: 'Leave the wall board' }).click();
  await expect(wall).toHaveURL(/\/alarm$/);
});

test('it keeps the screen awake, asks again after it was hidden, and lets it sleep once it is left', async ({ as }) => {
  const wall = await as('lead', WALL);
  await wall.addInitScript(() => {
    const locks: { released: boolean }[] = [];
    Object.assign(window, { locks });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          const lock = { released: false, release: async () => void (lock.released = true) };
          locks.push(lock);
          return lock;
        },
      },
    });
  });
  const held = () =>
    wall.evaluate(() =>
      (window as unknown as { locks: { released: boolean }[] }).locks.map(({ released }) => released),
    );
  await wall.goto('/alarm/board');
  await expect.poll(held).toEqual([false]);
  await wall.evaluate(() => {
    for (const lock of (window as unknown as { locks: { released: boolean }[] }).locks) lock.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(held).toEqual([true, false]);
  await wall.getByRole('button', { name: 'Leave the wall board' }).click();
  await expect.poll(held).toEqual([true, true]);
});

test('out of reach it says how old it is, keeps what it knows, and comes back by itself', async ({ as }) => {
  const wall = await as('quality', WALL);
  await wall.goto('/alarm/board');
  await expect(wall.getByText('Live', { exact: true })).toBeVisible();
  await wall.context().setOffline(true);
  await expect(wall.getByText(/^As of /)).toBeVisible();
  await expect(wall.getByRole('timer').first()).toBeVisible();
  await wall.context().setOffline(false);
  await expect(wall.getByText('Live', { exact: true })).toBeVisible();
});

for (const language of ['en-US', 'es-ES', 'zh-CN'])
  test(`work centers that have stood still for a day fit their card: ${language}`, async ({ as }) => {
    const wall = await as('lead', { ...WALL, stored: { language } });
    const since = new Date(Date.now() - 47.8 * 3_600_000).toISOString();
    await wall.route('**/app/alarmBoard', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(/"since":(null|"[^"]+")/g, `"since":"${since}"`);
      await route.fulfill({ response: answer, body });
    });
    await wall.goto('/alarm/board');
    const centres = wall.getByRole('list').last().getByRole('listitem');
    await expect(centres).toHaveCount(7);
    await expect(centres.first()).toContainText('47');
    await expect(centres.last()).toBeInViewport({ ratio: 1 });
    const heights = await centres.evaluateAll((rows) =>
      rows.map((row) => Math.round(row.getBoundingClientRect().height)),
    );
    expect(new Set(heights).size).toBe(1);
  });

test('it fits a phone too', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/alarm/board');
  await expect(page.getByRole('list', { name: 'Work centers' })).toBeVisible();
  expect([...(await axeFindings(page)), ...(await overflow(page))]).toEqual([]);
});

test('it loads a new version of the app by itself, once the server has one, and not again and again', async ({
  as,
}) => {
  const wall = await as('manager', WALL);
  await wall.clock.install();
  let loads = 0;
  wall.on('load', () => (loads += 1));
  await wall.goto('/alarm/board');
  const board = wall.getByRole('list', { name: 'Work centers' });
  await expect(board).toBeVisible();
  const minutes = async (count: number) => {
    for (let minute = 0; minute < count; minute += 1) {
      const asked = wall.waitForResponse('**/app/getVersion');
      await wall.clock.runFor(60_000);
      await (await asked).finished();
    }
  };
  await minutes(2);
  expect(loads).toBe(1);
  await wall.route('**/app/getVersion', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    await route.fulfill({ json: { ...rest, data: { ...data, version: '99.0.0' } } });
  });
  await wall.clock.runFor(60_000);
  await expect.poll(() => loads).toBe(2);
  await expect(board).toBeVisible();
  await expect(wall).toHaveURL(/\/alarm\/board$/);
  await minutes(3);
  expect(loads).toBe(2);
});

test('while the server is out of reach it does not try to load the page', async ({ as }) => {
  const wall = await as('engineer', WALL);
  await wall.clock.install();
  await wall.goto('/alarm/board');
  await expect(wall.getByText('Live', { exact: true })).toBeVisible();
  await wall.route('**/app/getVersion', (route) => route.abort());
  await wall.clock.runFor(180_000);
  await expect(wall.getByRole('list', { name: 'Work centers' })).toBeVisible();
  await expect(wall.getByText('server connection failed')).toHaveCount(0);
});
