import type { AlarmType } from '@gemba/contract/alarms/types/alarm-type';
import type { Page } from '@playwright/test';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';

const typesNow = async (page: Page) =>
  (await ask<{ alarmTypes: AlarmType[] }>(page, 'GET', '/alarmTypes')).data.alarmTypes;
const wrongLooks = async (page: Page) => [...(await axeFindings(page)), ...(await overflow(page))];
const choose = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: item }).click();
};

test('a type is added with a child and handlers, changed, and deleted with everything below it', async ({ as }) => {
  test.slow();
  const page = await as('quality');
  const name = `Robot ${Date.now()}`;
  await page.goto('/alarm/types');
  await expect(page.getByRole('list', { name: 'Alarm types' }).getByRole('link').first()).toBeVisible();
  expect(await wrongLooks(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add alarm type' }).click();
  const adding = page.getByRole('dialog', { name: 'Add alarm type' });
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding.getByText('Say in a few words what is wrong.')).toBeVisible();
  await adding.getByLabel('Name').fill('Robot-arm');
  await expect(adding.getByText("The name of an alarm type cannot contain '-'.")).toBeVisible();
  await adding.getByLabel('Name').fill(name);
  await adding.getByLabel('Minutes to respond').fill('a while');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding.getByText('Enter whole minutes from 0 to 43,200.')).toBeVisible();
  expect(await wrongLooks(page)).toEqual([]);
  await adding.getByLabel('Minutes to respond').fill('7');
  await adding.getByRole('combobox', { name: 'First level' }).selectOption('2');
  await adding.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Nobody handles it')).toBeVisible();

  await page.getByRole('button', { name: 'Add handler' }).click();
  const people = page.getByRole('dialog', { name: 'Add handler' });
  await people.getByRole('searchbox').fill('Ines');
  expect(await wrongLooks(page)).toEqual([]);
  await people.getByRole('button', { name: /Ines Moreno/ }).click();
  const handler = page.getByRole('switch', { name: /Ines Moreno/ });
  await expect(handler).toBeChecked();
  await handler.click();
  await expect(page.getByText('Is not told, but may handle it')).toBeVisible();
  expect(await wrongLooks(page)).toEqual([]);

  await choose(page, 'Add a type below it');
  await page.getByRole('dialog', { name: 'Add alarm type' }).getByLabel('Name').fill(`${name} gripper`);
  await page.getByRole('dialog', { name: 'Add alarm type' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Handlers of ${name}`)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await choose(page, 'Edit alarm type');
  const editing = page.getByRole('dialog', { name: 'Edit alarm type' });
  await expect(editing.getByLabel('Minutes to respond')).toHaveValue('7');
  await editing.getByLabel('Minutes to respond').fill('0');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(editing).toBeHidden();
  await expect(page.getByText('No time-out')).toHaveCount(2);
  const added = (await typesNow(page)).filter(({ path }) => path[0] === name);
  expect(added).toMatchObject([
    { typeName: name, level: 2, presetResponseTime: 0, handlers: [{ level: 2, presetHandler: false }] },
    { typeName: `${name} gripper`, parent: added[0]?.type, level: 2 },
  ]);

  await page.getByRole('button', { name: 'Remove Ines Moreno' }).click();
  const leaving = page.getByRole('dialog', { name: 'Remove Ines Moreno from level 2?' });
  await leaving.getByRole('button', { name: 'Go back' }).click();
  await choose(page, 'Delete alarm type');
  const deleting = page.getByRole('dialog', { name: `Delete “${name}”?` });
  await expect(deleting).toContainText('1 type below it is deleted too. 1 handler setting is deleted.');
  await deleting.getByRole('button', { name: 'Keep it' }).click();
  expect(await typesNow(page)).toContainEqual(expect.objectContaining({ typeName: name }));
  await choose(page, 'Delete alarm type');
  await deleting.getByRole('button', { name: 'Delete alarm type' }).click();
  await expect(page).toHaveURL(/\/alarm\/types$/);
  await expect(page.getByText('2 alarm types deleted')).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('a type whose alarms nobody could handle any more stays, and the screen says why', async ({ as }) => {
  const page = await as('lead');
  await page.goto('/alarm/types?type=5');
  await choose(page, 'Delete alarm type');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete alarm type' }).click();
  await expect(page.getByText(/^Nobody could handle \d+ open alarms any more/)).toBeVisible();
  expect((await typesNow(page)).some(({ type }) => type === 5)).toBe(true);
});

test('somebody changed it meanwhile: nothing is overwritten, and what was typed stays', async ({ as }) => {
  const page = await as('lead');
  await page.goto('/alarm/types?type=7');
  await choose(page, 'Edit alarm type');
  const editing = page.getByRole('dialog', { name: 'Edit alarm type' });
  await editing.getByLabel('Description').fill('mine');
  await page.route('**/app/alarmTypes/7', async (route) => {
    const body = route.request().postDataJSON();
    await route.continue({ postData: JSON.stringify({ ...body, version: 999 }) });
  });
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(editing.getByText('The alarm type was changed meanwhile.')).toBeVisible();
  await expect(editing.getByLabel('Description')).toHaveValue('mine');
});

test('only those who manage alarms see the types', async ({ as }) => {
  const page = await as('operator');
  await page.goto('/alarm/types');
  await expect(page).not.toHaveURL(/\/alarm\/types$/);
});
