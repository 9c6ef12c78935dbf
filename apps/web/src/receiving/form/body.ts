import type { CallInput } from '@gemba/contract/kit/call';
import type { receivePurchaseOrder } from '@gemba/contract/receiving/receive-purchase-order';
import { isZero, type Place } from '../../inventory/index.ts';
import { typedDecimal } from '../../kit/form/typed-decimal.ts';
import { isNa, type ReceiveLine } from './receive-line.ts';
import {
  HEADER_FIELDS,
  isTouched,
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
    ...{ location: location.trim(), quantity },
    ...(serials.length > 0 && { serials }),
  }));

/** Places that hold nothing are left out as long as another one holds something: they were opened and not used. */
const usedPlaces = (places: readonly Place[]) => places.filter(({ quantity }) => !isZero(quantity));

/** The places that are sent, each with its place on the screen. */
export const sentAt = (typed: TypedLine) => {
  const used = usedPlaces(typed.places);
  return used.map((place) => typed.places.indexOf(place));
};

const words = <Name extends string>(name: Name, typed: string) =>
  typed.trim() === '' ? {} : ({ [name]: typed.trim() } as Record<Name, string>);

const itemOf = (line: ReceiveLine, typed: TypedLine): SentItem => {
  const { itemNumber, needsInspection } = line;
  const short = typed.short && { short: true };
  // Of what did not come at all, nothing else is said.
  if (typed.short && isZero(typed.total)) return { itemNumber, ...words('condition', typed.condition), ...short };
  if (isNa(line)) return { itemNumber, quantity: typed.total, ...words('condition', typed.condition), ...short };
  const inspected = needsInspection || typed.verdict !== 'accept';
  return {
    ...{ itemNumber, locations: sentPlaces(usedPlaces(typed.places)) },
    ...words('irNumber', typed.irNumber),
    ...(inspected && typed.verdict !== '' && { qtyQualified: qualifiedOf(typed) }),
    ...words('lotNumber', typed.lotNumber),
    ...words('ncrNumber', typed.ncrNumber),
    ...words('condition', typed.condition),
    ...short,
  };
};

/** The lines that somebody has entered something for, in their order. */
export const sentLines = (lines: readonly ReceiveLine[], typed: Typed) =>
  lines.filter((line) => isTouched(typedOf(typed, line)));

export const itemsOf = (lines: readonly ReceiveLine[], typed: Typed): SentItem[] =>
  sentLines(lines, typed).map((line) => itemOf(line, typedOf(typed, line)));

export const headerOf = (header: TypedHeader, locale: string): NonNullable<Body['header']> => {
  const given = HEADER_FIELDS.filter((field) => header[field].trim() !== '');
  return Object.fromEntries(
    given.map((field) => [field, field === 'freightCost' ? typedDecimal(header[field], locale) : header[field].trim()]),
  );
};
