import type { AppScreens } from '../kit/router/screen.ts';
import { IconEdit, IconRevision } from '../kit/ui/icons.ts';

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
    texts: ['ecn', 'parts', 'posting'],
    load: async () => (await import('./detail/EcnDetailScreen.tsx')).EcnDetailScreen,
  },
  '/engineering/ecn/change': {
    icon: IconEdit,
    title: 'changeEcn',
    texts: ['ecn', 'posting'],
    load: async () => (await import('./change/ChangeEcnScreen.tsx')).ChangeEcnScreen,
  },
  '/engineering/ecn/parts': {
    icon: IconRevision,
    title: 'ecnParts',
    texts,
    load: async () => (await import('./parts/EcnPartsScreen.tsx')).EcnPartsScreen,
  },
} satisfies AppScreens;
