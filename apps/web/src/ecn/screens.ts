// The tags of a part are said in the words of parts.
const texts = ['ecn', 'parts'] as const;

export const ecnScreens = {
  '/engineering/ecn/list': { texts, load: async () => (await import('./list/EcnListScreen.tsx')).EcnListScreen },
  '/engineering/ecn/detail': {
    texts,
    load: async () => (await import('./detail/EcnDetailScreen.tsx')).EcnDetailScreen,
  },
  '/engineering/ecn/parts': { texts, load: async () => (await import('./parts/EcnPartsScreen.tsx')).EcnPartsScreen },
};
