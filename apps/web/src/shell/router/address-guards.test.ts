import { ROLES } from '@gemba/contract/kit/roles';
import { isRedirect } from '@tanstack/react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeText } from '../../kit/store/storage.ts';
import { ensureTexts, loadedTexts, registerTexts } from '../../kit/text/catalogues.ts';
import { dismissNotice, shownNotices } from '../../kit/ui/feedback/notices.ts';
import { catalogues } from '../../texts.ts';
import { routeTree } from './routes.ts';

/** Sections 2 and 6 of the specification, read once more: who opens which route. Whoever is not named opens none. */
const CUSTOMERS = ['/address/customer', '/address/customer/detail'];
const VENDORS = [
  '/address/vendor',
  '/address/vendor/detail',
  '/address/vendor/document',
  '/address/vendor/documentRevisions',
];
const QUALITY = ['/address/vendor/documentForm'];
const DEPARTMENTS = ['/address/department', '/address/department/detail'];
const OPENS: Record<string, readonly string[]> = {
  PUBLIC_PERMISSIONS: [...CUSTOMERS, ...VENDORS, ...DEPARTMENTS],
  FIND_CUSTOMER_ADDRESS: CUSTOMERS,
  FIND_VENDOR_ADDRESS: VENDORS,
  FIND_CUSTOMER_VENDOR_ADDRESS: [...CUSTOMERS, ...VENDORS],
  QUALITY_INFO: QUALITY,
};
const ROUTES = [...CUSTOMERS, ...VENDORS, ...DEPARTMENTS, ...QUALITY];

const alone = ROLES.map((role) => [role]);
const pairs = ROLES.flatMap((one, at) => ROLES.slice(at + 1).map((other) => [one, other]));
const EVERYBODY: readonly (readonly string[])[] = [[], ...alone, ...pairs, [...ROLES], ['NO_SUCH_ROLE']];

interface Route {
  options: { path?: string; beforeLoad?: (asked: { location: { href: string } }) => unknown };
  children?: Route[];
}
const below = (route: Route): Route[] => [route, ...(route.children ?? []).flatMap(below)];
const routes = below(routeTree as unknown as Route);

const signIn = (roles: readonly string[], token = 'a token') => {
  writeText('userInfo', JSON.stringify({ username: 'somebody', refId: 'E-1', roles }));
  writeText('token', token);
};

/** The answer of a route's guard, and what the person sees. */
async function tryDoor(path: string) {
  try {
    await routes
      .find(({ options }) => options.path === path)
      ?.options.beforeLoad?.({ location: { href: `${path}?customerId=1` } });
    return 'open';
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    const said = shownNotices().map(({ id, text }) => (dismissNotice(id), text));
    return { to: thrown.options.to ?? thrown.options.href, said };
  }
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  loadedTexts.set(undefined);
  registerTexts(catalogues, async () => catalogues);
  await ensureTexts('client');
});

afterAll(() => {
  for (const key of ['userInfo', 'token']) writeText(key, null);
});

it.each(ROUTES)('%s: none, each of 31 roles alone and each of 465 pairs', async (path) => {
  expect(EVERYBODY).toHaveLength(1 + 31 + 465 + 2);
  const wrong = [];
  for (const roles of EVERYBODY) {
    signIn(roles);
    const may = roles.some((role) => OPENS[role]?.includes(path));
    const found = JSON.stringify(await tryDoor(path));
    const refused = { to: '/navigation', said: ['Limited permissions'] };
    if (found !== JSON.stringify(may ? 'open' : refused)) wrong.push(`${roles.join(' + ') || 'none'}: ${found}`);
  }
  expect(wrong).toEqual([]);
});

it.each(ROUTES)('%s: nobody without a session, whatever roles are left in the browser', async (path) => {
  signIn([...ROLES], '');
  expect(await tryDoor(path)).toEqual({ to: '/login', said: [] });
});

it('no route of the address book is left out', () => {
  const found = routes.flatMap(({ options: { path } }) => (path?.startsWith('/address') ? [path] : []));
  expect(found.sort()).toEqual([...ROUTES].sort());
});
