// Parts are searched for in their own words.
const texts = ['labels', 'parts'] as const;

export const labelsScreens = {
  '/label/part': { texts, load: async () => (await import('./PartLabelScreen.tsx')).PartLabelScreen },
  '/label/salesOrder': { texts, load: async () => (await import('./SaleLabelScreen.tsx')).SaleLabelScreen },
  '/label/receiver': { texts, load: async () => (await import('./ReceiverLabelScreen.tsx')).ReceiverLabelScreen },
};
