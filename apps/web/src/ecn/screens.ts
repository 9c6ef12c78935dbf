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
    readAhead: async (search) => (await import('./list/use-list-ecns.ts')).readEcnsAhead(search),
  },
  '/engineering/ecn/detail': {
    icon: IconRevision,
    title: 'ecn',
    shape: 'record',
    texts: ['ecn', 'parts', 'posting'],
    load: async () => (await import('./detail/EcnDetailScreen.tsx')).EcnDetailScreen,
    readAhead: async (search) => (await import('./detail/read-ahead.ts')).readEcnDetailAhead(search),
  },
  '/engineering/ecn/change': {
    icon: IconEdit,
    title: 'changeEcn',
    texts: ['ecn', 'posting'],
    load: async () => (await import('./change/ChangeEcnScreen.tsx')).ChangeEcnScreen,
    readAhead: async (search) => (await import('./change/read-ahead.ts')).readChangeAhead(search),
  },
  '/engineering/ecn/parts': {
    icon: IconRevision,
    title: 'ecnParts',
    texts,
    load: async () => (await import('./parts/EcnPartsScreen.tsx')).EcnPartsScreen,
    readAhead: async (search) => (await import('./use-list-ecn-parts.ts')).readEcnPartsAhead(search),
  },
} satisfies AppScreens;
