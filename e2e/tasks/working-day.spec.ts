import { LANGUAGES } from '@gemba/contract/kit/languages';
import type { Task } from '@gemba/contract/tasks/task/task-shapes';
import type { Page } from '@playwright/test';
import { say } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { overflow, wrongInLightAndDark } from '../support/looks.ts';
import { keyIn, submit } from '../support/receiving.ts';
import { said } from '../support/said.ts';
import { openScreen } from '../support/screens.ts';
import { addressOfTask, freshTask, LAST, runningTask, secondsOn, taskNow, taskTongues } from '../support/tasks.ts';

// One worker has one running task: one story after another.
test.describe.configure({ mode: 'default' });

const control = (page: Page, name: string) => page.locator('footer').getByRole('button', { name, exact: true });
const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const state = (page: Page) => page.getByRole('main').locator('section').first();
const open = async (page: Page, task: Task) => {
  await page.goto(addressOfTask(task));
  await page.getByRole('timer').waitFor();
};
const pauseFor = async (page: Page, reason: string) => {
  await control(page, 'Pause').click();
  await sheet(page, 'Why do you pause?')
    .getByRole('button', { name: new RegExp(`^${reason}`) })
    .click();
};

test('a working day in taps: start, count, pause, go on, report from the start screen, look at the day', async ({
  as,
}) => {
  test.slow();
  const page = await as('operator', { hasTouch: true, stored: { theme: 'light' } });
  const task = await freshTask(page);
  await page.goto('/report/taskList');
  const row = page.getByRole('list', { name: 'Task list' }).locator(`a[href="${addressOfTask(task)}"]`);
  await expect(row).toContainText('WO 70422');
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await row.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Task');
  await expect(page.getByRole('button', { name: 'Qualified +1' })).toBeDisabled();
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await control(page, 'Start').click();
  await expect(state(page)).toContainText('Running');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Active task');

  await page.getByRole('button', { name: 'Qualified +1' }).dblclick();
  await page.getByRole('button', { name: 'Qualified +1' }).click();
  await page.getByRole('button', { name: 'Defective +1' }).click();
  const defects = sheet(page, 'Defective quantity');
  for (const item of ['Burr', 'Dimension'])
    await defects.getByRole('group', { name: item }).getByRole('button', { name: 'More' }).click();
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await defects.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Defective: 2, change' })).toBeVisible();
  await expect(page.getByText('Burr 1 · Dimension 1')).toBeVisible();
  await expect
    .poll(async () => (await taskNow(page, task.taskId)).counted)
    .toEqual({
      qualified: '3.0000',
      defective: '2.0000',
    });
  expect(await wrongInLightAndDark(page)).toEqual([]);

  await control(page, 'Pause').click();
  await sheet(page, 'Why do you pause?').waitFor();
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await sheet(page, 'Why do you pause?')
    .getByRole('button', { name: /^Break/ })
    .click();
  await expect(state(page)).toContainText('Paused: Break');
  await page.reload();
  await expect(state(page)).toContainText('Paused: Break');
  await control(page, 'Resume').click();
  await expect(state(page)).toContainText('Running');

  await openScreen(page, '/navigation');
  const card = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('timer') });
  await expect(card).toContainText('3 of');
  await expect(card).toContainText('2 defective');
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await card.getByRole('button', { name: 'Report pieces' }).click();
  const finish = sheet(page, 'Report and finish');
  await expect(finish.getByRole('button', { name: 'Finish with 3' })).toBeVisible();
  const maximum = Number((await taskNow(page, task.taskId)).maximum);
  await finish.getByRole('button', { name: /^Qualified quantity: 3/ }).click();
  await keyIn(page, String(maximum + 4));
  const warning = finish.getByRole('alert').filter({ hasText: 'is more than the maximum reportable' });
  await expect(warning).toContainText(`${maximum + 4} is more than the maximum reportable, ${maximum}`);
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await expect(finish.getByRole('button', { name: `Use ${maximum + 4} anyway` })).toBeVisible();
  await finish.getByRole('button', { name: `Correct to ${maximum}` }).click();
  await expect(warning).toBeHidden();
  await finish.getByRole('button', { name: new RegExp(`^Qualified quantity: ${maximum}`) }).click();
  await keyIn(page, '3');
  await finish.getByRole('button', { name: 'Finish with 3' }).click();
  await expect(page.getByText('Seq 10: 3 good, 2 defective')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Seq 10: 3 good, 2 defective')).toBeVisible();
  expect(await wrongInLightAndDark(page)).toEqual([]);
  expect((await taskNow(page, task.taskId)).status).toBe('CLOSED');

  await page.getByRole('button', { name: 'Show the report' }).click();
  await expect(page.getByRole('heading', { name: 'Seq 10 · Face and bore' })).toBeVisible();
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await openScreen(page, '/report/myDay');
  await expect(page.getByRole('listitem').filter({ hasText: 'Face and bore' }).first()).toContainText('WO 70422');
});

