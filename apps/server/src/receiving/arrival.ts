import { duplicateLocation } from '@gemba/contract/receiving/receiving-shapes';
import { asLocation, checkSerials, quantityText, quantityUnits, stockLocation } from '../inventory/index.ts';
import { refuse } from '../kit/refuse.ts';
import { inspected } from './inspected.ts';
import type { ItemFacts } from './purchase-orders.sql.ts';
import type { Line, RequestFacts } from './request-facts.ts';
import { type PutAway, toQa } from './to-qa.ts';

/** A line of a request that keeps every rule that needs no sum over others. */
export interface Arrival {
  readonly item: ItemFacts;
  readonly quantity: bigint;
  readonly putAways: readonly PutAway[];
  readonly irNumber: string | null;
  readonly qualified: bigint | null;
  readonly lotNumber: string | null;
  readonly ncrNumber: string | null;
  readonly condition: string | null;
  /** No more of the item is coming, and how much that leaves missing. */
  readonly noMore: boolean;
  readonly short: bigint;
  /** Where in the request it stands. */
  readonly at: string;
  /** Comes out of the SIT of this location, by this item of a proforma receiver. */
  readonly transit?: { readonly location: string; readonly item: number };
}

export function arrivalOf(line: Line, at: string, item: ItemFacts, warehouse: string, facts: RequestFacts): Arrival {
  const { itemNumber } = line;
  if (item.partNumber === null) return naArrival(line, at, item);
  const partNumber = item.partNumber;
  if (line.quantity !== undefined) refuse('INVALID_INPUT', { field: `${at}.quantity`, rule: 'not_expected' });
  if (item.hold) refuse('PART_IS_HOLD', { partNumber, itemNumber });
  if (line.locations.length === 0) refuse('WITHOUT_RECEIVER_ITEM_DETAILS', { itemNumber, field: `${at}.locations` });
  const putAways = line.locations.map((put, index): PutAway => {
    const field = `${at}.locations.${index}`;
    const { location, warehouse: lies, purpose } = stockLocation(facts.locations, put.location, `${field}.location`);
    if (lies !== warehouse) refuse('RECEIVE_TO_WRONG_WAREHOUSE', { location, warehouse, field: `${field}.location` });
    const quantity = quantityUnits(put.quantity);
    if (quantity === 0n) refuse('INVALID_NEW_QTY_REC', { itemNumber, field: `${field}.quantity` });
    checkSerials({ partNumber, trackableLevel: item.trackableLevel }, quantity, put.serials, `${field}.serials`);
    return { location, purpose, good: quantity, qa: 0n, serials: put.serials ?? [] };
  });
  const twice = duplicateLocation(line.locations.map(({ location }) => ({ location: asLocation(location) })));
  if (twice !== undefined) refuse('DUPLICATE_LOCATION', { location: twice, field: `${at}.locations` });
  checkOrigin(line, at, item, facts);
  if (item.trackableLevel === 'LOT' && line.lotNumber === undefined)
    refuse('FIELD_REQUIRED', { msg: 'lotNumber', field: `${at}.lotNumber` });
  checkNcr(line, at, facts);
  const quantity = putAways.reduce((sum, { good }) => sum + good, 0n);
  const { irNumber, qualified } = inspected(line, at, item, quantity, facts);
  return {
    ...{ item, quantity, irNumber, qualified, at, putAways: toQa(putAways, quantity - (qualified ?? quantity)) },
    ...{ lotNumber: line.lotNumber ?? null, ncrNumber: line.ncrNumber ?? null, condition: line.condition ?? null },
    ...{ noMore: line.short ?? false, short: 0n },
  };
}

const nothing = {
  ...{ quantity: 0n, putAways: [], irNumber: null, qualified: null, lotNumber: null, ncrNumber: null, short: 0n },
};

/** Of a line that says only that no more is coming. */
export const nothingCame = ({ condition }: Line, at: string, item: ItemFacts): Arrival => ({
  ...{ ...nothing, item, at, condition: condition ?? null, noMore: true },
});

/** A service or an expense lies nowhere: it has a quantity and nothing else. */
function naArrival(line: Line, at: string, item: ItemFacts): Arrival {
  const { itemNumber } = line;
  if (line.locations.length > 0) refuse('INVALID_INPUT', { field: `${at}.locations`, rule: 'not_expected' });
  if (line.quantity === undefined) refuse('WITHOUT_RECEIVER_ITEM_DETAILS', { itemNumber, field: `${at}.quantity` });
  const quantity = quantityUnits(line.quantity ?? '0');
  if (quantity === 0n) refuse('INVALID_NEW_QTY_REC', { itemNumber, field: `${at}.quantity` });
  return { ...nothing, item, quantity, at, condition: line.condition ?? null, noMore: line.short ?? false };
}

function checkOrigin({ partFrom, locations }: Line, at: string, item: ItemFacts, { origins }: RequestFacts) {
  if (partFrom === undefined) return;
  const partNumber = item.partNumber ?? '';
  const [first] = locations;
  if (!origins.has(partFrom))
    refuse('PART_FROM_NOT_EXIST', { partNumber, location: first?.location ?? '', partFrom, field: `${at}.partFrom` });
  if (partFrom !== item.partFrom) refuse('NOT_SAME_PART_FROM', { partNumber, partFrom, field: `${at}.partFrom` });
}

function checkNcr({ ncrNumber }: Line, at: string, { ncrs }: RequestFacts) {
  if (ncrNumber === undefined) return;
  const field = `${at}.ncrNumber`;
  const status = ncrs.get(ncrNumber) ?? refuse('NCR_NOT_EXIST', { ncrNumber, field });
  if (status !== 'OPEN') refuse('NOT_OPEN_NCR', { ncrNumber, field });
}

const numberOf = ({ transit, item }: Arrival) => transit?.item ?? item.itemNumber;

/** What stays missing of an item, on the last of its lines that says that no more is coming. */
export const withShorts = (arrivals: readonly Arrival[], maximumOf: (arrival: Arrival) => bigint): Arrival[] =>
  arrivals.map((arrival) => {
    const ofItem = arrivals.filter((other) => numberOf(other) === numberOf(arrival));
    if (ofItem.findLast(({ noMore }) => noMore) !== arrival) return arrival;
    return { ...arrival, short: ofItem.reduce((rest, { quantity }) => rest - quantity, maximumOf(arrival)) };
  });

/** The most of an item that can still come, over all lines that name it. */
export function checkMaxima(arrivals: readonly Arrival[], maximumOf: (arrival: Arrival) => bigint) {
  const wanted = new Map<number, bigint>();
  for (const arrival of arrivals) {
    const { item, quantity, at } = arrival;
    const itemNumber = numberOf(arrival);
    const sum = (wanted.get(itemNumber) ?? 0n) + quantity;
    wanted.set(itemNumber, sum);
    const maximum = maximumOf(arrival);
    const field = `${at}.${item.partNumber === null ? 'quantity' : 'locations'}`;
    if (sum > maximum)
      refuse('QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED', { itemNumber, maximum: quantityText(maximum), field });
  }
}
