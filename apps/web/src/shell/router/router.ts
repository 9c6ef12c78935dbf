import { createRouter } from '@tanstack/react-router';
import { newScrollers } from './new-scrollers.ts';
import { routeTree } from './routes.ts';
import { ScreenError } from './ScreenError.tsx';
import { readSearch, writeSearch } from './search.ts';

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
