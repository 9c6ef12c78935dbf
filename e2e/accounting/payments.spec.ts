import type { Payment } from '@gemba/contract/accounting/payments/payment';
import { sumMoney } from '@gemba/contract/kit/money';
import type { Page } from '@playwright/test';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';

const money = (decimal: string, currency = 'USD') =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(Number(decimal));

const paymentsIn = async (page: Page, query: string) =>
  (await ask<{ items: Payment[] }>(page, 'GET', `/accounting/paymentHistory?${query}&limit=100`)).data.items;

/** The payers of last month differ from day to day; the last payment of this customer was for an invoice. */
const payerOfLastMonth = async (page: Page): Promise<Payment> => {
  const payments = await paymentsIn(page, 'period=lastMonth&direction=IN');
  const newest = payments.filter(({ partyId }, at) => payments.findIndex((one) => one.partyId === partyId) === at);
  const payer = newest.find(({ settles }) => settles[0]?.kind === 'INVOICE');
  if (!payer) throw new Error('nobody paid an invoice last month');
  return payer;
};

test('a customer leads to what it has paid: sums of the rows, each payment with its invoice, and a table', async ({
  as,
}) => {
  const page = await as('accountant');
  const { partyId, partyName } = await payerOfLastMonth(page);
  await page.goto(`/address/customer/detail?customerId=${partyId}`);
  await page.getByRole('link', { name: 'Payment history' }).click();
  await expect(page.getByRole('list', { name: 'Customer' })).toContainText(partyName);
  await page.getByRole('button', { name: 'Last month' }).click();
  await expect(page).toHaveURL(/period=lastMonth/);
  const items = await paymentsIn(page, `period=lastMonth&customerId=${partyId}`);
  const sums = page.getByRole('region', { name: 'Received' });
  await expect(sums).toContainText(money(sumMoney(items.map(({ baseAmount }) => baseAmount))));
  await expect(sums).toContainText(/vs |Nothing in /);
  const rows = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  await expect(rows).toHaveCount(items.length);
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);

  const [newest] = items;
  await rows.first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { level: 2 }).first()).toHaveText(
    `Payment of ${money(newest?.amount ?? '', newest?.currency)}`,
  );
  const [settled] = newest?.settles ?? [];
  await expect(sheet.getByRole('list', { name: `Invoice ${settled?.number}` })).toContainText(
    /days? (late|early)|On time/,
  );
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole('link', { name: 'Sales order' }).click();
  await expect(page).toHaveURL(new RegExp(`/soDetail\\?soNumber=${settled?.orderNumber}$`));
  await expect(sheet).toBeHidden();
  await page.goBack();
  await page.getByRole('button', { name: 'More for this list' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/paymentHistory-\d{4}-\d\d-\d\d\.csv$/);
});

test('payments of vendors are searched, looked at in any days, and lead to one vendor and its receivers', async ({
  as,
}) => {
  const page = await as('accountant');
  await page.goto('/accounting/paymentHistory?period=all');
  for (const side of ['Received', 'Paid']) await expect(page.getByRole('region', { name: side })).toContainText('$');
  await page.getByRole('radio', { name: 'Vendors' }).click();
  await expect(page.getByRole('region', { name: 'Received' })).toHaveCount(0);
  await page.getByLabel('Name, ID or payment number').fill('kestrel');
  const rows = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Kestrel Bearings');
  await rows.first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: 'Receiver' }).first()).toHaveAttribute('href', /^\/receiverDetail\?/);
  await sheet.getByRole('link', { name: 'All its payments' }).click();
  await expect(page).toHaveURL(/\?period=all&vendorId=KES-031$/);
  await expect(page.getByRole('list', { name: 'Vendor' }).getByRole('link')).toHaveAttribute(
    'href',
    /vendorId=KES-031/,
  );
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: 'Other days' }).click();
  await sheet.getByLabel('From').fill('2020-01-02');
  await sheet.getByLabel('To').fill('2020-01-01');
  await sheet.getByRole('button', { name: 'Show payments' }).click();
  await expect(sheet).toContainText('It lies before the first day.');
  await sheet.getByLabel('To').fill('2020-01-31');
  await sheet.getByRole('button', { name: 'Show payments' }).click();
  await expect(page.getByRole('heading', { name: 'No payments in these days' })).toBeVisible();
  await page.getByRole('button', { name: 'Look in all days' }).click();
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Payments of everybody' }).click();
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
});
