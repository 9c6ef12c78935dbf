import { SHOWN_ECN } from '../support/engineering.ts';
import { expect, test } from '../support/gemba.ts';
import { importRows } from '../support/imports.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { said } from '../support/said.ts';

test('engineering changes an ECN, closes it once it is ready, and reopens it', async ({ as }) => {
  const admin = await as('admin');
  const ecnNumber = `S${Date.now()}`;
  await importRows(admin, 'ecns', {
    ecnNumber,
    title: `Story ${ecnNumber}`,
    engineer: 'E-140',
    originator: 'E-140',
    createdOn: '2026-01-10',
    dueDate: '2026-02-10',
  });
  const page = await as('engineer');
  const openMenu = () => page.getByRole('button', { name: 'More', exact: true }).click();
  await page.goto(`/engineering/ecn/detail?ecnNumber=${ecnNumber}`);
  await openMenu();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByLabel('Reason').fill('All done');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await said(page, 'is not revised yet');
  await page.keyboard.press('Escape');

  await openMenu();
  await page.getByRole('link', { name: 'Change' }).click();
  await page.getByLabel('Title').fill(`Second seal ${ecnNumber}`);
  await page.getByLabel('Drawing revised').check();
  await page.getByLabel('Work instruction revised').check();
  await page.getByRole('group', { name: 'Parts on order' }).getByText('MODIFY').click();
  await page.getByRole('group', { name: 'Parts in inventory' }).getByText('USE').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await said(page, 'Say why. The reason is kept.');
  await page.getByLabel('Reason').fill('Dust came in');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(`Second seal ${ecnNumber}`);
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`ECN ${ecnNumber} is changed`)).toBeVisible();
  await expect(page.getByRole('heading', { name: `Second seal ${ecnNumber}` })).toBeVisible();

  await openMenu();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText(`ECN ${ecnNumber} is closed`)).toBeVisible();
  await openMenu();
  await expect(page.getByRole('link', { name: 'Change' })).toBeHidden();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await page.getByLabel('Reason').fill('One drawing is missing');
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText(`ECN ${ecnNumber} is open again`)).toBeVisible();
});

test('somebody who only reads changes has nothing to change them with', async ({ as }) => {
  const page = await as('quality');
  await page.goto(`/engineering/ecn/detail?ecnNumber=${SHOWN_ECN}`);
  await expect(page.getByRole('heading', { name: 'Bearing seat tolerance tightened to H6' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeHidden();
});
