import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';

test('an administrator makes a key for a machine, which calls with it until it is revoked', async ({ as }) => {
  const page = await as('admin');
  const wrongLooks = async () => [...(await axeFindings(page)), ...(await overflow(page))];
  const name = `ERP ${Date.now()}`;
  await page.goto('/interfaces/keys');
  await page.getByRole('button', { name: 'New key' }).click();
  const making = page.getByRole('dialog', { name: 'New key' });
  await making.getByRole('button', { name: 'Make key' }).click();
  await expect(making.getByText('Enter a name.')).toBeVisible();
  await expect(making.getByText('Choose at least one role.')).toBeVisible();
  await making.getByLabel('Name').fill(name);
  await making.getByText('FIND_PART', { exact: true }).click();
  expect(await wrongLooks()).toEqual([]);
  await expect(making.getByText('COMPANY_ADMIN')).toHaveCount(0);
  await making.getByRole('button', { name: 'Make key' }).click();

  const made = page.getByRole('dialog', { name: `Key ${name}` });
  const key = await made.getByLabel('API key').inputValue();
  expect(key).toMatch(/^gemba_\d+_[\w-]{43}$/);
  expect(await wrongLooks()).toEqual([]);
  await made.getByRole('button', { name: 'I have stored it' }).click();
  await expect(page.getByText(key)).toHaveCount(0);

  const asMachine = (path: string) => page.request.get(path, { headers: { authorization: `Bearer ${key}` } });
  expect((await asMachine('/app/parts?q=seal')).status()).toBe(200);
  expect((await asMachine('/app/apiKeys')).status()).toBe(403);

  await page.reload();
  await page.getByRole('button', { name: new RegExp(`${name}.*used`) }).click();
  const one = page.getByRole('dialog', { name });
  await expect(one.getByText('FIND_PART')).toBeVisible();
  expect(await wrongLooks()).toEqual([]);
  await one.getByRole('button', { name: 'Revoke' }).click();
  await page
    .getByRole('dialog', { name: `Revoke key ${name}?` })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await expect(page.getByRole('button', { name: new RegExp(`${name}.*Revoked`) })).toBeVisible();
  expect((await asMachine('/app/parts?q=seal')).status()).toBe(401);
});

test('a buyer is not offered the keys, and their address leads nowhere', async ({ as }) => {
  const page = await as('buyer');
  await page.goto('/interfaces/keys');
  await expect(page.getByRole('button', { name: 'New key' })).toHaveCount(0);
  await expect(page).not.toHaveURL(/interfaces/);
});
