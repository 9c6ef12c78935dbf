// Tags of a part and words of a posting are said in their own catalogues.
const texts = ['shipping', 'posting', 'refusals', 'parts'] as const;

export const shippingScreens = {
  '/shipperSo': { texts, load: async () => (await import('./list/ShipperSoScreen.tsx')).ShipperSoScreen },
  '/shipperSo/editSo': { texts, load: async () => (await import('./order/EditSoScreen.tsx')).EditSoScreen },
  '/shipperWo': { texts, load: async () => (await import('./list/ShipperWoScreen.tsx')).ShipperWoScreen },
  '/shipperWo/editWo': { texts, load: async () => (await import('./order/EditWoScreen.tsx')).EditWoScreen },
  '/issueDetail': { texts, load: async () => (await import('./issues/IssueDetailScreen.tsx')).IssueDetailScreen },
  '/shipperList': { texts, load: async () => (await import('./shippers/ShipperListScreen.tsx')).ShipperListScreen },
  '/shipperDetail': {
    texts,
    load: async () => (await import('./shippers/ShipperDetailScreen.tsx')).ShipperDetailScreen,
  },
  '/proformaShipper/list': {
    texts,
    load: async () => (await import('./proforma/ProformaListScreen.tsx')).ProformaListScreen,
  },
  '/proformaShipper/detail': {
    texts,
    load: async () => (await import('./proforma/ProformaDetailScreen.tsx')).ProformaDetailScreen,
  },
};
