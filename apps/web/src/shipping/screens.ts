import type { AppScreens } from '../kit/router/screen.ts';
import {
  IconDocument,
  IconMaintenance,
  IconProformaShipper,
  IconRtvShippers,
  IconShip,
  IconVendorReturn,
} from '../kit/ui/icons.ts';

// The tags of a part and the texts of a posting have their own catalogues.
const texts = ['shipping', 'posting', 'refusals', 'parts'] as const;
// Reasons of returns use the texts of quality.
const ofReturns = [...texts, 'quality'] as const;

export const shippingScreens = {
  '/shipperSo': {
    icon: IconShip,
    title: 'shipSo',
    texts,
    load: async () => (await import('./sales-order/ShipperSoScreen.tsx')).ShipperSoScreen,
    readAhead: async () => (await import('./sales-order/use-get-shipping-readiness.ts')).readReadinessAhead(),
  },
  '/shipperSo/editSo': {
    icon: IconShip,
    title: 'shipSo',
    texts,
    load: async () => (await import('./sales-order/EditSoScreen.tsx')).EditSoScreen,
    readAhead: async ({ soNumber, posted }) => {
      if (!soNumber || posted) return;
      await (await import('./sales-order/use-get-shippable-sales-order.ts')).readShippableAhead(soNumber);
    },
  },
  '/shipperWo': {
    icon: IconMaintenance,
    title: 'shipWo',
    texts,
    load: async () => (await import('./issue/ShipperWoScreen.tsx')).ShipperWoScreen,
  },
  '/shipperWo/editWo': {
    icon: IconMaintenance,
    title: 'shipWo',
    texts,
    load: async () => (await import('./issue/EditWoScreen.tsx')).EditWoScreen,
  },
  '/issueDetail': {
    icon: IconMaintenance,
    title: 'issue',
    texts,
    load: async () => (await import('./issue/IssueDetailScreen.tsx')).IssueDetailScreen,
  },
  '/shipRtv': {
    icon: IconVendorReturn,
    title: 'shipRtv',
    texts: ofReturns,
    load: async () => (await import('./rtv/ShipRtvScreen.tsx')).ShipRtvScreen,
  },
  '/shipRtv/editRtv': {
    icon: IconVendorReturn,
    title: 'shipRtv',
    texts: ofReturns,
    load: async () => (await import('./rtv/EditRtvScreen.tsx')).EditRtvScreen,
  },
  '/rtvShipperList': {
    icon: IconRtvShippers,
    title: 'rtvShippers',
    texts,
    load: async () => (await import('./rtv/RtvShipperListScreen.tsx')).RtvShipperListScreen,
  },
  '/rtvShipperDetail': {
    icon: IconRtvShippers,
    title: 'rtvShipper',
    texts,
    load: async () => (await import('./rtv/RtvShipperScreen.tsx')).RtvShipperScreen,
  },
  '/shipperList': {
    icon: IconDocument,
    title: 'shippers',
    texts,
    load: async () => (await import('./shippers/ShipperListScreen.tsx')).ShipperListScreen,
  },
  '/shipperDetail': {
    icon: IconDocument,
    title: 'shipper',
    texts,
    load: async () => (await import('./shippers/ShipperDetailScreen.tsx')).ShipperDetailScreen,
  },
  '/proformaShipper/list': {
    icon: IconProformaShipper,
    title: 'proformaShippers',
    texts,
    load: async () => (await import('./proforma/ProformaListScreen.tsx')).ProformaListScreen,
  },
  '/proformaShipper/new': {
    icon: IconProformaShipper,
    title: 'newProformaShipper',
    texts,
    load: async () => (await import('./proforma/NewProformaScreen.tsx')).NewProformaScreen,
  },
  '/proformaShipper/detail': {
    icon: IconProformaShipper,
    title: 'proformaShipper',
    texts,
    load: async () => (await import('./proforma/ProformaDetailScreen.tsx')).ProformaDetailScreen,
  },
} satisfies AppScreens;
