import type { Hit } from '@gemba/contract/search/find-everything';
import type { HitKind } from '@gemba/contract/search/hit-kinds';
import { hitBeginsSo } from './begins-word.ts';

/** The groups in which hits are shown, in this order. */
const GROUPS = {
  parts: ['part'],
  orders: ['po', 'so', 'qo', 'wo', 'rma', 'rtv'],
  goods: ['receiver', 'shipper', 'proformaReceiver', 'proformaShipper', 'transfer', 'count', 'issue', 'rtvShipper'],
  quality: ['inspection', 'ncr'],
  changes: ['ecn'],
  documents: ['document'],
  locations: ['location'],
  customers: ['customer'],
  vendors: ['vendor'],
  people: ['employee', 'departmentContact', 'customerContact', 'vendorContact'],
} as const satisfies Record<string, readonly HitKind[]>;

export type HitGroup = keyof typeof GROUPS;

const withQuery = (path: string, fields: Record<string, string>): `/${string}` =>
  `${path}?${new URLSearchParams(fields)}` as `/${string}`;

/** The list that shows all hits of a kind. */
const lists: Partial<Record<HitKind, (q: string) => `/${string}`>> = {
  part: (q) => withQuery('/pnList', { q }),
  po: (q) => withQuery('/orderList', { kind: 'po', status: 'all', q }),
  so: (q) => withQuery('/orderList', { kind: 'so', status: 'all', q }),
  qo: (q) => withQuery('/orderList', { kind: 'qo', status: 'all', q }),
  wo: (q) => withQuery('/orderList', { kind: 'wo', status: 'all', q }),
  receiver: (q) => withQuery('/receiverList', { q }),
  shipper: (q) => withQuery('/shipperList', { status: 'all', q }),
  rtvShipper: (q) => withQuery('/rtvShipperList', { q }),
  ecn: (q) => withQuery('/engineering/ecn/list', { status: 'all', q }),
  document: (q) => withQuery('/document/list', { q }),
  location: (q) => withQuery('/inventory/list', { by: 'location', q }),
  customer: (q) => withQuery('/address/customer', { q }),
  vendor: (q) => withQuery('/address/vendor', { q }),
};

export interface GroupOfHits {
  group: HitGroup;
  hits: Hit[];
  /** The list with all of them, where some are left out. */
  all: `/${string}` | undefined;
  /** A word of one of them begins with the typed text. */
  begins: boolean;
}

/** The exact hits stand apart; the others by their group. Those where it stands inside of a word come last. */
export const groupHits = (hits: readonly Hit[], more: readonly HitKind[], q: string) => {
  const groups = (Object.keys(GROUPS) as HitGroup[]).flatMap((group): GroupOfHits[] => {
    const kinds: readonly HitKind[] = GROUPS[group];
    const inGroup = hits.filter(({ kind, exact }) => !exact && kinds.includes(kind));
    const beginning = inGroup.filter((hit) => hitBeginsSo(hit, q));
    const own = [...beginning, ...inGroup.filter((hit) => !beginning.includes(hit))];
    const list = kinds.find((kind) => more.includes(kind) && lists[kind]);
    return own.length === 0 ? [] : [{ group, hits: own, all: list && lists[list]?.(q), begins: beginning.length > 0 }];
  });
  const sorted = groups.toSorted((one, other) => Number(other.begins) - Number(one.begins));
  return { exact: hits.filter(({ exact }) => exact), groups: sorted };
};
