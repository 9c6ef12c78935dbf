import type { Browser, BrowserContext, Cookie, Page } from '@playwright/test';

export interface PhoneOptions {
  viewport?: { width: number; height: number };
  locale?: string;
  timezoneId?: string;
  hasTouch?: boolean;
  userAgent?: string;
  /** Blocked unless a story is about it: what a story holds back or cuts off would go around it. */
  serviceWorkers?: 'allow' | 'block';
}

export interface Phone {
  context: BrowserContext;
  /** A new page, in the process that has read the app: one of its own would be thrown away with the first address. */
  open: () => Promise<Page>;
  /** Puts in what a browser keeps of somebody. */
  keep: (cookies: Cookie[], stored: Record<string, string>) => Promise<void>;
  /** As new, but for the files of the app that it has loaded. */
  empty: () => Promise<void>;
}

/** A browser of one's own. A page of it that shows nothing stays open, and with it the process that has read the app. */
export async function buyPhone(browser: Browser, baseURL: string, options: PhoneOptions = {}): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL,
    ...options,
  });
  const pocket = await context.newPage();
  await pocket.goto('/icon.svg');
  const memory = await context.newCDPSession(pocket);
  return {
    context,
    open: async () => {
      const [page] = await Promise.all([
        context.waitForEvent('page'),
        pocket.evaluate(() => void window.open('about:blank')),
      ]);
      return page;
    },
    keep: async (cookies, stored) => {
      await context.addCookies(cookies);
      await pocket.evaluate((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, Object.entries(stored));
    },
    empty: async () => {
      await Promise.all(context.pages().flatMap((page) => (page === pocket ? [] : [page.close()])));
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      await context.clearCookies();
      // By the page itself: cleared from outside it may be gone a moment later, with what the next person has kept by then.
      await pocket.evaluate(() => localStorage.clear());
      const storageTypes = 'indexeddb,cache_storage,service_workers';
      await memory.send('Storage.clearDataForOrigin', { origin: new URL(baseURL).origin, storageTypes });
    },
  };
}
