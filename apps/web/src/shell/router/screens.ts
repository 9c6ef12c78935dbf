import type { HubPath, ScreenPath } from '@gemba/contract/screens';
import { useSearch } from '@tanstack/react-router';
import { createElement } from 'react';
import type { LazyScreen } from '../../kit/router/screen.ts';
import { type FramePath, functions } from '../functions.ts';
import { useFunctionGroups } from '../hubs/use-function-groups.ts';

const texts = ['shell'] as const;

const frame: Readonly<Record<FramePath, LazyScreen>> = {
  '/navigation': { texts, load: async () => (await import('../hubs/NavigationScreen.tsx')).NavigationScreen },
  '/order': hub('/order'),
  '/warehouse': hub('/warehouse'),
  '/engineering': hub('/engineering'),
  '/search': search(),
};

const isFrame = (path: ScreenPath): path is FramePath => Object.hasOwn(frame, path);

export const screenOf = (path: ScreenPath): LazyScreen => (isFrame(path) ? frame[path] : functions[path]);

function hub(path: HubPath): LazyScreen {
  return {
    texts,
    load: async () => {
      const { HubScreen } = await import('../hubs/HubScreen.tsx');
      return () => createElement(HubScreen, { path });
    },
  };
}

/** The search finds functions too. */
function search(): LazyScreen {
  return {
    // A hit says its status in the words of orders, and calls in those of addresses.
    texts: ['shell', 'search', 'orders', 'addresses'],
    load: async () => {
      const { SearchScreen } = await import('../../search/SearchScreen.tsx');
      return function SearchWithFunctions() {
        const { q = '' } = useSearch({ from: '/signedIn/search' });
        const links = useFunctionGroups(q).flatMap((group) => group.links);
        return createElement(SearchScreen, { functions: links });
      };
    },
    readAhead: async ({ q = '' }) => (await import('../../search/use-find-everything.ts')).readHitsAhead(q),
  };
}
