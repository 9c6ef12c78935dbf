import type { MyDay } from '@gemba/contract/tasks/my-day/my-day';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { overflow, wrongInLightAndDark } from '../support/looks.ts';
import { openScreen } from '../support/screens.ts';

test.describe.configure({ mode: 'default' });

test('hours and pieces against the plan, pauses, gaps and a pay basis that adds up', async ({ as }) => {
  const page = await as('operator', { stored: { theme: 'light' } });
  await page.goto('/report/myDay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My day');
  await expect(page.getByText('Worked', { exact: true })).toBeVisible();
  await expect(page.getByText('Pay basis')).toBeVisible();
  await expect(page.getByRole('img', { name: /^The day from/ })).toBeVisible();
  expect(await wrongInLightAndDark(page)).toEqual([]);
  const { data: day } = await ask<MyDay>(page, 'GET', '/myDay');
  expect(Number(day.pay.hourlyAmount) + Number(day.pay.pieceAmount)).toBeCloseTo(Number(day.pay.amount), 2);
  expect(day.pay.hourlySeconds + day.pay.paidPauseSeconds).toBe(day.pay.paidSeconds);
});

test('a gap is explained by a reason and is paid then', async ({ as }) => {
  const page = await as('operator');
  await page.goto('/report/myDay');
  const explain = page.getByRole('button', { name: /^Explain/ });
  await explain.first().waitFor();
  const before = await explain.count();
  await explain.last().click();
  const sheet = page.getByRole('dialog', { name: 'What was it?' });
  await expect(sheet.getByText('End of shift')).toHaveCount(0);
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await sheet.getByLabel('Note (optional)').fill('Forklift was away');
  await sheet.getByRole('button', { name: /^No material/ }).click();
  await expect(page.getByText('The gap is explained')).toBeVisible();
  await expect(explain).toHaveCount(before - 1);
  await expect(page.getByRole('listitem').filter({ hasText: 'Forklift was away' })).toContainText('Paid');
});

test('another day is chosen, and an empty one leads to the tasks', async ({ as }) => {
  const page = await as('operator');
  await page.goto('/report/myDay');
  await page.getByRole('button', { name: 'Choose a day' }).click();
  await page.getByRole('dialog').getByLabel('Day').fill('2020-01-05');
  await page.getByRole('dialog').getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/date=2020-01-05/);
  await expect(page.getByText('Nothing is recorded on this day')).toBeVisible();
  await page.getByRole('button', { name: 'Task list' }).click();
  await expect(page).toHaveURL(/\/report\/taskList$/);
  await openScreen(page, '/report/myDay?date=0001-01-01');
  await expect(page.getByText('Pay basis')).toBeVisible();
});

const forgottenStop = {
  taskId: 1,
  woNumber: '70402',
  sequence: 20,
  operation: 'Mill keyway',
  wc: 'CNC-04',
  wcName: 'CNC lathe 4',
  since: '2026-11-09T19:00:00Z',
  suggestedStop: '2026-11-09T21:02:00Z',
};

test('when the shift ends while a task runs, whatever screen is open says so', async ({ as }) => {
  const page = await as('operator');
  const shiftEnds = Date.now() + 6_000;
  await page.route('**/app/myDay', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data.shift.endsAt = new Date(shiftEnds).toISOString();
    if (Date.now() >= shiftEnds) answer.data.forgottenStop = forgottenStop;
    await route.fulfill({ json: answer });
  });
  await page.goto('/pnList');
  const reminder = page.getByText('WO 70402 still runs');
  await expect(page.locator('h1')).toBeVisible();
  await expect(reminder).toHaveCount(0);
  await expect(reminder).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'My day' }).click();
  await expect(page).toHaveURL(/\/report\/myDay$/);
  await expect(page.getByRole('button', { name: /^Stop at/ })).toBeVisible();
  await expect(reminder).toHaveCount(1);
});

test('a forgotten stop and time beyond the shift ask for one tap each', async ({ as }) => {
  const page = await as('operator', { stored: { theme: 'light' } });
  const sent: { path: string; body: { endedAt?: string; date?: string } }[] = [];
  await page.route('**/app/myDay', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data.forgottenStop = forgottenStop;
    answer.data.overtime = { waitingSeconds: 1860, confirmedSeconds: 0 };
    await route.fulfill({ json: answer });
  });
  for (const act of ['tasks/1/stopForgotten', 'myDay/confirmOvertime'])
    await page.route(`**/app/${act}`, async (route) => {
      sent.push({ path: act, body: route.request().postDataJSON() });
      await route.fulfill({
        status: 404,
        json: { code: 404, msgCode: 'TASK_NOT_EXIST', msg: 'Gone', notice: false, success: false, data: null },
      });
    });
  await page.goto('/report/myDay');
  await expect(page.getByText('Forgotten stop')).toBeVisible();
  await expect(page.getByText('31 min lie beyond your shift')).toBeVisible();
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await page.getByRole('button', { name: 'Other time' }).click();
  const sheet = page.getByRole('dialog', { name: 'When did you stop?' });
  await sheet.getByLabel('End').fill('2026-11-09T12:00');
  await expect(sheet.getByText('The end must be after the start.')).toBeVisible();
  await sheet.getByLabel('End').fill('2026-11-09T14:30');
  await sheet.getByRole('button', { name: 'Stop then' }).click();
  await expect.poll(() => sent.at(-1)?.body.endedAt).toBe('2026-11-09T20:30:00.000Z');
  await page.getByRole('button', { name: /^Stop at/ }).click();
  await expect.poll(() => sent.at(-1)?.body.endedAt).toBe('2026-11-09T21:02:00Z');
  await page.getByRole('button', { name: 'I worked these 31 min' }).click();
  await expect.poll(() => sent.at(-1)?.path).toBe('myDay/confirmOvertime');
});

for (const language of ['zh-CN', 'es-ES']) {
  test(`my day and the lists fit a handheld in ${language}`, async ({ as }) => {
    const page = await as('operator', { stored: { language }, viewport: { width: 360, height: 640 } });
    await page.goto('/report/myDay');
    for (const path of ['/report/myDay', '/report', '/report/afterReport', '/report/reportList', '/navigation']) {
      await openScreen(page, path);
      await expect(page.locator('h1')).not.toBeEmpty();
      await expect(page.locator('main[aria-busy]')).toHaveCount(0);
      expect(await overflow(page), path).toEqual([]);
    }
  });
}
