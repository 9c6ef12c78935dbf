import { giveAuthenticator, passkeyButton } from '../support/authenticator.ts';
import { expect, PASSWORD, signIn, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { buyPhone } from '../support/phone.ts';

test('a passkey is added after the password, signs in without it, and can be removed', async ({ browser, baseURL }) => {
  // Browsers keep passkeys for names, not for numbers.
  const phone = await buyPhone(browser, (baseURL ?? '').replace('127.0.0.1', 'localhost'), {});
  try {
    const page = await phone.open();
    const device = await giveAuthenticator(page);
    await signIn(page, 'visitor');
    await page.goto('/setting');
    await page.getByRole('button', { name: /^Add a passkey/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Add a passkey' });
    await expect(sheet.getByLabel('Name of this device')).toHaveValue(/Chrome/);
    await sheet.getByLabel('Current password').fill('not this');
    await sheet.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(sheet.getByText('User name or password is wrong. Check both and try again.')).toBeVisible();
    await sheet.getByLabel('Current password').fill(PASSWORD);
    await sheet.getByLabel('Name of this device').fill('Hall phone');
    await sheet.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('Passkey added')).toBeVisible();
    await expect(page.getByText('Hall phone')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
    await device.knowsPerson(false);
    await passkeyButton(page).click();
    await expect(page.getByText('Your device did not sign in.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await device.knowsPerson(true);
    const sent = page.waitForRequest((request) => request.url().endsWith('/app/passkeys/login'));
    await passkeyButton(page).click();
    await page.waitForURL((url) => url.pathname !== '/login');
    const again = await page.request.post('/app/passkeys/login', { data: (await sent).postDataJSON() });
    expect(await again.json()).toMatchObject({ success: false, msgCode: 'PASSKEY_REFUSED' });

    await page.goto('/setting');
    await expect(page.getByText(/^Last used/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove passkey Hall phone' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
    await expect(page.getByText('Passkey removed')).toBeVisible();
    await expect(page.getByText('Hall phone', { exact: true })).toHaveCount(0);
  } finally {
    await phone.context.close();
  }
});
