import { RECEIVER_KINDS } from '../receiving/receivers/receiver.ts';

/** The screen that opens each kind of hit. A person finds the kinds whose screen they may open. */
export const HIT_SCREENS = {
  part: '/pnDetail',
  po: '/poDetail',
  so: '/soDetail',
  qo: '/qoDetail',
  wo: '/woDetail',
  rma: '/rmaDetail',
  rtv: '/rtvDetail',
  receiver: '/receiverDetail',
  shipper: '/shipperDetail',
  proformaReceiver: '/proformaReceiver/detail',
  proformaShipper: '/proformaShipper/detail',
  transfer: '/warehouse/transferDetail',
  count: '/warehouse/count',
  issue: '/issueDetail',
  rtvShipper: '/rtvShipperDetail',
  inspection: '/quality/inspection',
  ncr: '/quality/ncr',
  ecn: '/engineering/ecn/detail',
  /** A file of a part: a drawing, an instruction, a certificate. */
  document: '/document/list',
  location: '/inventory/list',
  customer: '/address/customer/detail',
  vendor: '/address/vendor/detail',
  /** A colleague. */
  employee: '/address/department/detail',
  /** A contact of a customer, a vendor or a department. */
  customerContact: '/address/customer/detail',
  vendorContact: '/address/vendor/detail',
  departmentContact: '/address/department/detail',
} as const;

export type HitKind = keyof typeof HIT_SCREENS;
export const HIT_KINDS = Object.keys(HIT_SCREENS) as [HitKind, ...HitKind[]];

/** The kinds of document that the detail of a hit may name, such as the order of a receiver. */
export const DETAIL_KINDS = RECEIVER_KINDS satisfies readonly HitKind[];

export const kindsFor = (mayOpen: (screen: (typeof HIT_SCREENS)[HitKind]) => boolean): HitKind[] =>
  HIT_KINDS.filter((kind) => mayOpen(HIT_SCREENS[kind]));
