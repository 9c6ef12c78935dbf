import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

/** Findings of an accessibility scan of the whole page, one line each; some rules count only where they are named. */
export const axeFindings = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<{ violations: Violation[] }> } };
    const what = { resultTypes: ['violations'], selectors: false, preload: false };
    const { violations } = await axe.run({ ...what, ...(runOnly && { runOnly }) });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
  }, rules);
};

/**
 * Boxes that are wider than the window lets them be; what lies in a line made to scroll sideways is in its place, and
 * what is only read out is cut off.
 */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const scrollsAside = (box: Element | null): boolean =>
      box !== null && (['auto', 'scroll'].includes(getComputedStyle(box).overflowX) || scrollsAside(box.parentElement));
    const wide = [...document.querySelectorAll('main, header, nav, main *')].filter((box) => {
      const { right, left, width } = box.getBoundingClientRect();
      const isOutside = width > 1 && (right > clientWidth + 1 || left < -1);
      return isOutside && !scrollsAside(box.parentElement) && !box.closest('.sr-only');
    });
    const scrolls = document.documentElement.scrollWidth > clientWidth + 1;
    return [...(scrolls ? ['the page scrolls sideways'] : []), ...wide.map((box) => box.outerHTML.slice(0, 120))];
  });

/** Errors of a page in the light theme: overflow and scan findings; and low contrast in the dark theme. */
export const wrongInLightAndDark = async (page: Page): Promise<string[]> => {
  const paint = (theme: 'light' | 'dark') =>
    page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
  const inTheLight = [...(await overflow(page)), ...(await axeFindings(page))];
  await paint('dark');
  const inTheDark = await axeFindings(page, ['color-contrast']);
  await paint('light');
  return [...inTheLight, ...inTheDark.map((finding) => `in the dark: ${finding}`)];
};
