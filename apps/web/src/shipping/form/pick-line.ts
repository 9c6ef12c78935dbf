import { compare, plain, sumPlain } from '@gemba/contract/kit/fixed-point';
import { numberAmong } from '@gemba/contract/kit/number-keys';
import { isNonStock } from '@gemba/contract/parts/part-number';
import type { IssuableWorkOrder } from '@gemba/contract/shipping/issue/issue';
import type { ProformaShipperItem } from '@gemba/contract/shipping/proforma/proforma-shipper';
import type { ShippableRtv } from '@gemba/contract/shipping/rtv/shippable-rtv';
import type { ShippableItem } from '@gemba/contract/shipping/sales-order/shippable-sales-order';
import type { PartToPick } from '@gemba/contract/shipping/shipping-shapes';

/** Why goods leave the shelves: for a sale, a work order, or a return to their vendor. */
export type PickKind = 'ship' | 'issue' | 'return';

/** One line to pick, from any document. */
export type PickLine = {
  itemNumber: number;
  part: string;
  /** The revision that the order asks for. */
  revision: string | null;
  description: string;
  ordered: string;
  /** Shipped or issued already. */
  gone: string;
  /** Picked for open shippers. */
  picked: string;
  /** Most that can be picked now. */
  max: string;
  unit: string;
  /** The origin that the order asks for; nothing where any will do. */
  partFrom: string | null;
  /** Nothing where there is no stock to take: an NA line. */
  stock: PartToPick | null;
};

export const isNa = ({ stock }: Pick<PickLine, 'stock'>) => stock === null;

const stockOf = (part: string, stock: PartToPick | null) => (isNonStock(part) ? null : stock);

export const lineOfSale = (item: ShippableItem): PickLine => ({
  itemNumber: item.itemNumber,
  part: item.part,
  revision: item.revision,
  description: item.description,
  ordered: plain(item.quantityOrdered),
  gone: plain(item.quantityShipped),
  picked: plain(item.quantityPicked),
  max: plain(item.max),
  unit: item.stock?.uom ?? '',
  partFrom: item.partFrom,
  stock: stockOf(item.part, item.stock),
});

export const lineOfProforma = (item: ProformaShipperItem): PickLine => ({
  itemNumber: item.itemNumber,
  part: item.part,
  revision: item.revision,
  description: item.description,
  ordered: plain(item.quantity),
  gone: plain(item.qtyShipped),
  picked: '0',
  max: plain(item.max),
  unit: item.stock?.uom ?? '',
  partFrom: null,
  stock: stockOf(item.part, item.stock),
});

export const lineOfComponent = (item: IssuableWorkOrder['components'][number]): PickLine => ({
  itemNumber: item.itemNumber,
  part: item.part,
  revision: null,
  description: item.stock.description,
  ordered: plain(item.quantityRequired),
  gone: plain(item.quantityIssued),
  picked: '0',
  max: plain(item.max),
  unit: item.stock.uom,
  partFrom: null,
  stock: item.stock,
});

export const lineOfReturn = (item: ShippableRtv['items'][number]): PickLine => ({
  itemNumber: item.itemNumber,
  part: item.part,
  revision: null,
  description: item.stock.description,
  ordered: plain(item.quantity),
  gone: plain(item.quantityShipped),
  picked: '0',
  max: plain(item.max),
  unit: item.stock.uom,
  partFrom: null,
  stock: item.stock,
});

/** The same line, taken from this location before all others. */
export const firstFrom = (line: PickLine, location: string | undefined): PickLine => {
  const { stock } = line;
  if (!stock || !location) return line;
  const isThere = (shelf: { location: string }) => shelf.location === location;
  const locations = [...stock.locations.filter(isThere), ...stock.locations.filter((shelf) => !isThere(shelf))];
  return { ...line, stock: { ...stock, locations } };
};

/** Where this line can be taken from. */
export const shelvesOf = ({ stock, partFrom }: PickLine) =>
  (stock?.locations ?? []).filter((shelf) => partFrom === null || shelf.partFrom === partFrom);

export const shelfAt = (line: PickLine, location: string) => {
  const shelves = line.stock?.locations ?? [];
  const named = numberAmong(
    shelves.map((shelf) => shelf.location),
    location,
  );
  return shelves.find((shelf) => shelf.location === named);
};

const least = (one: string, other: string) => (compare(one, other) < 0 ? one : other);

/** The quantity of *All*: the rest of the order, as far as there is stock. */
export const allOf = (line: PickLine) =>
  isNa(line) ? line.max : least(line.max, sumPlain(shelvesOf(line).map(({ onHand }) => onHand)));

export const isTraced = ({ stock }: PickLine) => stock?.trackableLevel === 'SERIAL';
