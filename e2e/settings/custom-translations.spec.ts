import type { Page } from '@playwright/test';
import { expect, test } from '../support/gemba.ts';

const NOTICE = 'Some custom translations were ignored';
const store = (value: unknown) => ({ customTranslations: typeof value === 'string' ? value : JSON.stringify(value) });
const submit = 'button[type=submit]';

test.describe('custom translations', () => {
  const open = async (page: Page, value: unknown) => {
    await page.addInitScript(
      (json) => localStorage.setItem('customTranslations', json),
      store(value).customTranslations,
    );
    await page.goto('/login');
  };

  test('dotted keys and nested objects lie over our words', async ({ page }) => {
    await open(page, {
      'en-US': { 'auth.signIn': 'Clock in', auth: { userName: 'Badge' } },
      'zh-CN': { 'auth.signIn': '打卡' },
    });
    await expect(page.locator(submit)).toHaveText('Clock in');
    await expect(page.getByLabel('Badge')).toBeVisible();
    await page.locator('select').selectOption('zh-CN');
    await expect(page.locator(submit)).toHaveText('打卡');
    await expect(page.getByText(NOTICE)).toBeHidden();
  });

  test('what cannot be read is ignored with a notice', async ({ page }) => {
    await page.goto('/login');
    for (const [what, value] of [
      ['text that is no JSON', '{ "en-US": '],
      ['a list', ['auth.signIn']],
      ['a language that is a text', { 'en-US': 'str' }],
      ['a poisoned key', '{ "__proto__": { "auth.signIn": "x" } }'],
      ['a number', { 'en-US': { 'auth.signIn': 7 } }],
      ['a text that ICU cannot read', { 'en-US': { 'auth.signIn': 'Sign {in' } }],
      ['a text that asks for something unknown', { 'en-US': { 'auth.signIn': 'Sign in, {captain}' } }],
    ] as const) {
      await page.evaluate((json) => localStorage.setItem('customTranslations', json), store(value).customTranslations);
      // The notice stays for three seconds, and the rest of a page may take longer to load.
      await page.reload({ waitUntil: 'commit' });
      await expect(page.getByText(NOTICE), what).toBeVisible();
      await expect(page.locator(submit), what).toHaveText('Sign in');
    }
  });

  test('the notice stays for three seconds', async ({ page }) => {
    // The page itself looks when the notice comes and goes: a busy machine asks it too seldom.
    await page.addInitScript((words) => {
      const seen = window as unknown as { noticed?: number; gone?: number };
      const look = () => {
        const isThere = document.body?.textContent.includes(words);
        if (isThere) seen.noticed ??= performance.now();
        else if (seen.noticed !== undefined) seen.gone ??= performance.now();
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    }, NOTICE);
    await open(page, []);
    const stayed = () =>
      page.evaluate(() => {
        const { noticed, gone } = window as unknown as { noticed?: number; gone?: number };
        return noticed === undefined || gone === undefined ? null : gone - noticed;
      });
    await expect.poll(stayed).not.toBeNull();
    expect(await stayed()).toBeGreaterThan(2_900);
  });

  test('wrong shapes and poisoned keys change nothing', async ({ page }) => {
    await open(
      page,
      '{ "en-US": { "auth": 7, "auth.signIn.deep": "x", "__proto__": { "polluted": "yes" }, "constructor.name": "x", "nonsense": "x" } }',
    );
    await expect(page.locator(submit)).toHaveText('Sign in');
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  });
});

test('a person writes translations, is told what is wrong with them, and sees them at once', async ({ as }) => {
  const page = await as('approver');
  await page.goto('/setting?open=translations');
  const box = page.getByLabel('Translations as JSON');
  await box.fill('{ "en-US": { ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('not valid JSON');
  await box.fill('{ "fr-FR": {} }');
  await expect(page.getByRole('alert')).toContainText('en-US, zh-CN, es-ES');
  for (const [text, words] of [
    ['{ "en-US": "str" }', 'en-US, zh-CN, es-ES'],
    ['{ "zh-CN": { "auth.signIn": 7 } }', 'zh-CN, “auth.signIn”: only words in quotes'],
    ['{ "en-US": { "auth": { "singIn": "Enter" } } }', 'en-US, “auth.singIn”: Gemba has no text of this name'],
    ['{ "es-ES": { "auth.version": "{version" } }', 'es-ES, “auth.version”: empty, a brace is missing'],
  ] as const) {
    await box.fill(text);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText(words);
    expect(await page.evaluate(() => localStorage.getItem('customTranslations'))).toBeNull();
  }
  await box.fill('{ "en-US": { "settings.title": "My place" } }');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My place');
});
