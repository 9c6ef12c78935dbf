import type { Page } from '@playwright/test';

/** What the router of the app leaves in its window. */
type Window = { __TSR_ROUTER__?: { state: { resolvedLocation?: object }; navigate: (to: object) => Promise<void> } };

/**
 * Goes to a screen as a link of the app does, without loading the app anew, and is there when the screen is drawn and no
 * row of the one before stays. Data read a moment ago is not read again: where that, or the loading, is the point, `goto`.
 */
export const openScreen = async (page: Page, path: string) => {
  if (page.url() === 'about:blank') {
    await page.goto(path);
    return;
  }
  // What a load has begun is drawn first: the router hears of nothing before.
  await page.waitForFunction(() => (window as Window).__TSR_ROUTER__?.state.resolvedLocation);
  await page.evaluate((href) => (window as Window).__TSR_ROUTER__?.navigate({ href }), path);
  await page.locator('main[aria-busy]').waitFor({ state: 'detached' });
};
