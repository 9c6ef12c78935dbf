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
    shape: 'posting',
    texts,
    load: async () => (await import('./sales-order/EditSoScreen.tsx')).EditSoScreen,
    readAhead: async ({ soNumber = '', posted }) =>
      (await import('./sales-order/use-get-shippable-sales-order.ts')).readShippableAhead(posted ? '' : soNumber),
  },
  '/shipperWo': {
    icon: IconMaintenance,
    title: 'shipWo',
    texts,
    load: async () => (await import('./issue/ShipperWoScreen.tsx')).ShipperWoScreen,
    readAhead: async ({ q = '', part }) =>
      (await import('./issue/use-list-issuable-work-orders.ts')).readIssuableWorkOrdersAhead(part ?? q),
  },
  '/shipperWo/editWo': {
    icon: IconMaintenance,
    title: 'shipWo',
    shape: 'posting',
    texts,
    load: async () => (await import('./issue/EditWoScreen.tsx')).EditWoScreen,
    readAhead: async ({ woNumber = '', posted }) =>
      (await import('./issue/use-get-issuable-work-order.ts')).readIssuableAhead(posted ? '' : woNumber),
  },
  '/issueDetail': {
    icon: IconMaintenance,
    title: 'issue',
    shape: 'record',
    texts,
    load: async () => (await import('./issue/IssueDetailScreen.tsx')).IssueDetailScreen,
    readAhead: async ({ issueNumber = '' }) => (await import('./issue/use-get-issue.ts')).readIssueAhead(issueNumber),
  },
  '/shipRtv': {
    icon: IconVendorReturn,
    title: 'shipRtv',
    texts: ofReturns,
    load: async () => (await import('./rtv/ShipRtvScreen.tsx')).ShipRtvScreen,
    readAhead: async ({ q = '' }) => (await import('./rtv/use-list-shippable-rtvs.ts')).readShippableRtvsAhead(q),
  },
  '/shipRtv/editRtv': {
    icon: IconVendorReturn,
    title: 'shipRtv',
    shape: 'posting',
    texts: ofReturns,
    load: async () => (await import('./rtv/EditRtvScreen.tsx')).EditRtvScreen,
    readAhead: async ({ rtvNumber = '', posted }) =>
      (await import('./rtv/use-get-shippable-rtv.ts')).readShippableRtvAhead(posted ? '' : rtvNumber),
  },
  '/rtvShipperList': {
    icon: IconRtvShippers,
    title: 'rtvShippers',
    texts,
    load: async () => (await import('./rtv/RtvShipperListScreen.tsx')).RtvShipperListScreen,
    readAhead: async (search) => (await import('./rtv/use-list-rtv-shippers.ts')).readRtvShippersAhead(search),
  },
  '/rtvShipperDetail': {
    icon: IconRtvShippers,
    title: 'rtvShipper',
    shape: 'record',
    texts,
    load: async () => (await import('./rtv/RtvShipperScreen.tsx')).RtvShipperScreen,
    readAhead: async ({ shipperNumber = '' }) =>
      (await import('./rtv/use-get-rtv-shipper.ts')).readRtvShipperAhead(shipperNumber),
  },
  '/shipperList': {
    icon: IconDocument,
    title: 'shippers',
    texts,
    load: async () => (await import('./shippers/ShipperListScreen.tsx')).ShipperListScreen,
    readAhead: async (search) => (await import('./shippers/use-list-shippers.ts')).readShippersAhead(search),
  },
  '/shipperDetail': {
    icon: IconDocument,
    title: 'shipper',
    shape: 'record',
    texts,
    load: async () => (await import('./shippers/ShipperDetailScreen.tsx')).ShipperDetailScreen,
    readAhead: async ({ shipperNumber = '' }) =>
      (await import('./shippers/use-get-shipper.ts')).readShipperAhead(shipperNumber),
  },
  '/proformaShipper/list': {
    icon: IconProformaShipper,
    title: 'proformaShippers',
    texts,
    load: async () => (await import('./proforma/ProformaListScreen.tsx')).ProformaListScreen,
    readAhead: async (search) =>
      (await import('./proforma/use-list-proforma-shippers.ts')).readProformaShippersAhead(search),
  },
  '/proformaShipper/new': {
    icon: IconProformaShipper,
    title: 'newProformaShipper',
    shape: 'posting',
    texts,
    load: async () => (await import('./proforma/NewProformaScreen.tsx')).NewProformaScreen,
    readAhead: async ({ soNumber, q = '' }) =>
      soNumber
        ? (await import('./sales-order/use-get-shippable-sales-order.ts')).readShippableAhead(soNumber)
        : (await import('./sales-order/use-list-shippable-sales-orders.ts')).readShippableOrdersAhead({ q }),
  },
  '/proformaShipper/detail': {
    icon: IconProformaShipper,
    title: 'proformaShipper',
    shape: 'record',
    texts,
    load: async () => (await import('./proforma/ProformaDetailScreen.tsx')).ProformaDetailScreen,
    readAhead: async ({ pfNumber = '', posted }) =>
      (await import('./proforma/use-get-proforma-shipper.ts')).readProformaShipperAhead(posted ? '' : pfNumber),
  },
} satisfies AppScreens;
