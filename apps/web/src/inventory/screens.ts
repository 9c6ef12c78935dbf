import type { AppScreens } from '../kit/router/screen.ts';
import { IconClock, IconStock } from '../kit/ui/icons.ts';

// The tags of a part come from the texts of parts.
const texts = ['inventory', 'parts'] as const;
// The reasons of movements are also those of quality.
const textsOfLog = [...texts, 'quality'] as const;

export const inventoryScreens = {
  '/inventory/list': {
    icon: IconStock,
    title: 'inventory',
    texts,
    load: async () => (await import('./list/InventoryListScreen.tsx')).InventoryListScreen,
    readAhead: async (search) => (await import('./list/use-list-inventory.ts')).readInventoryListAhead(search),
  },
  '/inventory/detail': {
    icon: IconStock,
    title: 'inventoryDetail',
    shape: 'record',
    texts: textsOfLog,
    load: async () => (await import('./detail/InventoryDetailScreen.tsx')).InventoryDetailScreen,
    readAhead: async (search) => (await import('./detail/use-get-inventory.ts')).readBalanceAhead(search),
  },
  '/inventory/log': {
    icon: IconClock,
    title: 'stockLog',
    shape: 'record',
    texts: textsOfLog,
    load: async () => (await import('./log/InventoryLogScreen.tsx')).InventoryLogScreen,
    readAhead: async (search) => (await import('./log/use-list-inventory-logs.ts')).readInventoryLogAhead(search),
  },
} satisfies AppScreens;
