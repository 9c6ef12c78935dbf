import { isNonStock } from '@gemba/contract/parts/part-number';
import type { IssuableWorkOrder } from '@gemba/contract/shipping/issue-work-order';
import type { ProformaShipperItem } from '@gemba/contract/shipping/proforma-shippers';
import type { ShippableItem } from '@gemba/contract/shipping/shippable-sales-orders';
import type { PartToPick } from '@gemba/contract/shipping/shipping-shapes';
import { sumOf, tidy } from '../../inventory/index.ts';
import { compareDecimals } from '../../kit/ui/decimal-input.ts';

/** One line as whoever takes it from the shelf sees it, whatever paper it stands on. */
export type PickLine = {
  itemNumber: number;
  part: string;
  /** What the order asks for. */
  revision: string | null;
  description: string;
  ordered: string;
  /** What has gone already: shipped, or issued. */
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
  ...{ itemNumber: item.itemNumber, part: item.part, revision: item.revision, description: item.description },
  ...{ ordered: tidy(item.quantityOrdered), gone: tidy(item.quantityShipped), picked: tidy(item.quantityPicked) },
  ...{ max: tidy(item.max), unit: item.stock?.uom ?? '', partFrom: item.partFrom },
  stock: stockOf(item.part, item.stock),
});

export const lineOfProforma = (item: ProformaShipperItem): PickLine => ({
  ...{ itemNumber: item.itemNumber, part: item.part, revision: item.revision, description: item.description },
  ...{ ordered: tidy(item.quantity), gone: tidy(item.qtyShipped), picked: '0', max: tidy(item.max) },
  ...{ unit: item.stock?.uom ?? '', partFrom: null, stock: stockOf(item.part, item.stock) },
});

export const lineOfComponent = (item: IssuableWorkOrder['components'][number]): PickLine => ({
  ...{ itemNumber: item.itemNumber, part: item.part, revision: null, description: item.stock.description },
  ...{ ordered: tidy(item.quantityRequired), gone: tidy(item.quantityIssued), picked: '0', max: tidy(item.max) },
  ...{ unit: item.stock.uom, partFrom: null, stock: item.stock },
});

/** Where this line can be taken from. */
export const shelvesOf = ({ stock, partFrom }: PickLine) =>
  (stock?.locations ?? []).filter((shelf) => partFrom === null || shelf.partFrom === partFrom);

export const shelfAt = (line: PickLine, location: string) =>
  line.stock?.locations.find((shelf) => shelf.location === location);

const least = (one: string, other: string) => (compareDecimals(one, other) < 0 ? one : other);

/** What *All* takes: what is left of the order, as far as it lies somewhere. */
export const allOf = (line: PickLine) =>
  isNa(line) ? line.max : least(line.max, sumOf(shelvesOf(line).map(({ onHand }) => onHand)));

export const isTraced = ({ stock }: PickLine) => stock?.trackableLevel === 'SERIAL';
