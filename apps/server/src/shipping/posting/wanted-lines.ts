import { maximumRules } from '@gemba/contract/inventory/posting-rules';
import type { CallParsed } from '@gemba/contract/kit/call';
import type { shipSalesOrder } from '@gemba/contract/shipping/sales-order/ship-sales-order';
import {
  nothingToShipRules,
  shippedLineRules,
  shippedQuantity,
} from '@gemba/contract/shipping/sales-order/ship-sales-order-rules';
import { type Locations, locationNamed } from '../../inventory/index.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import { plainQuantity, quantityText, quantityUnits } from '../../postings/index.ts';
import { leftOf } from './check-sale.ts';
import type { LockedSale, SaleItem } from './lock-sale.sql.ts';

export type AskedItem = CallParsed<typeof shipSalesOrder>['body']['items'][number] & {
  /** The item of the proforma shipper that announced it. */
  readonly pfItem?: number;
};

export interface WantedPick {
  readonly location: string;
  readonly quantity: bigint;
  readonly box: string | null;
  readonly serial: string | null;
  /** Its path in the request. */
  readonly field: string;
}

/** A line of a request that keeps every rule but those about the stock. */
export interface WantedLine {
  readonly item: SaleItem;
  readonly quantity: bigint;
  readonly picks: readonly WantedPick[];
  readonly pfItem: number | null;
  readonly field: string;
}

/** Checks the lines against the order, not yet against the stock. The limit of an item holds for all lines together. */
export function wantedLines({ sale, items }: LockedSale, asked: readonly AskedItem[], locations: Locations) {
  const { soNumber } = sale;
  if (!items.some((item) => leftOf(item) > 0n)) refuse('NOT_OPEN_SO_ITEM_TO_SHIP', { soNumber });
  refuseFirst(nothingToShipRules(asked));
  const lines = asked.map((line, index) => {
    const { itemNumber } = line;
    const field = `items.${index}`;
    const item =
      items.find((known) => known.itemNumber === itemNumber) ??
      refuse('SALES_ORDER_ITEM_NOT_EXIST', { soNumber, itemNumber, field });
    if (item.closed || quantityUnits(item.shipped) === quantityUnits(item.ordered))
      refuse('SALES_ORDER_ITEM_IS_COMPLETED', { soNumber, itemNumber, field });
    refuseFirst(shippedLineRules({ asked: line, item: factsOf(item), field }, locations));
    return lineOf(line, item, field, locations);
  });
  checkMaxima(lines);
  return lines;
}

const factsOf = ({ partNumber, hold, trackableLevel, partRevision, revision }: SaleItem) => ({
  revision,
  part: partNumber === null ? null : { partNumber, hold, trackableLevel, revision: partRevision },
});

const lineOf = (asked: AskedItem, item: SaleItem, field: string, locations: Locations): WantedLine => ({
  item,
  field,
  quantity: quantityUnits(shippedQuantity(asked)),
  pfItem: asked.pfItem ?? null,
  picks: asked.locations.map(({ location, newQtyShipped, box, serial }, index) => ({
    location: locationNamed(locations, location).location,
    quantity: quantityUnits(newQtyShipped),
    box: box?.trim() || null,
    serial: serial ?? null,
    field: `${field}.locations.${index}`,
  })),
});

const checkMaxima = (lines: readonly WantedLine[]) =>
  refuseFirst(
    maximumRules(
      lines.map(({ item, quantity, field }) => ({
        itemNumber: item.itemNumber,
        isNa: item.partNumber === null,
        quantity: quantityText(quantity),
        max: plainQuantity(leftOf(item)),
        field,
      })),
      'SHIPPED_QTY_IS_OVER',
    ),
  );
