import { type ScreenPath, screens } from '@gemba/contract/screens';
import type { Page } from '@playwright/test';

const paths = Object.keys(screens) as ScreenPath[];

/** The screen of a path: the id of a thing stands where the screen's own path has `$id`. */
export const screenAt = (pathname: string) =>
  paths.find((path) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`).test(pathname));

/** The addresses in the app that the page leads to. */
export const linksOf = (page: Page) =>
  page
    .locator('a[href^="/"]:not([download])')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname, search }) => pathname + search));

/** Links on the page that lead to no screen. */
export const deadEnds = async (page: Page) =>
  (await linksOf(page)).filter((address) => screenAt(new URL(address, page.url()).pathname) === undefined);
