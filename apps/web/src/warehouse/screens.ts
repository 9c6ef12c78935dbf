// Names of parts and words of a posting are said in their own catalogues.
const texts = ['warehouse', 'posting', 'refusals', 'parts'] as const;

export const warehouseScreens = {
  '/warehouse/move': { texts, load: async () => (await import('./move/MoveScreen.tsx')).MoveScreen },
  '/warehouse/transferList': {
    texts,
    load: async () => (await import('./transfers/TransferListScreen.tsx')).TransferListScreen,
  },
  '/warehouse/transferDetail': {
    texts,
    load: async () => (await import('./transfers/TransferDetailScreen.tsx')).TransferDetailScreen,
  },
  '/warehouse/countList': { texts, load: async () => (await import('./counts/CountListScreen.tsx')).CountListScreen },
  '/warehouse/count': { texts, load: async () => (await import('./counts/CountScreen.tsx')).CountScreen },
};