test('nothing is finished without a quantity, and more than the maximum is used once that is confirmed', async ({
  as,
}) => {
  const page = await as('operator');
  const task = await runningTask(page);
  await open(page, task);
  await control(page, 'Finish').click();
  const finish = sheet(page, 'Report and finish');
  await finish.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(finish.getByText('Quantity cannot be empty')).toBeVisible();
  // Somebody else may have reported meanwhile: the server asks by the maximum it knows.
  await page.route('**/tasks/*/finish', async (route) => {
    const body = route.request().postDataJSON();
    await route.continue({ postData: JSON.stringify({ ...body, qualifiedQty: '0' }) });
  });
  await finish.getByRole('button', { name: /^Qualified quantity/ }).click();
  await keyIn(page, '9999');
  await finish.getByRole('button', { name: 'Use 9,999 anyway' }).click();
  await expect(page.getByText('Seq 10: 0 good, 0 defective')).toBeVisible();
});

test('the clock is the server’s: after a reload, on a device whose own clock is wrong, and on a second device', async ({
  as,
}) => {
  const page = await as('operator');
  const task = await runningTask(page);
  await open(page, task);
  await expect.poll(() => secondsOn(page)).toBeGreaterThan(1);
  await page.reload();
  const isRight = async (shown: Page) => {
    const { intervals, serverTime } = await taskNow(page, task.taskId);
    const worked = intervals.reduce(
      (sum, { startedAt, endedAt }) => sum + Date.parse(endedAt ?? serverTime) - Date.parse(startedAt),
      0,
    );
    return Math.abs((await secondsOn(shown)) - worked / 1000) < 3;
  };
  await page.getByRole('timer').waitFor();
  await expect.poll(() => isRight(page)).toBe(true);

  const other = await as('operator');
  await other.addInitScript(() => {
    const Real = Date;
    const ahead = 3 * 3_600_000;
    class Wrong extends Real {
      constructor(...given: [] | [number]) {
        super(...(given.length === 0 ? ([Real.now() + ahead] as [number]) : given));
      }
      static override now() {
        return Real.now() + ahead;
      }
    }
    window.Date = Wrong as DateConstructor;
  });
  await open(other, task);
  await expect.poll(() => isRight(other)).toBe(true);
  await pauseFor(other, 'Meal');
  await expect(state(other)).toContainText('Paused: Meal');
  const { pausedAt, serverTime } = await taskNow(page, task.taskId);
  expect(Math.abs(Date.parse(pausedAt ?? '') - Date.parse(serverTime))).toBeLessThan(15_000);
  // The first device hears of it by itself.
  await expect(state(page)).toContainText('Paused: Meal', { timeout: 20_000 });
  const stands = await secondsOn(page);
  expect(stands).toBe(await secondsOn(other));
});

test('a double tap starts once and pauses once', async ({ as }) => {
  const page = await as('operator');
  const task = await freshTask(page);
  await open(page, task);
  await control(page, 'Start').dblclick();
  await expect(state(page)).toContainText('Running');
  await control(page, 'Pause').dblclick();
  await sheet(page, 'Why do you pause?')
    .getByRole('button', { name: /^No material/ })
    .dblclick();
  await expect(state(page)).toContainText('Paused: No material');
  await expect(page).toHaveURL(new RegExp(`task=${task.taskId}$`));
  const { intervals, status } = await taskNow(page, task.taskId);
  expect([status, intervals.length]).toEqual(['PAUSED', 1]);
});

