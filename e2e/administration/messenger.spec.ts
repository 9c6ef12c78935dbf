import { expect, TWIN_USER, test } from '../support/gemba.ts';

test('the messenger is configured, keeps its secret to itself, and is taken away', async ({ as }) => {
  const page = await as(TWIN_USER);
  await page.goto('/admin/messenger');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This cannot be empty').first()).toBeVisible();
  await page.getByLabel('Corp id').fill('ww0123');
  await page.getByLabel('Agent id').fill('1000002');
  await page.getByLabel('Secret', { exact: true }).fill('a secret of the story');
  await page.getByLabel('API address').fill('https://evil.example/');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('does not know https://evil.example')).toBeVisible();
  await page.getByLabel('API address').fill('https://qyapi.weixin.qq.com/');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('People can sign in by the messenger')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Corp id')).toHaveValue('ww0123');
  await expect(page.getByLabel('Secret', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Remove messenger' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove messenger' }).click();
  await expect(page.getByText('Nobody signs in by a messenger yet')).toBeVisible();
});
