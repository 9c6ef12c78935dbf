// The tags of a part are said in the words of parts.
const texts = ['bom', 'parts'] as const;

export const bomScreens = {
  '/engineering/bom/list': { texts, load: async () => (await import('./list/BomListScreen.tsx')).BomListScreen },
  '/engineering/bom/detail': {
    texts,
    load: async () => (await import('./detail/BomDetailScreen.tsx')).BomDetailScreen,
  },
  '/engineering/bom/add': { texts, load: async () => (await import('./add/AddBomScreen.tsx')).AddBomScreen },
};
