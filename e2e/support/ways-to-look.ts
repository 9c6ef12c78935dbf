import { expect, type Page } from '@playwright/test';
import { axeFindings } from './looks.ts';
import { measureLooks } from './measure-looks.ts';

/** `npm run looks` measures in every way; `npm test` in a sample: the narrowest window and the largest text. */
export const isFull = process.env['GEMBA_LOOKS'] === 'full';

type Way = { language: string; width: number; height: number; text: number };

const SIZES = [
  { width: 390, height: 844, text: 1 },
  { width: 360, height: 640, text: 1 },
  { width: 320, height: 568, text: 1 },
  { width: 390, height: 844, text: 2 },
  { width: 360, height: 640, text: 2 },
  { width: 320, height: 568, text: 2 },
] as const;
const SAMPLE: Way[] = [
  { language: 'es-ES', width: 320, height: 568, text: 1 },
  { language: 'es-ES', width: 390, height: 844, text: 2 },
];

export const ways: Way[] = isFull
  ? ['en-US', 'es-ES', 'zh-CN'].flatMap((language) => SIZES.map((size) => ({ language, ...size })))
  : SAMPLE;

export const nameOfWay = ({ language, width, height, text }: Way) =>
  `${language}, ${width}×${height}, text at ${text * 100} %`;

export const pageOptions = ({ language, width, height }: Way) => ({
  viewport: { width, height },
  stored: { theme: 'light', language },
});

/** The reader's own text size, as the browser's settings give it. */
export const setTextSize = async (page: Page, { text }: Way) => {
  if (text === 1) return;
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${text * 100}%`);
};

/** A finding counts if it is still there a second later: a screen may be on its way when it is looked at first. */
const measureSettled = async (page: Page): Promise<string[]> => {
  const first = await measureLooks(page);
  if (first.length === 0) return first;
  await page.waitForTimeout(1_000);
  return measureLooks(page);
};

/** Findings on a page as it stands; once per language also those of axe, in both themes. */
export const findingsIn = async (page: Page, { width, text }: Way): Promise<string[]> => {
  const found = await measureSettled(page);
  if (!isFull || width !== 390 || text !== 1) return found;
  const light = await axeFindings(page);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  const dark = await axeFindings(page, ['color-contrast']);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  return [...found, ...light, ...dark];
};

/** Opens each sheet that a button of the screen announces: menus, filters, number pads, locations. */
export const onEachSheet = async (page: Page, look: (button: string) => Promise<void>) => {
  const buttons = page.locator('[aria-haspopup=dialog]:visible:not([disabled])');
  const dialog = page.getByRole('dialog');
  for (let index = 0; index < (await buttons.count()); index += 1) {
    const button = buttons.nth(index);
    const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    await button.click();
    await dialog.waitFor();
    await look(name);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
};
