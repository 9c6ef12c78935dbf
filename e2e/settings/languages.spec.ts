import { expect, fillLogin, test } from '../support/gemba.ts';

const words = {
  'en-US': { signIn: 'Sign in', me: 'Me', refused: 'User name or password is wrong' },
  'zh-CN': { signIn: '登录', me: '我的', refused: '用户名或密码错误' },
  'es-ES': { signIn: 'Iniciar sesión', me: 'Yo', refused: 'El usuario o la contraseña no son correctos' },
} as const;

for (const locale of ['zh-CN', 'es-ES'] as const) {
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale });
    test('gets it without being asked', async ({ page }) => {
      await page.goto('/login');
      await expect(page.locator('button[type=submit]')).toHaveText(words[locale].signIn);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });
  });
}

test.describe('a browser that asks for a language we do not speak', () => {
  test.use({ locale: 'fi-FI' });
  test('gets English', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('button[type=submit]')).toHaveText(words['en-US'].signIn);
  });
});

test('the language is changed on the login page, in every tab, and stays after a reload', async ({ context, page }) => {
  const other = await context.newPage();
  await Promise.all([page.goto('/login'), other.goto('/login')]);
  for (const language of ['zh-CN', 'es-ES', 'en-US', 'zh-CN'] as const) {
    await page.locator('select').selectOption(language);
    await expect(page.locator('button[type=submit]')).toHaveText(words[language].signIn);
    await expect(other.locator('button[type=submit]')).toHaveText(words[language].signIn);
  }
  await page.reload();
  await expect(page.locator('button[type=submit]')).toHaveText(words['zh-CN'].signIn);
});

test('the server speaks the same language', async ({ page }) => {
  await page.goto('/login');
  await page.locator('select').selectOption('es-ES');
  await expect(page.locator('button[type=submit]')).toHaveText(words['es-ES'].signIn);
  await fillLogin(page, 'manager', 'not the password');
  await page.locator('button[type=submit]').click();
  await expect(page.getByText(words['es-ES'].refused)).toBeVisible();
});

test('the language is changed inside the app without losing the place', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/setting/language');
  await page.getByText('简体中文').click();
  await expect(page.getByRole('heading', { name: '语言' })).toBeVisible();
  await expect(page).toHaveTitle('语言 · Gemba');
  await page.goto('/setting');
  await expect(page.getByRole('link', { name: words['zh-CN'].me })).toBeVisible();
});
