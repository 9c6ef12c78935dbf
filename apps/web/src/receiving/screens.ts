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
    shape: 'posting',
    texts,
    load: async () => (await import('./purchase-order/EditPoScreen.tsx')).EditPoScreen,
    readAhead: async ({ poNumber = '', posted }) =>
      (await import('./purchase-order/use-get-receivable-purchase-order.ts')).readReceivableAhead(
        posted ? '' : poNumber,
      ),
  },
  '/receiveWo': {
    icon: IconFinishedGoods,
    title: 'receiveWo',
    texts,
    load: async () => (await import('./work-order/ReceiveWoScreen.tsx')).ReceiveWoScreen,
    readAhead: async ({ q = '' }) =>
      (await import('./work-order/use-list-receivable-work-orders.ts')).readReceivableWorkOrdersAhead(q),
  },
  '/receiveWo/editWo': {
    icon: IconFinishedGoods,
    title: 'receiveWo',
    shape: 'posting',
    texts,
    load: async () => (await import('./work-order/EditWoScreen.tsx')).EditWoScreen,
    readAhead: async ({ woNumber = '', posted }) =>
      (await import('./work-order/use-get-receivable-work-order.ts')).readReceivableWorkOrderAhead(
        posted ? '' : woNumber,
      ),
  },
  '/receiveRma': {
    icon: IconCustomerReturn,
    title: 'receiveRma',
    texts,
    load: async () => (await import('./rma/ReceiveRmaScreen.tsx')).ReceiveRmaScreen,
    readAhead: async ({ q = '' }) => (await import('./rma/use-list-receivable-rmas.ts')).readReceivableRmasAhead(q),
  },
  '/receiveRma/editRma': {
    icon: IconCustomerReturn,
    title: 'receiveRma',
    shape: 'posting',
    texts,
    load: async () => (await import('./rma/EditRmaScreen.tsx')).EditRmaScreen,
    readAhead: async ({ rmaNumber = '', posted }) =>
      (await import('./rma/use-get-receivable-rma.ts')).readReceivableRmaAhead(posted ? '' : rmaNumber),
  },
  '/receiverList': {
    icon: IconList,
    title: 'receivers',
    texts,
    load: async () => (await import('./receivers/ReceiverListScreen.tsx')).ReceiverListScreen,
    readAhead: async (search) => (await import('./receivers/use-list-receivers.ts')).readReceiversAhead(search),
  },
  '/receiverDetail': {
    icon: IconList,
    title: 'receiver',
    shape: 'record',
    texts,
    load: async () => (await import('./receivers/ReceiverDetailScreen.tsx')).ReceiverDetailScreen,
    readAhead: async ({ receiverNumber = '' }) =>
      (await import('./receivers/use-get-receiver.ts')).readReceiverAhead(receiverNumber),
  },
  '/proformaReceiver/list': {
    icon: IconTransit,
    title: 'proformaReceivers',
    texts,
    load: async () => (await import('./proforma/ProformaListScreen.tsx')).ProformaListScreen,
    readAhead: async (search) =>
      (await import('./proforma/use-list-proforma-receivers.ts')).readProformaReceiversAhead(search),
  },
  '/proformaReceiver/new': {
    icon: IconTransit,
    title: 'newProformaReceiver',
    shape: 'posting',
    texts,
    load: async () => (await import('./proforma/NewProformaScreen.tsx')).NewProformaScreen,
    readAhead: async ({ poNumber, q = '' }) =>
      poNumber
        ? (await import('./purchase-order/use-get-receivable-purchase-order.ts')).readReceivableAhead(poNumber)
        : (await import('./purchase-order/use-list-receivable-purchase-orders.ts')).readReceivableOrdersAhead(q),
  },
  '/proformaReceiver/detail': {
    icon: IconTransit,
    title: 'proformaReceiver',
    shape: 'record',
    texts,
    load: async () => (await import('./proforma/ProformaDetailScreen.tsx')).ProformaDetailScreen,
    readAhead: async ({ prNumber = '', posted }) =>
      (await import('./proforma/use-get-proforma-receiver.ts')).readProformaReceiverAhead(posted ? '' : prNumber),
  },
} satisfies AppScreens;
