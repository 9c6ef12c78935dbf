import { ShipperHeader } from '@gemba/contract/shipping/shipping-shapes';
import {
  type Faults,
  isZero,
  type Place,
  repeatedAt,
  type Spot,
  sumOf,
  type useRefusal,
} from '../../inventory/index.ts';
import { compareDecimals } from '../../kit/ui/decimal-input.ts';
import { headerOf, sentLines } from './body.ts';
import { isNa, isTraced, type PickLine, shelfAt } from './pick-line.ts';
import { HEADER_FIELDS, quantityOf, type Typed, type TypedLine, typedOf } from './typed.ts';

export type Rules = {
  kind: 'ship' | 'issue';
  today: string;
  /** When the order was made, and how the reader writes that day. */
  orderDate: string;
  day: (date: string) => string;
  locale: string;
  say: ReturnType<typeof useRefusal>;
  /** A quantity as the reader writes it. */
  shown: (quantity: string) => string;
};
type Found = (readonly [spot: Spot, says: string, late?: 'late'])[];

/** Every rule that can be looked at before anything is sent, in the words in which the server would refuse it. */
export const faultsOf = (lines: readonly PickLine[], typed: Typed, rules: Rules): Faults => {
  const { kind, say } = rules;
  const sent = sentLines(lines, typed);
  const nothing = kind === 'ship' ? say('NO_ITEM_TO_SHIP') : say('NO_ISSUED_QUANTITY');
  const found: Found = [
    ...(sent.length === 0 ? [['form', nothing, 'late'] as const] : []),
    ...sent.flatMap((line) =>
      lineFaults(line, typedOf(typed, line), rules, takenOf(sent, typed)).map(([spot, ...fault]): Found[number] => [
        `${line.itemNumber}${spot}`,
        ...fault,
      ]),
    ),
    ...(kind === 'ship' ? headerFaults(typed, rules) : []),
  ];
  return asFaults(found);
};

/** The first that is wrong at a place is the one that is said. */
export const asFaults = (found: Found): Faults =>
  new Map(found.toReversed().map(([spot, says, late]) => [spot, { says, late: late === 'late' }]));

/** What all lines together take of a part from a location. */
const takenOf = (lines: readonly PickLine[], typed: Typed) => (part: string, location: string) =>
  sumOf(
    lines
      .filter((line) => line.part === part)
      .flatMap((line) => typedOf(typed, line).places)
      .filter((place) => place.location === location)
      .map(({ quantity }) => quantity),
  );

type Taken = ReturnType<typeof takenOf>;

const lineFaults = (line: PickLine, typed: TypedLine, rules: Rules, taken: Taken): Found => {
  const { itemNumber, part, revision, stock, max } = line;
  const { kind, say, shown } = rules;
  const found: Found = [];
  if (stock?.hold) found.push(['', say('PART_IS_HOLD', { partNumber: part })]);
  if (stock && revision !== null && revision !== stock.revision)
    found.push(['', say('PART_REVISION_NOT_MATCH', { partNumber: part, revision })]);
  if (compareDecimals(quantityOf(line, typed), max) > 0)
    found.push([
      isNa(line) ? '.total' : '.places',
      say(kind === 'ship' ? 'SHIPPED_QTY_IS_OVER' : 'ISSUED_QTY_IS_OVER', { itemNumber, maximum: shown(max) }),
    ]);
  const origins = new Set(
    typed.places.flatMap((place) => (isZero(place.quantity) ? [] : (shelfAt(line, place.location)?.partFrom ?? []))),
  );
  if (origins.size > 1) found.push(['.places', say('NOT_SAME_PART_FROM', { partNumber: part })]);
  const repeated = kind === 'issue' ? repeatedAt(typed.places) : [];
  for (const [at, place] of typed.places.entries()) {
    const spot = `.places.${at}`;
    const { location } = place;
    if (repeated.includes(at)) found.push([`${spot}.location`, say('DUPLICATE_LOCATION', { location })]);
    if (!isZero(place.quantity)) found.push(...placeFaults(line, place, spot, rules, taken));
  }
  return found;
};

const placeFaults = (line: PickLine, place: Place, spot: Spot, { kind, say, shown }: Rules, taken: Taken): Found => {
  const { part: partNumber, partFrom } = line;
  const { location, quantity, serials } = place;
  if (location.trim() === '') return [[`${spot}.location`, say('LOCATION_REQUIRED'), 'late']];
  const shelf = shelfAt(line, location);
  if (!shelf) return [[`${spot}.location`, say('INVENTORY_NOT_EXIST', { partNumber, location })]];
  const found: Found = [];
  if (partFrom !== null && shelf.partFrom !== partFrom)
    found.push([`${spot}.location`, say('PART_FROM_NOT_EXIST', { partNumber, location })]);
  if (compareDecimals(taken(partNumber, location), shelf.onHand) > 0)
    found.push([
      `${spot}.quantity`,
      say(kind === 'ship' ? 'SHIPPED_QTY_OVER_ON_HAND' : 'ISSUED_QTY_OVER_ON_HAND', {
        ...{ onHandQuantity: shown(shelf.onHand), location },
      }),
    ]);
  if (isTraced(line) && serials.length === 0)
    found.push([`${spot}.serials`, say('SERIAL_REQUIRED', { partNumber }), 'late']);
  else if (isTraced(line) && compareDecimals(String(serials.length), quantity) !== 0)
    found.push([`${spot}.serials`, say('SERIAL_COUNT_NOT_MATCH', { partNumber, quantity: shown(quantity) }), 'late']);
  return found;
};

export const headerFaults = (
  { header }: Pick<Typed, 'header'>,
  { today, orderDate, day, locale, say }: Pick<Rules, 'today' | 'orderDate' | 'day' | 'locale' | 'say'>,
): Found => {
  const found: Found = [];
  if (header.shippedDate > today) found.push(['header.shippedDate', say('SHIPPED_DATE_IN_FUTURE')]);
  else if (header.shippedDate && header.shippedDate < orderDate)
    found.push(['header.shippedDate', say('SHIPPED_BEFORE_ORDER', { orderDate: day(orderDate) })]);
  const read = ShipperHeader.safeParse(headerOf(header, locale));
  for (const { path } of read.success ? [] : read.error.issues) {
    const field = HEADER_FIELDS.find((one) => one === path[0]);
    if (field) found.push([`header.${field}`, say('INVALID_INPUT')]);
  }
  return found;
};
