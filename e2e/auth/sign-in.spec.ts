import { COMPANY, expect, fillLogin, PASSWORD, signIn, TWIN_USER, test } from '../support/gemba.ts';
import { openScreen } from '../support/screens.ts';

test('a person signs in, sees the company and its functions, and signs out', async ({ page }) => {
  await signIn(page, 'warehouse');
  await expect(page).toHaveURL(/\/navigation$/);
  await expect(page.getByText('Halden Drive Systems')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Receive PO' }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/navigation');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
});

test('company code and user name are remembered after a log-out, the password is not', async ({ page }) => {
  await signIn(page, 'engineer');
  await openScreen(page, '/setting');
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  await expect(page.locator('[name=companyCode]')).toHaveValue(COMPANY);
  await expect(page.locator('[name=userName]')).toHaveValue('engineer');
  await expect(page.locator('[name=password]')).toHaveValue('');
});

test('the company is named at the start and under Me, and everywhere once people of two have signed in', async ({
  page,
}) => {
  const signInTo = async (companyCode: string, userName: string) => {
    await openScreen(page, '/login');
    await fillLogin(page, userName);
    await page.locator('[name=companyCode]').fill(companyCode);
    await page.locator('button[type=submit]').click();
    await page.waitForURL((url) => url.pathname !== '/login');
  };
  const bar = page.locator('header').first();
  await signInTo(COMPANY, 'admin');
  await expect(page.getByText('Halden Drive Systems')).toBeVisible();
  await openScreen(page, '/orderList');
  await expect(bar).toContainText('Orders');
  await expect(bar).not.toContainText('Halden');
  await openScreen(page, '/setting');
  await expect(page.getByText('Halden Drive Systems')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  await signInTo('TWIN', TWIN_USER);
  await openScreen(page, '/pnList');
  await expect(bar).toContainText('Halden');
});

test('the company code is checked on leaving the field and answers with the name', async ({ page }) => {
  await page.goto('/login');
  await page.locator('[name=companyCode]').fill('demo');
  await page.locator('[name=userName]').focus();
  await expect(page.getByText('Halden Drive Systems')).toBeVisible();
});

test('an unknown company code is said at its field', async ({ page }) => {
  await page.goto('/login');
  await page.locator('[name=companyCode]').fill('NOSUCH');
  await page.locator('[name=userName]').focus();
  await expect(page.getByRole('alert')).toHaveText('company code does not exist');
});

test('signing in by the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await page.locator('[name=companyCode]').focus();
  await page.keyboard.type(COMPANY);
  await page.keyboard.press('Tab');
  await page.keyboard.type('quality');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/navigation$/);
});

test('signing in is busy until the next screen is there, however slowly it comes', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/app/login'))));
  await page.goto('/login');
  const { promise: slowly, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await slowly;
    await route.continue();
  });
  await fillLogin(page, 'accountant');
  const button = page.locator('button[type=submit]');
  await button.click();
  await expect(page).toHaveURL(/\/navigation$/);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.locator('[name=password]').press('Enter');
  arrive();
  await expect(page.getByText('Halden Drive Systems')).toBeVisible();
  await expect(button).toHaveCount(0);
  expect(sent).toBe(1);
});

test('a hasty double tap sends one request', async ({ page }) => {
  let sent = 0;
  await page.route('**/app/login', async (route) => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/login');
  await fillLogin(page, 'accountant');
  await page.locator('button[type=submit]').dblclick();
  await expect(page).toHaveURL(/\/navigation$/);
  expect(sent).toBe(1);
});

test('a demo user is filled in by a tap', async ({ page }) => {
  await page.goto('/login');
  await page.getByText('Demo users').click();
  await page.getByRole('button', { name: /^admin/ }).click();
  await expect(page.locator('[name=userName]')).toHaveValue('admin');
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/navigation$/);
});

test('the login page does not move while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/login');
  await expect(page.getByText('Demo users')).toBeVisible();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBe(0);
});
