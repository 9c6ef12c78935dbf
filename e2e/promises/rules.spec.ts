import { LANGUAGES } from '@gemba/contract/kit/languages';
import type { Page } from '@playwright/test';
import en from '../../apps/web/src/documents/texts.en.ts';
import es from '../../apps/web/src/documents/texts.es.ts';
import zh from '../../apps/web/src/documents/texts.zh.ts';
import { say } from '../support/approvals.ts';
import { newPart, SHOWN_BOM } from '../support/engineering.ts';
import { pngFile } from '../support/files.ts';
import { expect, PHONE, test } from '../support/gemba.ts';
import { rules } from '../support/rules.ts';
import { said } from '../support/said.ts';
import { openScreen } from '../support/screens.ts';

const labels = { 'en-US': en, 'zh-CN': zh, 'es-ES': es };
const submit = (page: Page) => page.locator('button[type=submit]');

for (const language of LANGUAGES) {
  const told = rules[language];
  const own = { stored: { language } };

  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    test('the rules of signing in are said', async ({ page }) => {
      await page.goto('/login');
      await submit(page).click();
      await said(page, told.userNameEmpty);
      await said(page, told.passwordEmpty);
      await page.locator('[name=companyCode]').fill('NOSUCH');
      await page.locator('[name=userName]').focus();
      await said(page, told.companyMissing);
    });
  });

  test(`the rules of part numbers and of adding a BOM are said in ${language}`, async ({ as }) => {
    const page = await as('engineer', own);
    await page.goto('/pnList');
    await expect(page.getByRole('heading', { name: told.noPartNumber })).toBeVisible();
    await openScreen(page, '/pnAdd');
    await submit(page).click();
    await said(page, told.noPartNumber);
    for (const wrong of ['AB', 'A'.repeat(21), 'BRG 6204', 'BRG_6204', 'ÄBC-1']) {
      await page.locator('[name=partNumber]').fill(wrong);
      await said(page, told.badPartNumber);
      await page.locator('[name=partNumber]').fill('BRG-(1)/2.');
      await expect(page.getByText(told.badPartNumber)).toHaveCount(0);
    }
    await openScreen(page, '/engineering/bom/add');
    await submit(page).click();
    await said(page, told.noPartNumber);
    await page.locator('[name=partNumber]').fill(SHOWN_BOM);
    await page.locator('[name=revision]').focus();
    await said(page, told.bomExists(SHOWN_BOM));
  });

  test(`the rules of documents and drawings are said in ${language}`, async ({ as }) => {
    const label = labels[language];
    const page = await as('engineer', { ...own, userAgent: PHONE, hasTouch: true });
    const part = await newPart(page, 'R/(1).');
    await page.goto(`/drawing/list?${new URLSearchParams({ partNumber: part })}`);
    const choose = async () => {
      await page.getByRole('button', { name: label.add }).first().click();
      const file = { name: 'd.png', mimeType: 'image/png', buffer: pngFile() };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.locator('[name=title]').fill('Plan');
    };
    await choose();
    for (const wrong of [`${part}.png`, `${part}_A_EN.png`, `${part}_a_en.png`, `${part.toLowerCase()}_A_en.png`]) {
      await page.locator('[name=fileName]').fill(wrong);
      await said(page, told.fileName);
    }
    await page.locator('[name=fileName]').fill(`${part}_A_en.png`);
    await submit(page).click();
    await expect(page.getByRole('link', { name: /Plan/ })).toBeVisible();
    await choose();
    await page.locator('[name=docLang]').selectOption('en');
    await submit(page).click();
    await said(page, told.languageExists);
    await page.getByRole('dialog').getByRole('button').first().click();
    const act = async (name: string) => {
      await page.getByRole('button', { name: say(label.actsOf, { title: 'Plan' }) }).click();
      await page.getByRole('dialog').getByText(name, { exact: true }).click();
    };
    await act(label.download);
    await expect(page.getByText(told.drawing)).toBeVisible();
    await act(label.delete);
    await expect(page.getByRole('dialog', { name: told.askDelete('Plan') })).toBeVisible();
    await page.getByRole('button', { name: label.keep }).click();
    await expect(page.getByRole('link', { name: /Plan/ })).toBeVisible();
  });
}
