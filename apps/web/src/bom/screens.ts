import type { AppScreens } from '../kit/router/screen.ts';
import { IconAddBom, IconBom, IconEdit } from '../kit/ui/icons.ts';

// The tags of a part use the texts of parts.
const texts = ['bom', 'parts'] as const;

export const bomScreens = {
  '/engineering/bom/list': {
    icon: IconBom,
    title: 'boms',
    texts,
    load: async () => (await import('./list/BomListScreen.tsx')).BomListScreen,
    readAhead: async ({ q = '' }) => (await import('./list/use-list-boms.ts')).readBomsAhead(q),
  },
  '/engineering/bom/detail': {
    icon: IconBom,
    title: 'bom',
    shape: 'record',
    texts,
    load: async () => (await import('./detail/BomDetailScreen.tsx')).BomDetailScreen,
    readAhead: async (search) => (await import('./detail/read-bom.ts')).readBomAhead(search),
  },
  '/engineering/bom/change': {
    icon: IconEdit,
    title: 'changeBom',
    texts: ['bom', 'parts', 'posting'],
    load: async () => (await import('./change/ChangeBomScreen.tsx')).ChangeBomScreen,
    readAhead: async ({ partNumber }) => (await import('./detail/read-bom.ts')).readBomAhead({ partNumber }),
  },
  '/engineering/bom/add': {
    icon: IconAddBom,
    title: 'addBom',
    texts,
    load: async () => (await import('./add/AddBomScreen.tsx')).AddBomScreen,
    readAhead: async ({ partNumber = '' }) => (await import('./add/read-ahead.ts')).readNewBomAhead(partNumber),
  },
} satisfies AppScreens;
