import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import { createElement } from 'react';

const texts = ['orders'] as const;
// Files are told in the words of documents, components in those of BOMs.
const ofDetail = ['orders', 'approvals', 'documents', 'bom'] as const;

const detail = (kind: ApprovalKind) => ({
  texts: ofDetail,
  load: async () => {
    const { OrderDetailScreen } = await import('./OrderDetailScreen.tsx');
    return () => createElement(OrderDetailScreen, { kind });
  },
});

export const ordersScreens = {
  // A wide window shows the chosen order beside the list.
  '/orderList': {
    texts: ofDetail,
    load: async () => (await import('./OrderListScreen.tsx')).OrderListScreen,
  },
  '/poDetail': detail('po'),
  '/soDetail': detail('so'),
  '/qoDetail': detail('qo'),
  '/woDetail': detail('wo'),
  '/rmaDetail': detail('rma'),
  '/rtvDetail': detail('rtv'),
  '/poItemSearch': { texts, load: async () => (await import('./PoItemSearchScreen.tsx')).PoItemSearchScreen },
  '/buyerSearch': { texts, load: async () => (await import('./BuyerSearchScreen.tsx')).BuyerSearchScreen },
};
