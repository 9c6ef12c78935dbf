import type { AppScreens } from '../kit/router/screen.ts';
import { IconCount, IconMove, IconTransfers } from '../kit/ui/icons.ts';

// The names of parts and the texts of a posting have their own catalogues.
const texts = ['warehouse', 'posting', 'refusals', 'parts'] as const;

export const warehouseScreens = {
  '/warehouse/move': {
    icon: IconMove,
    title: 'moveStock',
    texts,
    load: async () => (await import('./move/MoveScreen.tsx')).MoveScreen,
  },
  '/warehouse/transferList': {
    icon: IconTransfers,
    title: 'transfers',
    texts,
    load: async () => (await import('./move/TransferListScreen.tsx')).TransferListScreen,
  },
  '/warehouse/transferDetail': {
    icon: IconTransfers,
    title: 'transfer',
    texts,
    load: async () => (await import('./move/TransferDetailScreen.tsx')).TransferDetailScreen,
  },
  '/warehouse/countList': {
    icon: IconCount,
    title: 'counts',
    texts,
    load: async () => (await import('./count/CountListScreen.tsx')).CountListScreen,
  },
  '/warehouse/count': {
    icon: IconCount,
    title: 'count',
    texts,
    load: async () => (await import('./count/CountScreen.tsx')).CountScreen,
  },
} satisfies AppScreens;
