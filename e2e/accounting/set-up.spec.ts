import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';

/** A currency of this run alone: others read the same company. */
const newCurrency = () => `X${String.fromCharCode(65 + (Date.now() % 26), 65 + (Math.floor(Date.now() / 26) % 26))}`;

test('accounting enters a rate, is told that the day has one, and corrects it with a reason', async ({ as }) => {
  const page = await as('accountant');
  const currency = newCurrency();
  const sheet = page.getByRole('dialog');
  const enter = async (rate: string) => {
    await page.getByRole('button', { name: 'Enter a rate' }).click();
    await sheet.getByLabel(/^Currency/).fill(currency.toLowerCase());
    await sheet.getByLabel('From this day on').fill('2026-03-01');
    await sheet.getByLabel(/^Rate/).fill(rate);
    await sheet.getByRole('button', { name: 'Save rate' }).click();
  };
  await page.goto('/accounting/exchangeRates');
  await expect(page.getByRole('list', { name: 'Exchange rates' })).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  await enter('1.8042');
  await expect(page.getByText('Rate saved')).toBeVisible();
  await enter('2');
  await expect(sheet.getByText('has a rate for')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`/accounting/exchangeRates?currency=${currency}`);
  await page.getByRole('button', { name: /1\.8042/ }).click();
  await sheet.getByLabel(/^Rate/).fill('1.0842');
  await sheet.getByLabel('Reason').fill('Digits were swapped');
  await sheet.getByRole('button', { name: 'Save rate' }).click();
  await expect(page.getByRole('button', { name: /1\.0842/ })).toBeVisible();
});

test('accounting chooses the account of a use with a reason; one that is compared and has entries stays', async ({
  as,
}) => {
  const page = await as('accountant');
  await page.goto('/accounting/accountUses');
  const sheet = page.getByRole('dialog');
  expect(await overflow(page)).toEqual([]);
  await page.getByRole('button', { name: /^Inventory/ }).click();
  await expect(sheet.getByText('It keeps its use')).toBeVisible();
  await page.keyboard.press('Escape');
  // Only payments in a foreign currency use it, and no story imports one here.
  for (const account of ['7100', '7000']) {
    await page.getByRole('button', { name: /^Exchange result/ }).click();
    await sheet.getByRole('button', { name: 'Use this account' }).click();
    await expect(sheet.getByText('Say why. The reason is kept.')).toBeVisible();
    await sheet.getByLabel('Account').selectOption(account);
    await sheet.getByLabel('Reason').fill('For the story');
    expect(await axeFindings(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Use this account' }).click();
    await expect(page.getByText('Account chosen')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Exchange result/ })).toContainText(account);
  }
});
