import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { importRows } from '../support/imports.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { importRma } from '../support/returns.ts';
import { openScreen } from '../support/screens.ts';

const PART = 'CPL-38-AL';

test('an accountant takes a wrong credit note back, and the return waits for the right one', async ({ as }) => {
  test.slow();
  const admin = await as('admin');
  await admin.goto('/navigation');
  const rma = await importRma(admin, PART, '2');
  await ask(admin, 'POST', `/receiving/rmas/${rma}`, {
    items: [{ itemNumber: 1, to: 'QA', locations: [{ location: 'QA-HOLD', quantity: '2' }] }],
  });
  const note = `CN-${rma}`;
  const days = { invoiceDate: '2026-02-01', dueDate: '2026-03-01' };
  const credit = { kind: 'CREDIT_NOTE', customerId: 'ALD-002', rmaNumber: rma, currency: 'USD', ...days };
  await importRows(admin, 'invoices', { ...credit, invoiceNumber: note, net: '-1.20' });
  const page = await as('accountant');
  await openScreen(page, `/rmaDetail?rmaNumber=${rma}`);
  await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /^More/ }).first().click();
  await page.getByText(`Take note ${note} back`).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('$1.20');
  await sheet.getByLabel('Reason').fill('Written for another return');
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Take the note back' }).click();
  await expect(page.getByText('Received', { exact: true }).first()).toBeVisible();
  expect((await ask(page, 'GET', `/rmas/${rma}`)).data).toMatchObject({ status: 'RECEIVED', note: null });
  await importRows(admin, 'invoices', { ...credit, invoiceNumber: `${note}-2`, net: '-18.40' });
  expect((await ask(page, 'GET', `/rmas/${rma}`)).data).toMatchObject({ status: 'CLOSED' });
});
