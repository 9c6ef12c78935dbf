import type { ScreenPath } from '@gemba/contract/auth/screens';
import { useMenus } from './use-menus.ts';

/** How the address of a thing is made: its screen, and the field that selects it there. */
const places = {
  po: ['/poDetail', 'poNumber'],
  so: ['/soDetail', 'soNumber'],
  qo: ['/qoDetail', 'qoNumber'],
  wo: ['/woDetail', 'woNumber'],
  rma: ['/rmaDetail', 'rmaNumber'],
  rtv: ['/rtvDetail', 'rtvNumber'],
  part: ['/pnDetail', 'partNumber'],
  vendor: ['/address/vendor/detail', 'vendorId'],
  customer: ['/address/customer/detail', 'customerId'],
  receiver: ['/receiverDetail', 'receiverNumber'],
  shipper: ['/shipperDetail', 'shipperNumber'],
  proformaReceiver: ['/proformaReceiver/detail', 'prNumber'],
  proformaShipper: ['/proformaShipper/detail', 'pfNumber'],
  bom: ['/engineering/bom/detail', 'partNumber'],
  ecn: ['/engineering/ecn/detail', 'ecnNumber'],
  documentsOfPart: ['/document/list', 'partNumber'],
  drawingsOfPart: ['/drawing/list', 'partNumber'],
  labelsOfPart: ['/label/part', 'partNumber'],
  labelsOfSale: ['/label/salesOrder', 'soNumber'],
  labelsOfReceiver: ['/label/receiver', 'receiverNumber'],
  issue: ['/issueDetail', 'issueNumber'],
  transfer: ['/warehouse/transferDetail', 'transferNumber'],
  count: ['/warehouse/count', 'countNumber'],
  logOfPart: ['/inventory/log', 'partNumber'],
} as const satisfies Record<string, readonly [ScreenPath, string]>;

export type Thing = keyof typeof places;

export const addressOf = (thing: Thing, key: string): `/${string}` => {
  const [path, field] = places[thing];
  return `${path}?${new URLSearchParams({ [field]: key })}`;
};

/** The address of a thing, where this person may go there; a link that may not be followed is not drawn. */
export const useLinkTo = () => {
  const menus = useMenus();
  return (thing: Thing, key: string | null | undefined): `/${string}` | undefined =>
    key && menus.has(places[thing][0]) ? addressOf(thing, key) : undefined;
};
