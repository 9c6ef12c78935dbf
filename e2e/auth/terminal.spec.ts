import type { Page } from '@playwright/test';
import { expect, PASSWORD, signIn, test } from '../support/gemba.ts';
import { burst as scan } from '../support/shipping.ts';

const PART = '/pnDetail?partNumber=BRG-6204-2RS';
const OPERATOR = 'Wei Zhang';
const LEAD = 'Rasmus Lind';

const bar = (page: Page) => page.getByRole('region', { name: 'Switch worker' });
const typePin = async (page: Page, name: string, pin = '2468') => {
  await page.getByRole('button', { name }).click();
  const pad = page.getByRole('dialog', { name });
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click();
  await pad.getByRole('button', { name: `Go on as ${name}` }).click();
};
const expectAt = async (page: Page, name: string) => {
  await expect(bar(page)).toContainText(name);
  await expect(page).toHaveURL(/\/pnDetail\?partNumber=BRG-6204-2RS$/);
  await expect(page.getByRole('heading', { name: 'BRG-6204-2RS' })).toBeVisible();
};
const timed = async (what: string, work: () => Promise<void>) => {
  const begun = performance.now();
  await work();
  const seconds = ((performance.now() - begun) / 1000).toFixed(2);
  process.stdout.write(`${what}: ${seconds} s, of at most 3\n`);
};

test('workers take turns at a shared terminal by PIN and by badge, and the screen stays', async ({ page }) => {
  await signIn(page, 'terminal');
  await expect(page.getByRole('heading', { name: 'Who works here?' })).toBeVisible();
  await page.goto(PART);
  await expect(page.getByRole('heading', { name: 'Who works here?' })).toBeVisible();
  await expect(page.getByText('BRG-6204-2RS')).toHaveCount(0);

  await timed('the first turn, by PIN', async () => {
    await typePin(page, OPERATOR);
    await expectAt(page, OPERATOR);
  });
  await timed('the next turn, by badge', async () => {
    await scan(page, 'BADGE-DEMO-LEAD');
    await expectAt(page, LEAD);
  });
  await bar(page).getByRole('button', { name: 'Switch' }).click();
  await timed('the next turn, by PIN', async () => {
    await typePin(page, OPERATOR);
    await expectAt(page, OPERATOR);
  });
  await bar(page).getByRole('button', { name: 'Switch' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: OPERATOR })).toContainText(
    'At work now',
  );
  await page.getByRole('button', { name: 'Leave the terminal' }).click();
  await expect(page.getByRole('heading', { name: 'Who works here?' })).toBeVisible();
  await expect(page).toHaveURL(/\/pnDetail\?partNumber=BRG-6204-2RS$/);
});

test('a badge is taken before the reader of all other codes is there', async ({ page }) => {
  await page.route(/ScanReader/, (route) => route.abort());
  await signIn(page, 'terminal');
  await expect(page.getByRole('heading', { name: 'Who works here?' })).toBeVisible();
  await page.goto(PART);
  await expect(page.getByRole('heading', { name: 'Who works here?' })).toBeVisible();
  await scan(page, 'BADGE-DEMO-OPERATOR');
  await expectAt(page, OPERATOR);
  await scan(page, 'BADGE-DEMO-LEAD');
  await expectAt(page, LEAD);
});

test('a wrong PIN and a code that is no badge are said, and nobody gets the turn', async ({ page }) => {
  await signIn(page, 'terminal');
  await typePin(page, LEAD, '1357');
  const pad = page.getByRole('dialog', { name: LEAD });
  await expect(pad).toContainText('The PIN is wrong. Try again.');
  await scan(page, 'BADGE-OF-NOBODY-HERE');
  await expect(page.getByText('Nobody at this terminal has this badge.')).toBeVisible();
  await pad.getByRole('button', { name: 'Close' }).click();
  await scan(page, 'BRG-6204-2RS');
  await expect(page.getByText('This is no badge.')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('a draft belongs to the worker who typed it', async ({ page }) => {
  const EDIT = '/setting?open=translations';
  await signIn(page, 'terminal');
  await expect(page.getByRole('heading', { name: 'Who works here?' })).toBeVisible();
  await scan(page, 'BADGE-DEMO-OPERATOR');
  await expect(bar(page)).toContainText(OPERATOR);
  await page.goto(EDIT);
  const text = page.getByLabel('Translations as JSON');
  await text.fill('typed by the operator');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await scan(page, 'BADGE-DEMO-LEAD');
  await expect(bar(page)).toContainText(LEAD);
  await page.goto(EDIT);
  await expect(text).not.toHaveValue('typed by the operator');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await scan(page, 'BADGE-DEMO-OPERATOR');
  await expect(bar(page)).toContainText(OPERATOR);
  await page.goto(EDIT);
  await expect(text).toHaveValue('typed by the operator');
});

test('a worker sets a PIN under Me, after the password', async ({ page }) => {
  await signIn(page, 'lead');
  await page.goto('/setting');
  await page.getByRole('button', { name: /Set PIN/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Set PIN' });
  const save = sheet.getByRole('button', { name: 'Set PIN' });
  await sheet.getByLabel('Current password').fill('not this');
  await sheet.getByLabel('New PIN').fill('1234');
  await save.click();
  await expect(sheet).toContainText('Others would try this PIN first');
  await sheet.getByLabel('New PIN').fill('2468');
  await save.click();
  await expect(sheet).toContainText('User name or password is wrong');
  await sheet.getByLabel('Current password').fill(PASSWORD);
  await save.click();
  await expect(page.getByText('PIN set')).toBeVisible();
});
