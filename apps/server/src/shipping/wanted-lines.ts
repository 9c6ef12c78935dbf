import type { CallParsed } from '@gemba/contract/kit/call';
import type { shipSalesOrder } from '@gemba/contract/shipping/ship-sales-order';
import { checkSerials, knownLocation, type Locations, plainQuantity, quantityUnits } from '../inventory/index.ts';
import { refuse } from '../kit/refuse.ts';
import { leftOf } from './check-sale.ts';
import type { LockedSale, SaleItem } from './lock-sale.sql.ts';

export type AskedItem = CallParsed<typeof shipSalesOrder>['body']['items'][number] & {
  /** The item of the proforma shipper that it is shipped by. */
  readonly pfItem?: number;
};

export interface WantedPick {
  readonly location: string;
  readonly quantity: bigint;
  readonly box: string | null;
  readonly serial: string | null;
  /** Where in the request it stands. */
  readonly field: string;
}

/** A line of a request that keeps every rule which needs no look at the stock. */
export interface WantedLine {
  readonly item: SaleItem;
  readonly quantity: bigint;
  readonly picks: readonly WantedPick[];
  readonly pfItem: number | null;
  readonly field: string;
}

const quantitiesOf = ({ quantity, locations }: AskedItem) => [
  ...(quantity === undefined ? [] : [quantity]),
  ...locations.map(({ newQtyShipped }) => newQtyShipped),
];

/** Refuses what cannot be shipped of an order, whatever lies where. The limit of an item holds for all lines together. */
export function wantedLines({ sale, items }: LockedSale, asked: readonly AskedItem[], locations: Locations) {
  const { soNumber } = sale;
  if (!items.some((item) => leftOf(item) > 0n)) refuse('NOT_OPEN_SO_ITEM_TO_SHIP', { soNumber });
  if (asked.flatMap(quantitiesOf).every((quantity) => quantityUnits(quantity) === 0n))
    refuse('NO_ITEM_TO_SHIP', { field: 'items' });
  const lines = asked.map((one, at) => {
    const { itemNumber } = one;
    const field = `items.${at}`;
    const item =
      items.find((each) => each.itemNumber === itemNumber) ??
      refuse('SALES_ORDER_ITEM_NOT_EXIST', { soNumber, itemNumber, field });
    if (item.closed || quantityUnits(item.shipped) === quantityUnits(item.ordered))
      refuse('SALES_ORDER_ITEM_IS_COMPLETED', { soNumber, itemNumber, field });
    return lineOf(one, item, field, locations);
  });
  checkMaxima(lines);
  return lines;
}

function lineOf(asked: AskedItem, item: SaleItem, field: string, locations: Locations): WantedLine {
  const { partNumber, hold, revision, partRevision } = item;
  const { quantity, pfItem = null } = asked;
  if (partNumber === null) {
    if (asked.locations.length > 0) refuse('INVALID_INPUT', { field: `${field}.locations`, rule: 'not_expected' });
    if (!quantity || quantityUnits(quantity) === 0n) refuse('INVALID_QUANTITY', { field: `${field}.quantity` });
    return { item, quantity: quantityUnits(quantity ?? '0'), picks: [], pfItem, field };
  }
  if (hold) refuse('PART_IS_HOLD', { partNumber, field });
  if (revision !== null && revision !== partRevision)
    refuse('PART_REVISION_NOT_MATCH', { partNumber, revision, field });
  if (asked.locations.length === 0) refuse('LOCATION_REQUIRED', { field: `${field}.locations` });
  if (quantity !== undefined) refuse('INVALID_INPUT', { field: `${field}.quantity`, rule: 'not_expected' });
  const picks = asked.locations.map((pick, at): WantedPick => {
    const own = `${field}.locations.${at}`;
    const { location } = knownLocation(locations, pick.location, `${own}.location`);
    const taken = quantityUnits(pick.newQtyShipped);
    if (taken === 0n) refuse('INVALID_QUANTITY', { field: `${own}.newQtyShipped` });
    const { serial, box } = pick;
    checkSerials({ partNumber, trackableLevel: item.trackableLevel }, taken, serial ? [serial] : [], `${own}.serial`);
    return { location, quantity: taken, box: box?.trim() || null, serial: serial ?? null, field: own };
  });
  return { item, quantity: picks.reduce((sum, pick) => sum + pick.quantity, 0n), picks, pfItem, field };
}

function checkMaxima(lines: readonly WantedLine[]) {
  const wanted = new Map<number, bigint>();
  for (const { item, quantity, field } of lines) {
    const { itemNumber, partNumber } = item;
    const sum = (wanted.get(itemNumber) ?? 0n) + quantity;
    wanted.set(itemNumber, sum);
    const maximum = leftOf(item);
    if (sum > maximum)
      refuse('SHIPPED_QTY_IS_OVER', {
        ...{ itemNumber, maximum: plainQuantity(maximum), field: `${field}.${partNumber ? 'locations' : 'quantity'}` },
      });
  }
}
