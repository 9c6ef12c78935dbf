import { pdfFile, pngFile } from '../support/files.ts';
import { expect, test } from '../support/gemba.ts';
import { importRows } from '../support/imports.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { said } from '../support/said.ts';

test('quality adds a document to a vendor, renews it, sees its revisions and withdraws it', async ({ as }) => {
  const admin = await as('admin');
  const vendorId = `S${Date.now()}`;
  await importRows(admin, 'vendors', { vendorId, vendorName: `Story ${vendorId}`, currency: 'USD' });
  const page = await as('quality');
  await page.goto(`/address/vendor/detail?vendorId=${vendorId}`);
  await page.getByRole('link', { name: 'Add quality document' }).click();
  await page.getByRole('button', { name: 'Upload' }).click();
  await said(page, 'Choose a file first.');
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await choose('audit.exe', pdfFile());
  await said(page, 'Files of the type exe cannot be stored.');
  await choose('Audit of June.pdf', pdfFile());
  await page.locator('[name=title]').fill('Audit 2026');
  await page.getByLabel('Issued on').fill('2026-06-01');
  await page.getByLabel('Valid until').fill('2026-05-01');
  await page.getByRole('button', { name: 'Upload' }).click();
  await said(page, 'It cannot end before it was issued.');
  await page.getByLabel('Valid until').fill('2099-05-01');
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('“Audit 2026” added')).toBeVisible();

  const openMenu = () => page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: /Audit 2026/ }).click();
  await openMenu();
  await page.getByRole('link', { name: 'New revision' }).click();
  await choose('second.png', pngFile());
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  await expect(page.getByText('“Audit 2026” is now at document revision 2')).toBeVisible();
  await page.goto(`/address/vendor/document?vendorId=${vendorId}&documentNumber=1`);
  await openMenu();
  await page.getByRole('link', { name: 'Document revisions' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Audit of June.pdf')).toBeVisible();
  expect(await overflow(page)).toEqual([]);

  await page.goto(`/address/vendor/document?vendorId=${vendorId}&documentNumber=1`);
  await openMenu();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByLabel('Reason').fill('It was revoked');
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('“Audit 2026” is withdrawn')).toBeVisible();
  await expect(page.getByRole('link', { name: /Audit 2026/ })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Add quality document' })).toBeVisible();
});

test('a buyer reads the documents of a vendor and keeps none', async ({ as }) => {
  const page = await as('buyer');
  await page.goto('/address/vendor/detail?vendorId=KES-031');
  await expect(page.getByText('Quality documents')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add quality document' })).toBeHidden();
});
