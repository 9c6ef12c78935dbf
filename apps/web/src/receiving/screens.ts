import type { AppScreens } from '../kit/router/screen.ts';
import { IconCustomerReturn, IconFinishedGoods, IconList, IconReceive, IconTransit } from '../kit/ui/icons.ts';

// The tags of a part and the texts of a posting have their own catalogues.
const texts = ['receiving', 'posting', 'refusals', 'parts'] as const;

export const receivingScreens = {
  '/receivePo': {
    icon: IconReceive,
    title: 'receivePo',
    texts,
    load: async () => (await import('./purchase-order/ReceivePoScreen.tsx')).ReceivePoScreen,
    readAhead: async ({ q = '' }) =>
      (await import('./purchase-order/use-list-receivable-purchase-orders.ts')).readReceivableOrdersAhead(q),
  },
  '/receivePo/editPo': {
    icon: IconReceive,
    title: 'receivePo',
    texts,
    load: async () => (await import('./purchase-order/EditPoScreen.tsx')).EditPoScreen,
    readAhead: async ({ poNumber, posted }) => {
      if (!poNumber || posted) return;
      await (await import('./purchase-order/use-get-receivable-purchase-order.ts')).readReceivableAhead(poNumber);
    },
  },
  '/receiveWo': {
    icon: IconFinishedGoods,
    title: 'receiveWo',
    texts,
    load: async () => (await import('./work-order/ReceiveWoScreen.tsx')).ReceiveWoScreen,
  },
  '/receiveWo/editWo': {
    icon: IconFinishedGoods,
    title: 'receiveWo',
    texts,
    load: async () => (await import('./work-order/EditWoScreen.tsx')).EditWoScreen,
  },
  '/receiveRma': {
    icon: IconCustomerReturn,
    title: 'receiveRma',
    texts,
    load: async () => (await import('./rma/ReceiveRmaScreen.tsx')).ReceiveRmaScreen,
  },
  '/receiveRma/editRma': {
    icon: IconCustomerReturn,
    title: 'receiveRma',
    texts,
    load: async () => (await import('./rma/EditRmaScreen.tsx')).EditRmaScreen,
  },
  '/receiverList': {
    icon: IconList,
    title: 'receivers',
    texts,
    load: async () => (await import('./receivers/ReceiverListScreen.tsx')).ReceiverListScreen,
  },
  '/receiverDetail': {
    icon: IconList,
    title: 'receiver',
    texts,
    load: async () => (await import('./receivers/ReceiverDetailScreen.tsx')).ReceiverDetailScreen,
  },
  '/proformaReceiver/list': {
    icon: IconTransit,
    title: 'proformaReceivers',
    texts,
    load: async () => (await import('./proforma/ProformaListScreen.tsx')).ProformaListScreen,
  },
  '/proformaReceiver/new': {
    icon: IconTransit,
    title: 'newProformaReceiver',
    texts,
    load: async () => (await import('./proforma/NewProformaScreen.tsx')).NewProformaScreen,
  },
  '/proformaReceiver/detail': {
    icon: IconTransit,
    title: 'proformaReceiver',
    texts,
    load: async () => (await import('./proforma/ProformaDetailScreen.tsx')).ProformaDetailScreen,
  },
} satisfies AppScreens;
