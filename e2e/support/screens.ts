import type { ScreenDeclaration } from '@gemba/contract/kit/screen';
import { type ScreenPath, screens } from '@gemba/contract/screens';
import type { Page } from '@playwright/test';

const declared: Readonly<Record<ScreenPath, ScreenDeclaration>> = screens;

/** The address of a screen with the search params of its declaration. */
export const addressOf = (path: ScreenPath) => {
  const given = Object.entries(declared[path].search ?? {}).filter(([, value]) => value !== '');
  const search = String(new URLSearchParams(given));
  return path.replace('$id', '7') + (search && `?${search}`);
};

/** The addresses of all screens. */
export const addresses = (Object.keys(screens) as ScreenPath[]).map(addressOf);

/** The app's router puts itself on the window. */
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
  // A load that has begun is drawn first: before that the router ignores everything.
  await page.waitForFunction(() => (window as Window).__TSR_ROUTER__?.state.resolvedLocation);
  await page.evaluate((href) => (window as Window).__TSR_ROUTER__?.navigate({ href }), path);
  await page.locator('main[aria-busy]').waitFor({ state: 'detached' });
};

/** A question that comes by itself takes no second half of a double tap for an answer: a script is as fast as that. */
export const outwaitDoubleTap = (page: Page) => page.waitForTimeout(600);
