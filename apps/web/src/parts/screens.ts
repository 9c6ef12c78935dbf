import { createElement } from 'react';
import type { AppScreens } from '../kit/router/screen.ts';
import { IconEdit, IconPart, IconPurchase, IconStock, IconTransit, IconTrend } from '../kit/ui/icons.ts';
import type { OpenKind } from './rows/open-kinds.ts';

const texts = ['parts'] as const;
// Its hold and its standard cost are changed by postings.
const textsOfDetail = ['parts', 'posting'] as const;

const openRows = (kind: OpenKind) => ({
  texts,
  load: async () => {
    const { OpenRowsScreen } = await import('./rows/OpenRowsScreen.tsx');
    return () => createElement(OpenRowsScreen, { kind });
  },
});

export const partsScreens = {
  '/pnList': {
    icon: IconPart,
    title: 'parts',
    texts: textsOfDetail,
    load: async () => (await import('./list/PartListScreen.tsx')).PartListScreen,
  },
  '/pnDetail': {
    icon: IconPart,
    title: 'part',
    texts: textsOfDetail,
    load: async () => (await import('./detail/PartDetailScreen.tsx')).PartDetailScreen,
    readAhead: async ({ partNumber = '' }) => (await import('./use-get-part.ts')).readPartAhead(partNumber),
  },
  '/pnAdd': {
    icon: IconEdit,
    title: 'addPart',
    texts,
    load: async () => (await import('./add/AddPartScreen.tsx')).AddPartScreen,
  },
  '/partOnHand': {
    icon: IconStock,
    title: 'onHand',
    texts,
    load: async () => (await import('./rows/StockRowsScreen.tsx')).StockRowsScreen,
  },
  '/pnChange': {
    icon: IconEdit,
    title: 'changePart',
    texts: textsOfDetail,
    load: async () => (await import('./change/ChangePartScreen.tsx')).ChangePartScreen,
  },
  '/partOnDemand': { icon: IconTrend, title: 'onDemand', ...openRows('onDemand') },
  '/partOnOrder': { icon: IconPurchase, title: 'onOrder', ...openRows('onOrder') },
  '/partOnSit': { icon: IconTransit, title: 'inTransit', ...openRows('inSIT') },
} satisfies AppScreens;
