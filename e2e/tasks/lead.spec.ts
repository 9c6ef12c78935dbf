import type { LeadBoard } from '@gemba/contract/tasks/lead/lead-board';
import type { Task } from '@gemba/contract/tasks/task/task-shapes';
import type { Page } from '@playwright/test';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { overflow, wrongInLightAndDark } from '../support/looks.ts';
import { openScreen } from '../support/screens.ts';
import { event, freshTask } from '../support/tasks.ts';

test.describe.configure({ mode: 'default' });

/** A work centre of the lead with several open tasks. */
const CENTRE = 'LINE-2';

const card = (page: Page, wc: string) => page.getByRole('region', { name: wc, exact: true });
const waiting = (page: Page) => page.getByRole('list', { name: 'Waiting' }).getByRole('listitem');
const openTasks = async (page: Page) => {
  const { data } = await ask<{ tasks: Task[] }>(page, 'GET', `/lead/workCentres/${CENTRE}/tasks`);
  return data.tasks.filter(({ status }) => status === 'OPEN');
};

test('the board shows first what needs the lead, and is narrowed by a chip', async ({ as }) => {
  const page = await as('lead', { stored: { theme: 'light' } });
  await page.goto('/report/lead');
  await expect(page.getByText('Live')).toBeVisible();
  await expect(card(page, CENTRE)).toContainText('Late');
  await expect(card(page, CENTRE)).toContainText('past due');
  await expect(card(page, 'PKG-01')).toContainText('State unknown');
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await page.getByRole('button', { name: /^Idle/ }).click();
  await expect(card(page, CENTRE)).toHaveCount(0);
  await expect(page.getByText('Idle', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /^All/ }).click();
  await card(page, CENTRE).getByRole('link').click();
  await expect(page).toHaveURL(/\/report\/lead\?wc=LINE-2$/);
  await expect(waiting(page).first()).toBeVisible();
  expect(await wrongInLightAndDark(page)).toEqual([]);
});

test('tasks are given to somebody and put in order', async ({ as }) => {
  const page = await as('lead');
  await page.goto(`/report/lead?wc=${CENTRE}`);
  const [first, second] = await openTasks(page);
  if (!first || !second) throw new Error('two open tasks are needed');
  await waiting(page).nth(0).getByRole('button').first().click();
  const people = page.getByRole('dialog', { name: 'Give the task to' });
  await people.getByRole('button', { name: /Paul Adler/ }).click();
  await expect(waiting(page).nth(0)).toContainText('Paul Adler');
  await waiting(page).nth(0).getByRole('button').first().click();
  await people.getByRole('button', { name: /^Anybody/ }).click();
  await expect(waiting(page).nth(0)).toContainText('Open to all');
  await waiting(page).nth(1).getByRole('button', { name: /up$/ }).click();
  await expect
    .poll(async () => (await openTasks(page)).slice(0, 2).map(({ taskId }) => taskId))
    .toEqual([second.taskId, first.taskId]);
  await waiting(page).nth(0).getByRole('button', { name: /down$/ }).click();
  await expect.poll(async () => (await openTasks(page))[0]?.taskId).toBe(first.taskId);
});

test('a task that its worker has begun meanwhile stays with them, and the lead is told', async ({ as }) => {
  const operator = await as('operator');
  await operator.goto('/report/taskList');
  const { taskId, woNumber, sequence } = await freshTask(operator);
  const page = await as('lead');
  await page.goto('/report/lead?wc=CNC-04');
  await waiting(page)
    .filter({ hasText: `Seq ${sequence}` })
    .filter({ hasText: woNumber })
    .getByRole('button')
    .first()
    .click();
  const people = page.getByRole('dialog', { name: 'Give the task to' });
  await expect(people.getByText('Hannah Weiss')).toBeVisible();
  await ask(operator, 'POST', `/tasks/${taskId}/start`, { ...event(), phase: 'RUN' });
  await people.getByText('Hannah Weiss').click();
  await expect(people).toContainText('This is not possible in the status “Running”.');
});

