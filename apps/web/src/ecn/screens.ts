import type { AppScreens } from '../kit/router/screen.ts';
import { IconRevision } from '../kit/ui/icons.ts';

// The tags of a part use the texts of parts.
const texts = ['ecn', 'parts'] as const;

export const ecnScreens = {
  '/engineering/ecn/list': {
    icon: IconRevision,
    title: 'ecns',
    texts,
    load: async () => (await import('./list/EcnListScreen.tsx')).EcnListScreen,
  },
  '/engineering/ecn/detail': {
    icon: IconRevision,
    title: 'ecn',
    texts,
    load: async () => (await import('./detail/EcnDetailScreen.tsx')).EcnDetailScreen,
  },
  '/engineering/ecn/parts': {
    icon: IconRevision,
    title: 'ecnParts',
    texts,
    load: async () => (await import('./parts/EcnPartsScreen.tsx')).EcnPartsScreen,
  },
} satisfies AppScreens;
