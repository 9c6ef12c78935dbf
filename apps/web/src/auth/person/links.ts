import { orderScreens } from '@gemba/contract/kit/order-types';
import type { ScreenPath, ScreenSearch } from '@gemba/contract/screens';

/** A screen and one of its search params. */
type Place = { [Path in ScreenPath]: readonly [Path, keyof ScreenSearch<Path> & string] }[ScreenPath];

/** The address of each kind of thing: its screen, and the search field that selects it. */
const places = {
  ...orderScreens,
  part: ['/pnDetail', 'partNumber'],
  changeOfPart: ['/pnChange', 'partNumber'],
  vendor: ['/address/vendor/detail', 'vendorId'],
  customer: ['/address/customer/detail', 'customerId'],
  department: ['/address/department/detail', 'departmentId'],
  location: ['/inventory/list', 'q'],
  receiver: ['/receiverDetail', 'receiverNumber'],
  shipper: ['/shipperDetail', 'shipperNumber'],
  proformaReceiver: ['/proformaReceiver/detail', 'prNumber'],
  proformaShipper: ['/proformaShipper/detail', 'pfNumber'],
  bom: ['/engineering/bom/detail', 'partNumber'],
  ecn: ['/engineering/ecn/detail', 'ecnNumber'],
  changeOfEcn: ['/engineering/ecn/change', 'ecnNumber'],
  documentsOfPart: ['/document/list', 'partNumber'],
  newBomOfPart: ['/engineering/bom/add', 'partNumber'],
  changeOfBom: ['/engineering/bom/change', 'partNumber'],
  drawingsOfPart: ['/drawing/list', 'partNumber'],
  labelsOfPart: ['/label/part', 'partNumber'],
  labelsOfSale: ['/label/salesOrder', 'soNumber'],
  labelsOfReceiver: ['/label/receiver', 'receiverNumber'],
  labelsOfRtvShipper: ['/label/rtvShipper', 'shipperNumber'],
  issue: ['/issueDetail', 'issueNumber'],
  rtvShipper: ['/rtvShipperDetail', 'shipperNumber'],
  transfer: ['/warehouse/transferDetail', 'transferNumber'],
  count: ['/warehouse/count', 'countNumber'],
  inspection: ['/quality/inspection', 'irNumber'],
  ncr: ['/quality/ncr', 'ncrNumber'],
  timeReport: ['/report/reportDetail', 'reportId'],
  logOfPart: ['/inventory/log', 'partNumber'],
} as const satisfies Record<string, Place>;

export type Thing = keyof typeof places;

export const screenOf = (thing: Thing): ScreenPath => places[thing][0];

export const addressOf = (thing: Thing, key: string): `/${string}` => {
  const [path, field] = places[thing];
  return `${path}?${new URLSearchParams({ [field]: key })}`;
};

/** The thing that an address opens, with its key. */
export const thingAt = (pathname: string, search: URLSearchParams): { thing: Thing; key: string } | undefined => {
  for (const [thing, [path, field]] of Object.entries(places)) {
    const key = path === pathname && search.get(field);
    if (key) return { thing: thing as Thing, key };
  }
  return undefined;
};