test('a helper is added, a task is planned, and a wrong order is refused at its field', async ({ as }) => {
  const page = await as('lead', { stored: { theme: 'light' } });
  await page.goto('/report/lead');
  await card(page, CENTRE).getByRole('button', { name: 'Add helper' }).click();
  const people = page.getByRole('dialog', { name: 'Who helps?' });
  await expect(people.getByRole('button', { name: /Paul Adler/ })).toBeVisible();
  expect(await wrongInLightAndDark(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await openScreen(page, `/report/lead?wc=${CENTRE}`);
  await page.getByRole('button', { name: 'Plan a task' }).click();
  const plan = page.getByRole('dialog', { name: 'Plan a task' });
  await plan.getByRole('button', { name: 'Plan a task' }).click();
  await expect(plan.getByText('Choose the work order and the sequence first.').first()).toBeVisible();
  await plan.getByLabel('Work order').fill('1');
  await plan.getByLabel('Sequence').fill('10');
  await plan.getByRole('button', { name: 'Plan a task' }).click();
  await expect(plan.getByText('Work order 1 does not exist.')).toBeVisible();
  expect(await wrongInLightAndDark(page)).toEqual([]);
});

test('a lead writes to the person whose task is late, who is filled in where they read messages', async ({ as }) => {
  const page = await as('lead');
  await page.goto('/report/lead');
  await card(page, CENTRE).getByRole('button', { name: 'Message' }).click();
  await expect(page.getByRole('heading', { name: 'New message' })).toBeVisible();
  await expect(page).toHaveURL(/to=Grace/);
  await openScreen(page, '/setting/message-new?to=Wei+Zhang&type=wo&number=70422');
  await expect(page.getByRole('main')).toContainText('Wei Zhang');
  await expect(page.getByRole('main')).toContainText('WO 70422');
});

test('a lead who is not authorised for the work centre is not asked to work there', async ({ as }) => {
  const page = await as('lead');
  await page.goto('/report/lead');
  const { data } = await ask<LeadBoard>(page, 'GET', '/lead/board');
  const begun = data.workCentres.find(({ wc }) => wc === CENTRE)?.begun[0];
  if (!begun) throw new Error('a task that has begun is needed');
  await openScreen(page, `/apsReport?task=${begun.taskId}`);
  await expect(page.getByText(`This task is ${begun.worker.name}’s`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Work on it too' })).toHaveCount(0);
});

test('a work centre goes off and on', async ({ as }) => {
  const page = await as('lead');
  await page.goto('/report/lead?wc=PKG-01');
  const online = page.getByRole('switch', { name: 'Work center is online' });
  await expect(online).not.toBeChecked();
  await online.click();
  await expect(online).toBeChecked();
  await online.click();
  await expect(online).not.toBeChecked();
});

test('only leads open the board, and only employees report', async ({ as }) => {
  const operator = await as('operator');
  await operator.goto('/report');
  await operator.locator('h1').waitFor();
  await openScreen(operator, '/report/lead');
  await expect(operator.getByText('Limited permissions')).toBeVisible();
  await expect(operator).toHaveURL(/\/report$/);
  const terminal = await as('visitor');
  for (const path of ['/report', '/apsReport', '/report/taskList', '/report/myDay']) {
    await terminal.goto(path, { waitUntil: 'commit' });
    await expect(terminal.getByText('Limited permissions')).toBeVisible();
  }
  const { msgCode } = await ask(operator, 'GET', '/lead/board');
  expect(msgCode).toBe('LIMITED_PERMISSIONS');
});

for (const language of ['zh-CN', 'es-ES']) {
  test(`the board fits a handheld in ${language}`, async ({ as }) => {
    const page = await as('lead', { stored: { language }, viewport: { width: 360, height: 640 } });
    await page.goto('/report/lead');
    await card(page, CENTRE).waitFor();
    expect(await overflow(page)).toEqual([]);
    await openScreen(page, `/report/lead?wc=${CENTRE}`);
    expect(await overflow(page)).toEqual([]);
  });
}
