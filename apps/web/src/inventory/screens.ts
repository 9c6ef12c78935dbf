import type { AppScreens } from '../kit/router/screen.ts';
import { IconClock, IconStock } from '../kit/ui/icons.ts';

// The tags of a part come from the texts of parts.
const texts = ['inventory', 'parts'] as const;

export const inventoryScreens = {
  '/inventory/list': {
    icon: IconStock,
    title: 'inventory',
    texts,
    load: async () => (await import('./list/InventoryListScreen.tsx')).InventoryListScreen,
  },
  '/inventory/detail': {
    icon: IconStock,
    title: 'inventoryDetail',
    texts,
    load: async () => (await import('./detail/InventoryDetailScreen.tsx')).InventoryDetailScreen,
  },
  '/inventory/log': {
    icon: IconClock,
    title: 'stockLog',
    texts,
    load: async () => (await import('./log/InventoryLogScreen.tsx')).InventoryLogScreen,
  },
} satisfies AppScreens;
