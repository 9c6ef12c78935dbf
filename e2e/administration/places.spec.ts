import { expect, test } from '../support/gemba.ts';

const newCode = () => `Z-${Date.now().toString(36).toUpperCase()}`;

test('a location is added, described anew, given up and found again; one with stock stays', async ({ as }) => {
  const page = await as('admin');
  const code = newCode();
  await page.goto('/admin/locations');
  await page.getByRole('button', { name: 'Add location' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Code').fill('not a code!');
  await sheet.getByRole('button', { name: 'Add location' }).click();
  await expect(sheet.getByText('Up to 20 capitals')).toBeVisible();
  await sheet.getByLabel('Code').fill(code.toLowerCase());
  await sheet.getByLabel('Description').fill('Story rack');
  await sheet.getByRole('button', { name: 'Add location' }).click();
  await expect(page.getByText(`${code} saved`)).toBeVisible();

  await page.getByRole('searchbox').fill(code);
  await page.getByRole('button', { name: code }).click();
  await sheet.getByRole('switch', { name: /^In use/ }).click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: code })).toContainText('Given up');

  await page.goto('/admin/locations?q=A-03-2');
  await page.getByRole('button', { name: 'A-03-2' }).first().click();
  await sheet.getByRole('switch', { name: /^In use/ }).click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Goods lie at A-03-2')).toBeVisible();
});

test('a work centre is added and changed, and the trail tells it', async ({ as }) => {
  const page = await as('admin');
  const code = newCode();
  await page.goto('/admin/workCentres');
  await page.getByRole('button', { name: 'Add work centre' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Code').fill(code);
  await sheet.getByRole('button', { name: 'Add work centre' }).click();
  await expect(sheet.getByText('The name cannot be empty')).toBeVisible();
  await sheet.getByLabel('Name', { exact: true }).fill('Story mill');
  await sheet.getByLabel(/^Cost per hour/).fill('45.50');
  await sheet.getByRole('button', { name: 'Add work centre' }).click();
  await expect(page.getByText(`${code} saved`)).toBeVisible();
  await page.goto(`/admin/workCentres?q=${code}`);
  await page.getByRole('button', { name: code }).click();
  await expect(sheet.getByLabel(/^Cost per hour/)).toHaveValue('45.5');
  await sheet.getByRole('switch', { name: /^In use/ }).click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: code })).toContainText('Given up');
  await page.goto(`/admin/audit?q=${code}`);
  await expect(page.getByText('yes', { exact: true })).toBeVisible();
});

test('a worker and a lead are added to a work centre by name, and leave it', async ({ as }) => {
  const page = await as('admin');
  const code = newCode();
  await page.goto('/admin/workCentres');
  await page.getByRole('button', { name: 'Add work centre' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Code').fill(code);
  await sheet.getByLabel('Name', { exact: true }).fill('Story saw');
  await sheet.getByLabel(/^Cost per hour/).fill('45');
  await sheet.getByRole('button', { name: 'Add work centre' }).click();
  await expect(page.getByText(`${code} saved`)).toBeVisible();

  await page.goto(`/admin/workCentres?q=${code}`);
  await page.getByRole('button', { name: code }).click();
  await sheet.getByRole('link', { name: /Workers and leads/ }).click();
  await expect(page.getByText('Nobody is authorised for this work centre yet')).toBeVisible();
  const add = async (what: string) => {
    await page.getByRole('button', { name: what }).click();
    await sheet.getByRole('searchbox').fill('E-170');
    await sheet.getByRole('button', { name: /E-170/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('list', { name: `${what.slice(4)}s`, exact: false })).toContainText('E-170');
  };
  await add('Add worker');
  await add('Add lead');
  const leads = page.getByRole('list', { name: 'Leads' });
  await leads.getByRole('button', { name: /^Remove/ }).click();
  await expect(sheet).toContainText('What they planned stays');
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nobody leads this work centre yet')).toBeVisible();
  await page.goto(`/admin/audit?q=${code}`);
  await expect(page.getByText(/\(E-170\)/).first()).toBeVisible();
});
