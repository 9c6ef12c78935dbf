import { type BrowserContext, test as base, type Cookie, type Page, request } from '@playwright/test';
import { buyPhone, type Phone, type PhoneOptions } from './phone.ts';
import { openScreen } from './screens.ts';

export const PASSWORD = 'gemba-demo';
export const COMPANY = 'DEMO';
/** The only person of the second company, which has no licence for production. */
export const TWIN_USER = 'twin';
const TWIN = 'TWIN';
/** How a phone names itself. */
export const PHONE = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/149.0 Mobile Safari/537.36';

export const fillLogin = async (page: Page, userName: string, password = PASSWORD, companyCode = COMPANY) => {
  await page.locator('[name=companyCode]').fill(companyCode);
  await page.locator('[name=userName]').fill(userName);
  await page.locator('[name=password]').fill(password);
};

export const signIn = async (page: Page, userName: string) => {
  await openScreen(page, '/login');
  await fillLogin(page, userName);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
};

/**
 * A token lives for a quarter of an hour. One story would renew it, and the next one, which has the same cookie, would look like
 * a thief: sessions are lent for less.
 */
const LENT_AT_MOST_MS = 6 * 60_000;

/** Storage in the browser of a signed-in person. */
interface Session {
  cookies: Cookie[];
  stored: Record<string, string>;
}

/** Signs in by the call alone and stores what Login would have stored; the login page has stories of its own. */
const openSession = async (baseURL: string, userName: string): Promise<Session> => {
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
  return { cookies, stored };
};

interface Worker {
  /** A session that a worker signs in to once and lends to its stories. Stories that end it sign in themselves. */
  sessionOf: (userName: string) => Promise<Session>;
  /** Phones that go from story to story, emptied each time: they have read the app before, which halves the time to open it. */
  shelf: Phone[];
}

export interface Story {
  /** A phone for the length of a story. */
  phone: (options?: PhoneOptions) => Promise<Phone>;
  /** The one of a story that signs in itself. */
  own: Phone;
  /** A page of somebody who is signed in already. */
  as: (userName: string, options?: PageOptions) => Promise<Page>;
}

/** The person that a page was opened for, for calls without its screens. */
const lentTo = new WeakMap<BrowserContext, { token: string; language: string }>();

/** Headers of a call that is made for the person of a page before the page shows anything. */
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

export interface PageOptions extends PhoneOptions {
  stored?: Record<string, string>;
}

export const test = base.extend<Story, Worker>({
  sessionOf: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other, and Playwright asks for a pattern
    async ({}, lend, { project }) => {
      const lent = new Map<string, { session: Promise<Session>; since: number }>();
      await lend((userName) => {
        const known = lent.get(userName);
        if (known && Date.now() - known.since < LENT_AT_MOST_MS) return known.session;
        const session = openSession(project.use.baseURL ?? '', userName);
        lent.set(userName, { session, since: Date.now() });
        return session;
      });
    },
    { scope: 'worker' },
  ],
  shelf: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, lend) => {
      const phones: Phone[] = [];
      await lend(phones);
      await Promise.all(phones.map(({ context }) => context.close()));
    },
    { scope: 'worker' },
  ],
  phone: async ({ browser, shelf, baseURL }, lend) => {
    const fromShelf: Phone[] = [];
    const special: Phone[] = [];
    await lend(async (options = {}) => {
      const isSpecial = Object.keys(options).length > 0;
      const phone = (!isSpecial && shelf.pop()) || (await buyPhone(browser, baseURL ?? '', options));
      (isSpecial ? special : fromShelf).push(phone);
      return phone;
    });
    await Promise.all(special.map(({ context }) => context.close()));
    await Promise.all(fromShelf.map((phone) => phone.empty()));
    shelf.push(...fromShelf);
  },
  own: async ({ phone, locale }, lend) => {
    await lend(await phone(!locale || locale === 'en-US' ? {} : { locale }));
  },
  context: async ({ own }, lend) => {
    await lend(own.context);
  },
  page: async ({ own }, lend) => {
    await lend(await own.open());
  },
  as: async ({ phone, sessionOf }, lend) => {
    await lend(async (userName, { stored = {}, ...options }: PageOptions = {}) => {
      const session = await sessionOf(userName);
      const { context, keep, open } = await phone(options);
      await keep(session.cookies, { ...session.stored, ...stored });
      lentTo.set(context, { token: session.stored['token'] ?? '', language: stored['language'] ?? 'en-US' });
      return open();
    });
  },
});

export { expect } from '@playwright/test';
