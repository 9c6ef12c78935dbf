import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';

test('an administrator finds a call, tries it, and is asked before a posting', async ({ as }) => {
  const page = await as('admin');
  const wrongLooks = async () => [...(await axeFindings(page)), ...(await overflow(page))];
  await page.goto('/interfaces/api');
  await page.getByRole('searchbox', { name: 'Find a call' }).fill('listParts');
  await expect(page).toHaveURL(/q=listParts/);
  expect(await wrongLooks()).toEqual([]);
  await page
    .getByRole('link', { name: /GET \/parts\b/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'Fields' })).toContainText('partType');
  await expect(page.getByText('FIND_PART', { exact: true })).toBeVisible();
  expect(await wrongLooks()).toEqual([]);

  const input = page.getByLabel('Input as JSON');
  await input.fill('{ "query": ');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('This is no JSON.')).toBeVisible();
  await input.fill('{ "query": { "q": "seal", "limit": "1" } }');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('"success": true')).toBeVisible();
  await input.fill('{ "query": { "limit": "many" } }');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('"msgCode": "INVALID_INPUT"')).toBeVisible();
  expect(await wrongLooks()).toEqual([]);

  await page.goto('/interfaces/api/moveStock');
  await expect(page.getByText('Posting', { exact: true })).toBeVisible();
  await page.getByLabel('Input as JSON').fill('{ "body": { "items": [] } }');
  await page.getByRole('button', { name: 'Send' }).click();
  const asking = page.getByRole('dialog', { name: 'Send the posting?' });
  await asking.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('"success": false')).toBeVisible();
});
