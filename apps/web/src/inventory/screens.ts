// The tags of a part are said in the words of parts.
const texts = ['inventory', 'parts'] as const;

export const inventoryScreens = {
  '/inventory/list': { texts, load: async () => (await import('./list/InventoryListScreen.tsx')).InventoryListScreen },
  '/inventory/detail': {
    texts,
    load: async () => (await import('./detail/InventoryDetailScreen.tsx')).InventoryDetailScreen,
  },
  '/inventory/log': { texts, load: async () => (await import('./log/InventoryLogScreen.tsx')).InventoryLogScreen },
};
