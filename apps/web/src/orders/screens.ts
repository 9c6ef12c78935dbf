import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { createElement, lazy } from 'react';
import type { AppScreens, SearchParams } from '../kit/router/screen.ts';
import {
  IconDocument,
  IconItems,
  IconOrderList,
  IconPeople,
  IconPurchase,
  IconQuote,
  IconReceive,
  IconShip,
  IconWorkOrder,
} from '../kit/ui/icons.ts';
import type { ApprovalParts } from './detail/approval-parts.ts';
import type { OrderDetailProps } from './detail/OrderDetail.tsx';

const texts = ['orders'] as const;
// Files use the texts of documents, components those of BOMs, reasons of returns those of quality, changes with a reason those of postings.
const ofDetail = ['orders', 'deciding', 'approvals', 'documents', 'bom', 'quality', 'posting'] as const;

/** An order also shows parts of approvals; the shell passes in their loader. */
export const ordersScreens = (loadApprovals: () => Promise<ApprovalParts>) => {
  const OrderDetail = lazy(async () => {
    const [{ OrderDetail: Detail }, approvals] = await Promise.all([
      import('./detail/OrderDetail.tsx'),
      loadApprovals(),
    ]);
    return { default: (props: OrderDetailProps) => createElement(Detail, { ...props, approvals }) };
  });
  const detail = (kind: ApprovalKind) => ({
    shape: 'record' as const,
    texts: ofDetail,
    load: async () => {
      const [{ OrderDetailScreen }, approvals] = await Promise.all([
        import('./detail/OrderDetailScreen.tsx'),
        loadApprovals(),
      ]);
      return () => createElement(OrderDetailScreen, { kind, approvals });
    },
    readAhead: async (search: SearchParams) => {
      const number = search[`${kind}Number`];
      if (number) await (await import('./detail/use-order.ts')).readOrderAhead(kind, number);
    },
  });
  return {
    // A wide window shows the chosen order beside the list.
    '/orderList': {
      icon: IconOrderList,
      title: 'openOrders',
      texts: ofDetail,
      load: async () => {
        const { OrderListScreen } = await import('./list/OrderListScreen.tsx');
        return () => createElement(OrderListScreen, { OrderDetail });
      },
      readAhead: async (search) => (await import('./list/read-ahead.ts')).readOrdersAhead(search),
    },
    '/poDetail': { icon: IconPurchase, title: 'purchaseOrder', ...detail('po') },
    '/soDetail': { icon: IconDocument, title: 'salesOrder', ...detail('so') },
    '/qoDetail': { icon: IconQuote, title: 'quote', ...detail('qo') },
    '/woDetail': { icon: IconWorkOrder, title: 'workOrder', ...detail('wo') },
    '/rmaDetail': { icon: IconReceive, title: 'rma', ...detail('rma') },
    '/rtvDetail': { icon: IconShip, title: 'rtv', ...detail('rtv') },
    '/poItemSearch': {
      icon: IconItems,
      title: 'poItems',
      texts,
      load: async () => (await import('./purchase-order/PoItemSearchScreen.tsx')).PoItemSearchScreen,
      readAhead: async (search) => (await import('./purchase-order/read-ahead.ts')).readItemSearchAhead(search),
    },
    '/buyerSearch': {
      icon: IconPeople,
      title: 'buyers',
      texts,
      load: async () => (await import('./purchase-order/BuyerSearchScreen.tsx')).BuyerSearchScreen,
      readAhead: async ({ q = '' }) => (await import('./purchase-order/use-list-buyers.ts')).readBuyersAhead(q),
    },
  } satisfies AppScreens;
};
