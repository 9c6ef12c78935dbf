import type { CallInput } from '@gemba/contract/kit/call';
import { isZero } from '@gemba/contract/kit/fixed-point';
import type { receivePurchaseOrder } from '@gemba/contract/receiving/purchase-order/receive-purchase-order';
import type { receiveRma } from '@gemba/contract/receiving/rma/receive-rma';
import { type Place } from '../../inventory/index.ts';
import { typedDecimal } from '../../kit/form/typed-decimal.ts';
import { isNa, type ReceiveLine } from './receive-line.ts';
import {
  HEADER_FIELDS,
  isTouched,
  type Lot,
  lotsOf,
  qualifiedOf,
  type Typed,
  type TypedHeader,
  type TypedLine,
  typedOf,
} from './typed.ts';

type Body = CallInput<typeof receivePurchaseOrder>['body'];
export type SentItem = Body['items'][number];

const sentPlaces = (places: readonly Place[]) =>
  places.map(({ location, quantity, serials }) => ({
    location: location.trim(),
    quantity,
    ...(serials.length > 0 && { serials }),
  }));

const words = <Name extends string>(name: Name, typed: string) =>
  typed.trim() === '' ? {} : ({ [name]: typed.trim() } as Record<Name, string>);

const itemOf = (line: ReceiveLine, typed: TypedLine, lot: Lot, lots: readonly Lot[]): SentItem => {
  const { itemNumber, needsInspection } = line;
  const short = typed.short && lot === lots.at(-1) && { short: true };
  // An item that did not come at all has no other fields.
  if (typed.short && isZero(typed.total)) return { itemNumber, ...words('condition', typed.condition), ...short };
  if (isNa(line)) return { itemNumber, quantity: typed.total, ...words('condition', typed.condition), ...short };
  const inspected = needsInspection || typed.verdict !== 'accept';
  return {
    itemNumber,
    locations: sentPlaces(typed.places.filter((_, index) => lot.indexes.includes(index))),
    ...words('irNumber', typed.irNumber),
    ...(inspected && typed.verdict !== '' && { qtyQualified: qualifiedOf(typed, lot, lots.length === 1) }),
    ...words('lotNumber', lot.lotNumber),
    ...words('ncrNumber', typed.ncrNumber),
    ...words('condition', typed.condition),
    ...short,
  };
};

/** The lots of the lines with entered values, in their order: each is an item of the request. */
export const sentLots = (lines: readonly ReceiveLine[], typed: Pick<Typed, 'lines'>) =>
  lines.flatMap((line) => {
    const own = typedOf(typed, line);
    const lots = isTouched(own) ? lotsOf(line, own) : [];
    return lots.map((lot) => ({ line, lot, lots }));
  });

export const itemsOf = (lines: readonly ReceiveLine[], typed: Pick<Typed, 'lines'>): SentItem[] =>
  sentLots(lines, typed).map(({ line, lot, lots }) => itemOf(line, typedOf(typed, line), lot, lots));

type ReturnedItem = CallInput<typeof receiveRma>['body']['items'][number];

export const returnedItemsOf = (lines: readonly ReceiveLine[], typed: Pick<Typed, 'lines'>): ReturnedItem[] =>
  sentLots(lines, typed).map(({ line, lot }) => {
    const own = typedOf(typed, line);
    return {
      itemNumber: line.itemNumber,
      to: own.verdict === 'qa' ? 'QA' : 'STOCK',
      locations: sentPlaces(own.places.filter((_, index) => lot.indexes.includes(index))),
      ...words('lotNumber', lot.lotNumber),
      ...words('condition', own.condition),
    };
  });

export const headerOf = (header: TypedHeader, locale: string): NonNullable<Body['header']> => {
  const given = HEADER_FIELDS.filter((field) => header[field].trim() !== '');
  return Object.fromEntries(
    given.map((field) => [field, field === 'freightCost' ? typedDecimal(header[field], locale) : header[field].trim()]),
  );
};
