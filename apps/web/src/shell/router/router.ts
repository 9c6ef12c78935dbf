import { createRouter } from '@tanstack/react-router';
import { followBack } from '../../kit/router/back.ts';
import { newScrollers } from './new-scrollers.ts';
import { routeTree } from './routes.ts';
import { ScreenError } from './ScreenError.tsx';
import { readSearch, writeSearch } from './search.ts';

// A window tells its listeners in the order in which they came: this one before that of the router.
followBack(() => {
  const { pathname, searchStr, state } = router.latestLocation;
  return { pathname, search: searchStr, index: state.__TSR_index };
});

export const router = createRouter({
  routeTree,
  parseSearch: readSearch,
  stringifySearch: writeSearch,
  scrollRestoration: true,
  scrollToTopSelectors: newScrollers,
  defaultErrorComponent: ScreenError,
  defaultPendingMs: 300,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
