// Tags of a part and words of a posting are said in their own catalogues.
const texts = ['receiving', 'posting', 'refusals', 'parts'] as const;

export const receivingScreens = {
  '/receivePo': { texts, load: async () => (await import('./list/ReceivePoScreen.tsx')).ReceivePoScreen },
  '/receivePo/editPo': { texts, load: async () => (await import('./order/EditPoScreen.tsx')).EditPoScreen },
  '/receiveWo': { texts, load: async () => (await import('./list/ReceiveWoScreen.tsx')).ReceiveWoScreen },
  '/receiveWo/editWo': { texts, load: async () => (await import('./order/EditWoScreen.tsx')).EditWoScreen },
  '/receiverList': { texts, load: async () => (await import('./receivers/ReceiverListScreen.tsx')).ReceiverListScreen },
  '/receiverDetail': {
    texts,
    load: async () => (await import('./receivers/ReceiverDetailScreen.tsx')).ReceiverDetailScreen,
  },
  '/proformaReceiver/list': {
    texts,
    load: async () => (await import('./proforma/ProformaListScreen.tsx')).ProformaListScreen,
  },
  '/proformaReceiver/detail': {
    texts,
    load: async () => (await import('./proforma/ProformaDetailScreen.tsx')).ProformaDetailScreen,
  },
};
