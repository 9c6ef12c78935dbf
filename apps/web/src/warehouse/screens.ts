import type { AppScreens } from '../kit/router/screen.ts';
import { IconCount, IconMove, IconTransfers } from '../kit/ui/icons.ts';

// The names of parts and the texts of a posting have their own catalogues.
const texts = ['warehouse', 'posting', 'refusals', 'parts'] as const;

export const warehouseScreens = {
  '/warehouse/move': {
    icon: IconMove,
    title: 'moveStock',
    shape: 'posting',
    texts,
    load: async () => (await import('./move/MoveScreen.tsx')).MoveScreen,
    readAhead: async (search) => (await import('./move/read-ahead.ts')).readMoveAhead(search),
  },
  '/warehouse/transferList': {
    icon: IconTransfers,
    title: 'transfers',
    texts,
    load: async () => (await import('./move/TransferListScreen.tsx')).TransferListScreen,
    readAhead: async (search) => (await import('./move/use-list-transfers.ts')).readTransfersAhead(search),
  },
  '/warehouse/transferDetail': {
    icon: IconTransfers,
    title: 'transfer',
    shape: 'record',
    texts,
    load: async () => (await import('./move/TransferDetailScreen.tsx')).TransferDetailScreen,
    readAhead: async ({ transferNumber = '' }) =>
      (await import('./move/use-get-transfer.ts')).readTransferAhead(transferNumber),
  },
  '/warehouse/countList': {
    icon: IconCount,
    title: 'counts',
    texts,
    load: async () => (await import('./count/CountListScreen.tsx')).CountListScreen,
    readAhead: async (search) => (await import('./count/read-ahead.ts')).readCountListAhead(search),
  },
  '/warehouse/count': {
    icon: IconCount,
    title: 'count',
    shape: 'posting',
    // Reasons are those of quality.
    texts: [...texts, 'quality'],
    load: async () => (await import('./count/CountScreen.tsx')).CountScreen,
    readAhead: async ({ countNumber = '' }) => (await import('./count/use-get-count.ts')).readCountAhead(countNumber),
  },
} satisfies AppScreens;
