import { expect, TWIN_USER, test } from '../support/gemba.ts';

// One after another: they change the look of the same company.
test.describe.configure({ mode: 'default' });

test('a logo is chosen, shown on the start screen and taken away', async ({ as }) => {
  const page = await as(TWIN_USER);
  await page.goto('/admin/look');
  await page
    .getByLabel('Choose a logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(page.getByText('This picture cannot be read')).toBeVisible();
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 40, 40);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const buffer = Buffer.from(drawn, 'base64');
  await page.getByLabel('Choose a logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
  await page.goto('/navigation');
  await expect(page.locator('header img[src^="data:image/png"]')).toBeVisible();
  await page.goto('/admin/look');
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await expect(page.getByText('Logo removed')).toBeVisible();
});

test('own words replace ours for everybody of the company, and come off again', async ({ as }) => {
  const page = await as(TWIN_USER);
  await page.goto('/admin/look');
  await page.getByRole('searchbox').fill('settings.title');
  await page.getByRole('button', { name: /settings\.title/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('English').fill('My {place');
  await expect(sheet.getByText('A brace is missing')).toBeVisible();
  await sheet.getByLabel('English').fill('My place');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Words saved')).toBeVisible();

  const other = await as(TWIN_USER);
  await other.goto('/setting');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('My place');

  await page.getByRole('button', { name: /settings\.title/ }).click();
  await sheet.getByLabel('English').fill('');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /settings\.title/ })).toContainText('Me');
});
