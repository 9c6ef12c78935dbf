import { createElement } from 'react';
import type { OpenKind } from './rows/open-kinds.ts';

const texts = ['parts'] as const;

const openRows = (kind: OpenKind) => ({
  texts,
  load: async () => {
    const { OpenRowsScreen } = await import('./rows/OpenRowsScreen.tsx');
    return () => createElement(OpenRowsScreen, { kind });
  },
});

export const partsScreens = {
  '/pnList': { texts, load: async () => (await import('./list/PartListScreen.tsx')).PartListScreen },
  '/pnDetail': { texts, load: async () => (await import('./detail/PartDetailScreen.tsx')).PartDetailScreen },
  '/pnAdd': { texts, load: async () => (await import('./add/AddPartScreen.tsx')).AddPartScreen },
  '/partOnHand': { texts, load: async () => (await import('./rows/StockRowsScreen.tsx')).StockRowsScreen },
  '/partOnDemand': openRows('onDemand'),
  '/partOnOrder': openRows('onOrder'),
  '/partOnSit': openRows('inSIT'),
};
