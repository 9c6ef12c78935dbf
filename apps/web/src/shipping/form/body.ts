import type { CallInput } from '@gemba/contract/kit/call';
import { isZero } from '@gemba/contract/kit/fixed-point';
import type { issueToWorkOrder } from '@gemba/contract/shipping/issue/issue-to-work-order';
import type { shipSalesOrder } from '@gemba/contract/shipping/sales-order/ship-sales-order';
import { type Place } from '../../inventory/index.ts';
import { typedDecimal } from '../../kit/form/typed-decimal.ts';
import { isNa, type PickKind, type PickLine } from './pick-line.ts';
import { HEADER_FIELDS, isTouched, type Typed, type TypedHeader, type TypedLine, typedOf } from './typed.ts';

type ShipBody = CallInput<typeof shipSalesOrder>['body'];
type Pick = NonNullable<ShipBody['items'][number]['locations']>[number];
type IssueBody = CallInput<typeof issueToWorkOrder>['body'];

/** The lines with entered values, in their order. */
export const sentLines = (lines: readonly PickLine[], typed: Typed) =>
  lines.filter((line) => isTouched(line, typedOf(typed, line)));

/** Places that hold something, each with its place on the screen. */
const used = ({ places }: TypedLine) =>
  places.flatMap((place, index) => (isZero(place.quantity) ? [] : [{ place, index }]));

/** The picks of one place: each serial number is a pick of its own. */
const picksOf = ({ location, quantity, serials, box = '' }: Place): Pick[] => {
  const own = { location: location.trim(), ...(box.trim() && { box: box.trim() }) };
  return serials.length === 0
    ? [{ ...own, newQtyShipped: quantity }]
    : serials.map((serial) => ({ ...own, newQtyShipped: '1', serial }));
};

/** For each place of the request the place on the screen that it came from. */
export const sentAt = (typed: TypedLine, kind: PickKind): number[] =>
  used(typed).flatMap(({ place, index }) => (kind === 'ship' ? picksOf(place).map(() => index) : [index]));

export const shippedItems = (lines: readonly PickLine[], typed: Typed): ShipBody['items'] =>
  sentLines(lines, typed).map((line) => {
    const own = typedOf(typed, line);
    return isNa(line)
      ? { itemNumber: line.itemNumber, quantity: own.total }
      : { itemNumber: line.itemNumber, locations: used(own).flatMap(({ place }) => picksOf(place)) };
  });

export const issuedItems = (lines: readonly PickLine[], typed: Typed): IssueBody['items'] =>
  sentLines(lines, typed).map((line) => ({
    itemNumber: line.itemNumber,
    locations: used(typedOf(typed, line)).map(({ place: { location, quantity, serials } }) => ({
      location: location.trim(),
      quantity,
      ...(serials.length > 0 && { serials }),
    })),
  }));

const DECIMALS = ['freightTotal', 'grossWeight'];

export const headerOf = (header: TypedHeader, locale: string): NonNullable<ShipBody['header']> => {
  const given = HEADER_FIELDS.filter((field) => header[field].trim() !== '');
  return Object.fromEntries(
    given.map((field) => [
      field,
      DECIMALS.includes(field) ? typedDecimal(header[field], locale) : header[field].trim(),
    ]),
  );
};
