import { type BrowserContext, test as base, type Page, request } from '@playwright/test';

export const PASSWORD = 'gemba-demo';
export const COMPANY = 'DEMO';
/** The only person of the second company, which has no licence for production. */
export const TWIN_USER = 'twin';
const TWIN = 'TWIN';
/** How a phone names itself. */
export const PHONE = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/149.0 Mobile Safari/537.36';

export const fillLogin = async (page: Page, userName: string, password = PASSWORD) => {
  await page.locator('[name=companyCode]').fill(COMPANY);
  await page.locator('[name=userName]').fill(userName);
  await page.locator('[name=password]').fill(password);
};

export const signIn = async (page: Page, userName: string) => {
  await page.goto('/login');
  await fillLogin(page, userName);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
};

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in by the call alone and stores what Login would have stored; the login page has stories of its own. */
const openSession = async (baseURL: string, userName: string): Promise<StorageState> => {
  const server = await request.newContext({ baseURL });
  await server.get('/app/getSignInInfo');
  const companyCode = userName === TWIN_USER ? TWIN : COMPANY;
  const answer = await server.post('/app/login', { data: { companyCode, userName, password: PASSWORD } });
  const { success, msgCode, data } = await answer.json();
  if (!success) throw new Error(`${userName} cannot sign in: ${msgCode}`);
  const { cookies } = await server.storageState();
  await server.dispose();
  const stored = {
    companyCode,
    token: data.token,
    userInfo: JSON.stringify(data.userInfo),
    companySetting: JSON.stringify(data.companySetting),
    orderChangeApproval: String(data.orderChangeApproval),
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return { cookies, origins: [{ origin: new URL(baseURL).origin, localStorage }] };
};

interface Worker {
  /** A session that a worker signs in to once and lends to its stories. Stories that end it sign in themselves. */
  sessionOf: (userName: string) => Promise<StorageState>;
}

interface Story {
  /** A page of somebody who is signed in already. */
  as: (userName: string, options?: PageOptions) => Promise<Page>;
}

/** Whoever a page was opened for, for calls past its screens. */
const lentTo = new WeakMap<BrowserContext, { token: string; language: string }>();

/** What a call needs that is made for the person of a page before the page shows anything. */
export const headersOf = async (page: Page): Promise<Record<string, string> | undefined> => {
  const lent = lentTo.get(page.context());
  if (!lent || page.url() !== 'about:blank') return undefined;
  const cookies = await page.context().cookies();
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return {
    Authorization: lent.token,
    Lang: lent.language.replace('-', '_'),
    'X-XSRF-TOKEN': decodeURIComponent(xsrf),
  };
};

export interface PageOptions {
  stored?: Record<string, string>;
  viewport?: { width: number; height: number };
  locale?: string;
  timezoneId?: string;
  hasTouch?: boolean;
  userAgent?: string;
}

export const test = base.extend<Story, Worker>({
  sessionOf: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other, and Playwright asks for a pattern
    async ({}, lend, { project }) => {
      const lent = new Map<string, Promise<StorageState>>();
      await lend((userName) => {
        const found = lent.get(userName) ?? openSession(project.use.baseURL ?? '', userName);
        lent.set(userName, found);
        return found;
      });
    },
    { scope: 'worker' },
  ],
  as: async ({ browser, sessionOf, baseURL }, lend) => {
    const contexts: BrowserContext[] = [];
    await lend(async (userName, { stored = {}, ...options }: PageOptions = {}) => {
      const storageState = await sessionOf(userName);
      const context = await browser.newContext({
        storageState,
        viewport: { width: 390, height: 844 },
        locale: 'en-US',
        ...(baseURL && { baseURL }),
        ...options,
      });
      contexts.push(context);
      const token = storageState.origins[0]?.localStorage.find(({ name }) => name === 'token')?.value ?? '';
      lentTo.set(context, { token, language: stored['language'] ?? 'en-US' });
      await context.addInitScript((entries) => {
        for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }, Object.entries(stored));
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect } from '@playwright/test';
