import { compare, isZero, negate, plain, sumPlain } from '@gemba/contract/kit/fixed-point';
import { newPlace, type Place, placedOf } from '../../inventory/index.ts';
import { allOf, isNa, isTraced, type PickLine, shelvesOf } from './pick-line.ts';

/** The entered values of one line. Only the location is filled in beforehand. */
export type TypedLine = {
  /** The quantity of an NA line, which has no places. */
  total: string;
  places: Place[];
  /** Which place the next scan counts into. */
  index: number;
};

export const HEADER_FIELDS = [
  'shippedDate',
  'carrier',
  'trackingNumber',
  'freightRateCode',
  'freightTotal',
  'grossWeight',
] as const;
export type HeaderField = (typeof HEADER_FIELDS)[number];
export type TypedHeader = Record<HeaderField, string>;

export type Typed = {
  lines: Record<string, TypedLine>;
  header: TypedHeader;
  /** Adds to this open shipper; empty: a new one. */
  shipperNumber: string;
  /** The box that is being filled. */
  box: string;
};

export const NOTHING_TYPED: Typed = {
  lines: {},
  header: Object.fromEntries(HEADER_FIELDS.map((field) => [field, ''])) as TypedHeader,
  shipperNumber: '',
  box: '',
};

export const blankLine = (line: PickLine): TypedLine => ({
  total: '0',
  places: isNa(line) ? [] : [newPlace(shelvesOf(line)[0]?.location ?? '')],
  index: 0,
});

export const typedOf = (typed: Pick<Typed, 'lines'>, line: PickLine): TypedLine =>
  typed.lines[line.itemNumber] ?? blankLine(line);

export const quantityOf = (line: PickLine, { total, places }: TypedLine) => (isNa(line) ? total : placedOf(places));

export const isTouched = (line: PickLine, typed: TypedLine) => !isZero(quantityOf(line, typed));

const inBox = (place: Place, box: string): Place => (box === '' ? place : { ...place, box });

/** So many more from a location into a box: on the line for both, on one that holds nothing yet, or on a new one. */
const countedInto = (typed: TypedLine, location: string, box: string, by: string, serial?: string): TypedLine => {
  const { places } = typed;
  const same = places.findIndex((place) => place.location === location && (place.box ?? '') === box);
  const index = same >= 0 ? same : places.findIndex(({ quantity }) => isZero(quantity));
  const before = index < 0 ? newPlace(location) : { ...places[index], location };
  const { quantity, serials } = { ...newPlace(location), ...before };
  const after = inBox(
    {
      ...newPlace(location),
      ...before,
      quantity: sumPlain([quantity, by]),
      serials: serial ? [...serials, serial] : serials,
    },
    box,
  );
  return index < 0
    ? { ...typed, places: [...places, after], index: places.length }
    : { ...typed, places: places.map((place, here) => (here === index ? after : place)), index };
};

const takenAt = (places: readonly Place[], location: string) =>
  placedOf(places.filter((place) => place.location === location));

/** The stock left at each shelf after the entered quantities. */
const roomAt = (line: PickLine, { places }: TypedLine) =>
  shelvesOf(line).map(({ location, onHand, serials }) => ({
    location,
    serials,
    room: sumPlain([onHand, negate(takenAt(places, location))]),
  }));

export type ScanOutcome = { typed: TypedLine; location: string } | 'over' | 'empty';

/** The goods behind one scan: a piece, or the content of a carton. */
export type Scan = { by: string; serial?: string };

/** One scan of the part: so many more, from the shelf that is being emptied, else from the next one that has as many. */
export const afterScan = (line: PickLine, typed: TypedLine, box: string, { by, serial }: Scan): ScanOutcome => {
  if (compare(sumPlain([quantityOf(line, typed), by]), line.max) > 0) return 'over';
  const here = typed.places[typed.index]?.location;
  const shelves = roomAt(line, typed).filter(({ room }) => compare(room, by) >= 0);
  const shelf = serial
    ? shelves.find(({ serials }) => serials.includes(serial))
    : (shelves.find(({ location }) => location === here) ?? shelves[0]);
  if (!shelf) return 'empty';
  return { typed: countedInto(typed, shelf.location, box, by, serial), location: shelf.location };
};

/** A location was scanned: it is the one that is emptied next. */
export const atLocation = (typed: TypedLine, location: string): TypedLine => {
  const named = typed.places.findIndex((place) => place.location === location);
  if (named >= 0) return { ...typed, index: named };
  const unused = typed.places.findIndex(({ quantity }) => isZero(quantity));
  if (unused < 0) return { ...typed, places: [...typed.places, newPlace(location)], index: typed.places.length };
  return {
    ...typed,
    places: typed.places.map((place, index) => (index === unused ? { ...place, location } : place)),
    index: unused,
  };
};

/** All that is left, shelf by shelf. Of a shelf that is emptied every serial number goes along. */
export const withAll = (line: PickLine, box: string): TypedLine => {
  if (isNa(line)) return { ...blankLine(line), total: line.max };
  let left = allOf(line);
  const places = shelvesOf(line).flatMap(({ location, onHand, serials }) => {
    if (isZero(left)) return [];
    const whole = compare(onHand, left) <= 0;
    const quantity = whole ? plain(onHand) : left;
    left = sumPlain([left, negate(quantity)]);
    const place = { ...newPlace(location, quantity), serials: isTraced(line) && whole ? [...serials] : [] };
    return [inBox(place, box)];
  });
  return places.length === 0 ? blankLine(line) : { total: '0', places, index: 0 };
};
