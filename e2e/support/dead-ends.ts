import { type ScreenPath, screens } from '@gemba/contract/screens';
import type { Page } from '@playwright/test';

const paths = Object.keys(screens) as ScreenPath[];

/** The screen of an address: the id of a thing stands where the path has `$id`. */
const screenAt = (address: string) =>
  paths.find((path) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`).test(address));

/** Links on the page that lead to no screen. */
export const deadEnds = async (page: Page) => {
  const addresses = await page
    .locator('a[href^="/"]:not([download])')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => new URL(link.href).pathname));
  return addresses.filter((address) => screenAt(address) === undefined);
};
