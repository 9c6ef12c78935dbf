import { createElement } from 'react';
import type { AppScreens, SearchParams } from '../kit/router/screen.ts';
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
  readAhead: async (search: SearchParams) => (await import('./rows/read-ahead.ts')).readRowsAhead(kind, search),
});

export const partsScreens = {
  '/pnList': {
    icon: IconPart,
    title: 'parts',
    texts: textsOfDetail,
    load: async () => (await import('./list/PartListScreen.tsx')).PartListScreen,
    readAhead: async (search) => (await import('./list/read-ahead.ts')).readPartListAhead(search),
  },
  '/pnDetail': {
    icon: IconPart,
    title: 'part',
    shape: 'record',
    texts: textsOfDetail,
    load: async () => (await import('./detail/PartDetailScreen.tsx')).PartDetailScreen,
    readAhead: async (search) => (await import('./detail/read-ahead.ts')).readPartDetailAhead(search),
  },
  '/pnAdd': {
    icon: IconEdit,
    title: 'addPart',
    texts,
    load: async () => (await import('./add/AddPartScreen.tsx')).AddPartScreen,
    readAhead: async () => (await import('./add/use-get-part-choices.ts')).readPartChoicesAhead(),
  },
  '/partOnHand': {
    icon: IconStock,
    title: 'onHand',
    texts,
    load: async () => (await import('./rows/StockRowsScreen.tsx')).StockRowsScreen,
    readAhead: async (search) => (await import('./rows/read-ahead.ts')).readRowsAhead('onHand', search),
  },
  '/pnChange': {
    icon: IconEdit,
    title: 'changePart',
    texts: textsOfDetail,
    load: async () => (await import('./change/ChangePartScreen.tsx')).ChangePartScreen,
    readAhead: async ({ partNumber = '' }) => (await import('./change/read-ahead.ts')).readChangeAhead(partNumber),
  },
  '/partOnDemand': { icon: IconTrend, title: 'onDemand', ...openRows('onDemand') },
  '/partOnOrder': { icon: IconPurchase, title: 'onOrder', ...openRows('onOrder') },
  '/partOnSit': { icon: IconTransit, title: 'inTransit', ...openRows('inSIT') },
} satisfies AppScreens;
