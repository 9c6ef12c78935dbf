import type { Customer } from '@gemba/contract/addresses/customer';
import type { Page } from '@playwright/test';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';

const ID = 'DAQ-012';
const read = async (page: Page) => (await ask<Customer>(page, 'GET', `/customers/${ID}`)).data;
const openSheet = async (page: Page) => {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Change credit limit' }).click();
};

test('accounting raises a credit limit with a reason, and the audit trail keeps it', async ({ as }) => {
  const page = await as('accountant');
  const { credit, version } = await read(page);
  await page.goto(`/address/customer/detail?customerId=${ID}`);
  await openSheet(page);
  const sheet = page.getByRole('dialog');
  const save = sheet.getByRole('button', { name: 'Save credit limit' });
  await sheet.getByLabel(/New credit limit/).fill('-1');
  await save.click();
  await expect(sheet.getByText('Enter zero or more')).toBeVisible();
  await expect(sheet.getByText('Say why. The reason is kept.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);

  const reason = `Pays early since spring ${Date.now()}`;
  await sheet.getByLabel(/New credit limit/).fill('987654.32');
  await sheet.getByLabel('Reason').fill(reason);
  // Somebody else is faster: what was typed stays, and the second press saves it on what is true now.
  const body = { creditLimit: '555', reason: 'Story', version };
  expect((await ask(page, 'PUT', `/customers/${ID}/creditLimit`, body)).success).toBe(true);
  await save.click();
  await expect(sheet.getByText('Somebody else has changed this meanwhile.')).toBeVisible();
  await expect(sheet.getByLabel('Reason')).toHaveValue(reason);
  await expect(sheet.getByText('Now $555.00')).toBeVisible();
  await save.click();
  await expect(page.getByText('The credit limit is changed')).toBeVisible();
  await expect(sheet).toBeHidden();
  const raised = await read(page);
  expect(raised.credit.creditLimit).toBe('987654.32');

  const admin = await as('admin');
  await admin.goto('/admin/audit?kind=customer');
  const entry = admin.getByRole('listitem').filter({ hasText: reason });
  await expect(entry).toContainText('Customer DAQ-012');
  const back = { creditLimit: credit.creditLimit, reason: 'Story', version: raised.version };
  await ask(page, 'PUT', `/customers/${ID}/creditLimit`, back);
});

test('sales sees the limit and cannot change it', async ({ as }) => {
  const page = await as('sales');
  await page.goto(`/address/customer/detail?customerId=${ID}`);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('button', { name: 'Share as vCard' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change credit limit' })).toHaveCount(0);
});
