import { INVITATION_PATH } from '@gemba/contract/auth/invitation/invitation';
import type { Page } from '@playwright/test';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';

const CHOSEN = 'a whole new sentence';
const newName = () => `lena.${Date.now().toString(36)}`;

/** A user of our own, past the screens, so that no story stands in the way of another. */
const addUser = async (page: Page, fields: object = {}) => {
  const userName = newName();
  const body = {
    userName,
    displayName: `Lena ${userName.slice(5)}`,
    refId: null,
    expiresOn: null,
    jobTemplate: 'buyer',
    roles: ['FIND_PART', 'FIND_PURCHASE_ORDER'],
    authorities: {},
    ...fields,
  };
  const { data } = await ask<{ userId: number; displayName: string }>(page, 'POST', '/admin/users', body);
  const { data: link } = await ask<{ token: string }>(page, 'POST', `/admin/users/${data.userId}/invite`);
  return { userName, ...data, link: `${INVITATION_PATH}#${link.token}` };
};

const choosePassword = async (page: Page, link: string) => {
  await page.goto(link);
  await page.getByLabel('New password').fill(CHOSEN);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
};

test('an administrator adds a user, who chooses a password by the link and is signed in', async ({ as, phone }) => {
  const page = await as('admin');
  const userName = newName();
  await page.goto('/setting');
  await page.getByRole('link', { name: /^Administration/ }).click();
  await page.getByRole('link', { name: /^Users/ }).click();
  await page.getByRole('button', { name: 'Add user' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText('The name cannot be empty')).toBeVisible();
  await sheet.getByLabel('Name', { exact: true }).fill('Lena Fox');
  await sheet.getByLabel('User name').fill('buyer');
  await sheet.getByLabel('Job').selectOption('Warehouse clerk');
  await sheet.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText('There is already a user buyer')).toBeVisible();
  await sheet.getByLabel('User name').fill(userName);
  await sheet.getByRole('button', { name: 'Add user' }).click();
  await page.getByRole('button', { name: 'Make link' }).click();
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
  expect(link).toContain(`${INVITATION_PATH}#i1.`);

  const hers = await (await phone()).open();
  await hers.goto(new URL(link).pathname + new URL(link).hash);
  await expect(hers.getByText('Welcome, Lena Fox')).toBeVisible();
  await hers.getByLabel('New password').fill('password1');
  await hers.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(hers.getByRole('alert')).toContainText('others would try');
  await hers.getByLabel('New password').fill(CHOSEN);
  await hers.getByRole('button', { name: 'Save and sign in' }).click();
  // No employee: only the workbench is open.
  await hers.waitForURL((url) => url.pathname !== INVITATION_PATH);
  await expect(hers.getByRole('heading', { level: 1 })).toBeVisible();

  const late = await (await phone()).open();
  await late.goto(new URL(link).pathname + new URL(link).hash);
  await expect(late.getByText('has been used or has expired')).toBeVisible();
});

test('changed roles and limits are saved together, sign the person out, and stand in the trail', async ({
  as,
  phone,
}) => {
  const page = await as('admin');
  const { userId, userName, displayName, link } = await addUser(page);
  const hers = await (await phone()).open();
  await choosePassword(hers, link);
  await hers.waitForURL((url) => url.pathname !== INVITATION_PATH);

  await page.goto(`/admin/user?userId=${userId}`);
  await expect(page.getByText('of this job').or(page.getByText('from this job'))).toBeVisible();
  await page.getByRole('switch', { name: /^Purchase orders/ }).click();
  await page.getByLabel('Purchase order', { exact: true }).fill('2500');
  await expect(page.getByText('Works only together with the role')).toBeVisible();
  await expect(page.getByText('2 changes not saved')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 changes not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Save 2 changes' }).click();
  await expect(page.getByText(`${displayName} saved`)).toBeVisible();
  await expect(page.getByText('not saved')).toBeHidden();

  await hers.reload();
  await expect(hers).toHaveURL(/\/login/);
  await page.goto(`/admin/audit?q=${userName}`);
  await expect(page.getByText('removed Purchase orders')).toBeVisible();
  await expect(page.getByText('2500.00')).toBeVisible();
  await page.getByRole('button', { name: 'Devices' }).click();
  await expect(page.getByText('No change matches')).toBeVisible();
});

test('a lock signs every device out at once, and is taken back', async ({ as, phone }) => {
  const page = await as('admin');
  const { userId, displayName, link } = await addUser(page);
  const hers = await (await phone()).open();
  await choosePassword(hers, link);
  await hers.waitForURL((url) => url.pathname !== INVITATION_PATH);
  await page.goto(`/admin/user?userId=${userId}`);
  await page.getByRole('button', { name: `Lock ${displayName}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Lock ${displayName}` })
    .click();
  await expect(page.getByText(`${displayName} is locked`)).toBeVisible();
  await hers.reload();
  await expect(hers).toHaveURL(/\/login/);
  await page.getByRole('button', { name: `Unlock ${displayName}` }).click();
  await expect(page.getByText(`${displayName} can sign in`)).toBeVisible();
});

test('a device is signed out from the list of all, and nobody else sees the administration', async ({ as, phone }) => {
  const page = await as('admin');
  const { userName, displayName, link } = await addUser(page);
  const hers = await (await phone()).open();
  await choosePassword(hers, link);
  await hers.waitForURL((url) => url.pathname !== INVITATION_PATH);
  await page.goto(`/admin/sessions?q=${userName}`);
  await page.getByRole('button', { name: `Sign out ${displayName}` }).click();
  await expect(page.getByText('Nobody of this name is signed in now.')).toBeVisible();
  await hers.reload();
  await expect(hers).toHaveURL(/\/login/);

  const buyer = await as('buyer');
  await buyer.goto('/setting');
  await expect(buyer.getByRole('link', { name: /About/ })).toBeVisible();
  await expect(buyer.getByRole('link', { name: /^Administration/ })).toBeHidden();
  await buyer.goto('/admin/users');
  await expect(buyer.getByText('Limited permissions')).toBeVisible();
});
