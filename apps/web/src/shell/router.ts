import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routes.ts';
import { ScreenFault } from './ScreenFault.tsx';
import { readSearch, writeSearch } from './search.ts';

export const router = createRouter({
  routeTree,
  parseSearch: readSearch,
  stringifySearch: writeSearch,
  scrollRestoration: true,
  defaultErrorComponent: ScreenFault,
  defaultPendingMs: 300,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
