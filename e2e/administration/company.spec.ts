import { type CompanySettings, writtenOf } from '@gemba/contract/administration/company/company-settings';
import { ask } from '../support/approvals.ts';
import { expect, TWIN_USER, test } from '../support/gemba.ts';

// One after another: they change the settings of the same company.
test.describe.configure({ mode: 'default' });

test('settings are changed together, kept while they are not saved, and discarded', async ({ as }) => {
  const page = await as(TWIN_USER);
  await page.goto('/admin/company');
  await page.getByLabel('Support phone').fill('+1 555 0199');
  await page.getByRole('switch', { name: /^Receive at no cost/ }).click();
  await page.reload();
  await expect(page.getByText('2 changes not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('not saved')).toBeHidden();
  await page.getByLabel('Support phone').fill('+1 555 0199');
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.goto('/setting/about');
  await expect(page.getByText('+1 555 0199')).toBeVisible();
});

test('the list of addresses lets nobody shut themselves out', async ({ as }) => {
  const page = await as(TWIN_USER);
  await page.goto('/admin/company');
  await page.getByLabel('Addresses that may sign in').fill('10.9.0.0/16');
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('You would shut yourself out')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('of two administrators the second one is told', async ({ as }) => {
  const page = await as(TWIN_USER);
  await page.goto('/admin/company');
  await page.getByLabel('Support phone').fill('+1 555 0111');
  const { data } = await ask<CompanySettings>(page, 'GET', '/admin/company');
  const body = { ...writtenOf(data), version: data.version, fiscalYearStartMonth: 7 };
  await ask(page, 'PUT', '/admin/company', body);
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('Somebody else has changed the settings meanwhile')).toBeVisible();
  await expect(page.getByLabel('Support phone')).toHaveValue('+1 555 0111');
  await page.getByRole('button', { name: 'Show the new state' }).click();
  await expect(page.getByLabel('First month of the fiscal year')).toHaveValue('7');
});
