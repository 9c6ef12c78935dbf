import { INVITATION_PATH } from '@gemba/contract/auth/invitation/invitation';
import { type ScreenPath, type ScreenSearch, screens } from '@gemba/contract/screens';
import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { lazy } from 'react';
import { isSignedIn, LoginScreen, returnPath, waitsForWorker } from '../../auth/index.ts';
import { guard, needSession } from './guard.ts';
import { lazyScreen } from './lazy-screen.ts';
import type { Search } from './search.ts';

const root = createRootRoute();

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/navigation', replace: true });
  },
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: ({ returnTo, code, state }: Search): { returnTo?: string; code?: string; state?: string } => ({
    ...(returnTo && { returnTo }),
    ...(code && { code }),
    ...(state && { state }),
  }),
  beforeLoad: ({ search }) => {
    if (isSignedIn()) throw redirect({ href: returnPath(search.returnTo) ?? '/navigation', replace: true });
  },
  component: LoginScreen,
});

/** A link with its token behind the `#`: whoever opens it may be signed in as somebody else, or not at all. */
const invitation = createRoute({
  getParentRoute: () => root,
  path: INVITATION_PATH,
  component: lazyRouteComponent(() =>
    lazyScreen({
      texts: ['invitation'],
      load: async () => (await import('../../auth/invitation/InvitationScreen.tsx')).InvitationScreen,
    }),
  ),
});

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signedIn',
  component: lazyRouteComponent(() =>
    lazyScreen({ texts: ['shell'], load: async () => (await import('../SignedInFrame.tsx')).SignedInFrame }),
  ),
});

/** The screen itself says whether something could not be read. */
const readAhead = async (path: ScreenPath, address: Search) => {
  const { readAhead: read } = await screenAt(path);
  await read?.(address);
};

/** The list of all screens grows with each of them, and Login needs none. */
const screenAt = async (path: ScreenPath) => (await import('./screens.ts')).screenOf(path);

/** It comes with the frame, so it is there before the first screen that is slow. */
const Pending = lazy(async () => ({ default: (await import('./PendingScreen.tsx')).PendingScreen }));

const screenRoute = <Path extends ScreenPath>(path: Path) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
    // Text is all that a search param can be, so there is nothing to check here; a screen judges the values it reads.
    validateSearch: (search: Search) => search as ScreenSearch<Path>,
    beforeLoad: ({ location }) => guard(path, location.href),
    loaderDeps: ({ search }) => search as Search,
    // A screen that stays and only shows something else asks for it by itself.
    loader: ({ cause, deps, params }) =>
      void (cause === 'stay' || waitsForWorker() || readAhead(path, { ...deps, ...params }).catch(() => undefined)),
    component: lazyRouteComponent(() => lazyScreen(screenAt(path))),
    pendingComponent: Pending,
  });

type ScreenRoutes = { [Path in ScreenPath]: ReturnType<typeof screenRoute<Path>> };
const screenRoutes = Object.fromEntries(
  (Object.keys(screens) as ScreenPath[]).map((path) => [path, screenRoute(path)]),
) as unknown as ScreenRoutes;

/** The address that older notices carry. */
const alarmAlias = createRoute({
  getParentRoute: () => signedIn,
  path: '/alarmDetail/$id',
  beforeLoad: ({ params, location }) => {
    needSession(location.href);
    throw redirect({ to: '/report/detail/$id', params, replace: true });
  },
});

const elsewhere = createRoute({
  getParentRoute: () => signedIn,
  path: '$',
  beforeLoad: ({ location }) => needSession(location.href),
  component: lazyRouteComponent(() =>
    lazyScreen({ texts: ['shell'], load: async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen }),
  ),
});

export const routeTree = root.addChildren({
  start,
  login,
  invitation,
  signedIn: signedIn.addChildren({ ...screenRoutes, '/alarmDetail/$id': alarmAlias, elsewhere }),
});