test('set-up comes before production, and production begins in the same moment', async ({ as }) => {
  const page = await as('operator');
  const task = await freshTask(page);
  await open(page, task);
  await control(page, 'Set up').click();
  await expect(state(page)).toContainText('Setting up');
  await control(page, 'Start production').click();
  await expect(state(page)).toContainText('Running');
  const { intervals } = await taskNow(page, task.taskId);
  expect(intervals.map(({ phase }) => phase)).toEqual(['SETUP', 'RUN']);
  expect(intervals[0]?.endedAt).toBe(intervals[1]?.startedAt);
});

test('an answer that gets lost is asked for again: paused once, as of the tap', async ({ as }) => {
  const page = await as('operator');
  const task = await runningTask(page);
  await open(page, task);
  let lost = 0;
  await page.route('**/tasks/*/pause', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await pauseFor(page, 'Break');
  await expect(state(page)).toContainText('Paused: Break');
  const { intervals } = await taskNow(page, task.taskId);
  expect(intervals).toHaveLength(1);
});

test('without a network a tap is kept, also over a reload, and counts as of then', async ({ as }) => {
  const page = await as('operator');
  const task = await runningTask(page);
  await open(page, task);
  await page.route('**/app/tasks/**', (route) => route.abort());
  const tapped = Date.now();
  await pauseFor(page, 'Machine down');
  await expect(page.getByText('The moment of your tap counts')).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.unroute('**/app/tasks/**');
  await page.reload();
  await expect(state(page)).toContainText('Paused: Machine down');
  const { pausedAt } = await taskNow(page, task.taskId);
  expect(Math.abs(Date.parse(pausedAt ?? '') - tapped)).toBeLessThan(3_000);
});

test('pieces are counted while the network is away, and none is lost', async ({ as }) => {
  const page = await as('operator');
  const task = await runningTask(page);
  await open(page, task);
  await page.route('**/app/tasks/**', (route) => route.abort());
  for (let times = 0; times < 5; times += 1) await page.getByRole('button', { name: 'Qualified +1' }).click();
  await expect(page.getByRole('button', { name: 'Qualified: 5, change' })).toBeVisible();
  await page.unroute('**/app/tasks/**');
  await page.reload();
  await expect.poll(async () => (await taskNow(page, task.taskId)).counted.qualified).toBe('5.0000');
  await expect(page.getByRole('button', { name: 'Qualified: 5, change' })).toBeVisible();
  await page.getByRole('button', { name: 'Qualified: 5, change' }).click();
  await keyIn(page, '0');
  await expect.poll(async () => (await taskNow(page, task.taskId)).counted.qualified).toBe('0.0000');
});

test('a task is given back after a question, and one with pieces is finished instead', async ({ as }) => {
  const page = await as('operator');
  const task = await runningTask(page);
  await open(page, task);
  const menu = async (name: string) => {
    await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
    await sheet(page, 'More').getByRole('button', { name }).click();
  };
  const asks = sheet(page, 'Cancel the current task?');
  await page.getByRole('button', { name: 'Qualified +1' }).click();
  await menu('Cancel task');
  await expect(asks).toContainText('1 good and 0 defective pieces are counted');
  await asks.getByRole('button', { name: 'Go on working' }).click();
  await page.getByRole('button', { name: 'Qualified: 1, change' }).click();
  await keyIn(page, '0');
  await expect.poll(async () => (await taskNow(page, task.taskId)).counted.qualified).toBe('0.0000');
  await menu('Cancel task');
  await asks.getByRole('button', { name: 'Go on working' }).click();
  expect((await taskNow(page, task.taskId)).status).toBe('RUNNING');
  await menu('Cancel task');
  await asks.getByRole('button', { name: 'Cancel task' }).click();
  await expect(page).toHaveURL(/\/report\/taskList$/);
  await expect(page.getByText('The task is open again')).toBeVisible();
});

test('a second task waits until the first one is paused, and the way there is one tap', async ({ as }) => {
  const page = await as('operator');
  const waiting = await freshTask(page, LAST);
  const running = await runningTask(page);
  await open(page, waiting);
  await control(page, 'Start').click();
  await said(page, 'Another task is running. Pause or finish it first.');
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page).toHaveURL(new RegExp(`task=${running.taskId}$`));
  await expect(state(page)).toContainText('Running');
});

test('after the last operation the warehouse can receive the goods', async ({ as }) => {
  const page = await as('operator');
  const task = await freshTask(page, LAST);
  await open(page, task);
  await control(page, 'Start').click();
  await control(page, 'Finish').click();
  const finish = sheet(page, 'Report and finish');
  await finish.getByRole('group', { name: 'Qualified quantity' }).getByRole('button', { name: 'More' }).click();
  await finish.getByRole('button', { name: 'Finish with 1' }).click();
  await expect(page.getByText(/of WO 70427 are finished/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Tell the warehouse that they can be received.')).toBeVisible();
});

test('the drawing and the work instruction of the part are one tap away', async ({ as }) => {
  const page = await as('operator');
  const task = await freshTask(page);
  await open(page, task);
  await page.getByRole('banner').getByRole('button', { name: 'Drawing', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Gearbox housing, machining' })).toBeVisible();
  await open(page, task);
  await page.getByRole('banner').getByRole('button', { name: 'Work instruction' }).click();
  await expect(page.getByRole('heading', { name: '箱体加工说明' })).toBeVisible();
});

test('a task that does not exist says so, and a closed one has no controls but its report', async ({ as }) => {
  const page = await as('operator');
  await page.goto('/apsReport?task=999999999');
  await expect(page.getByText('This task does not exist.')).toBeVisible();
  await openScreen(page, '/report/taskList?status=CLOSED');
  await page.getByRole('list', { name: 'Task list' }).getByRole('link').first().click();
  await expect(state(page)).toContainText('Closed');
  await expect(page.locator('footer')).toHaveCount(0);
  await page.getByRole('link', { name: /^Time report / }).click();
  await expect(page).toHaveURL(/\/report\/reportDetail\?reportId=/);
});

for (const language of LANGUAGES) {
  const { words, refusals } = taskTongues[language];
  test(`the task and its end read well in ${language}`, async ({ as }) => {
    const page = await as('operator', { stored: { language }, viewport: { width: 360, height: 640 } });
    const task = await runningTask(page);
    await open(page, task);
    await expect(state(page)).toContainText(words.status.RUNNING);
    expect(await overflow(page)).toEqual([]);
    await control(page, words.finish).click();
    const finish = sheet(page, words.reportAndFinish);
    await submitIn(page, words.reportAndFinish).click();
    await expect(finish.getByText(refusals.QUANTITY_REQUIRED)).toBeVisible();
    await finish.getByRole('button', { name: new RegExp(`^${words.qualifiedQty}`) }).click();
    await page.keyboard.type('9999', { delay: 80 });
    await page.keyboard.press('Enter');
    await expect(finish).toContainText(say(words.overMaximumHow, { quantity: nines(language) }));
    expect(await overflow(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await control(page, words.pause).click();
    await sheet(page, words.whyPause).getByText(words.reasons.SHIFT_END).click();
    await expect(state(page)).toContainText(words.reasons.SHIFT_END);
    await openScreen(page, '/report/taskList');
    expect(await overflow(page)).toEqual([]);
    await expect(submit(page)).toHaveCount(0);
  });
}

const nines = (language: string) => new Intl.NumberFormat(language).format(9999);
const submitIn = (page: Page, name: string) => sheet(page, name).getByRole('button').last();

test('an alarm from the task that runs has its work centre and its order, and two taps raise it', async ({ as }) => {
  const page = await as('operator');
  const task = await runningTask(page);
  await open(page, task);
  await control(page, 'Alarm').click();
  await expect(page.getByRole('combobox', { name: 'Work center' })).toHaveValue(task.wc);
  await expect(page.getByLabel('Work order, if any')).toHaveValue(task.woNumber);
  await page.getByText('Coolant', { exact: true }).click();
  await control(page, 'Raise alarm').click();
  await expect(page).toHaveURL(/\/report\/detail\/\d+$/);
  await expect(page.getByRole('main')).toContainText(task.wc);
  await expect(page.getByRole('main')).toContainText(task.woNumber);
  await page.getByRole('button', { name: 'Back' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Active task');
});
