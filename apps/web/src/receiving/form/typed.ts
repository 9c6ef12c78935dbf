import { compare, isZero, negate, sumPlain } from '@gemba/contract/kit/fixed-point';
import { newPlace, type Place, placedOf, quantityWithSerials, restOf, spread } from '../../inventory/index.ts';
import { hasLotPlaces, isNa, type ReceiveLine } from './receive-line.ts';

/** The verdict on the goods: usable at once, to QA, or in parts. Empty: not decided yet. */
export type Verdict = '' | 'accept' | 'qa' | 'part';

/** The entered values of one line. Only the suggested location is filled in beforehand. */
export type TypedLine = {
  total: string;
  places: Place[];
  /** Which place the next scan counts into. */
  index: number;
  /** No more of it is coming. */
  short: boolean;
  verdict: Verdict;
  qualified: string;
  irNumber: string;
  /** Where the places have no lot numbers of their own. */
  lotNumber: string;
  ncrNumber: string;
  condition: string;
};

export const HEADER_FIELDS = [
  'receivedDate',
  'vendorShipDate',
  'vendorInvoiceNum',
  'vendorShipperNum',
  'freightCost',
  'carrier',
  'trackingNumber',
  'condition',
  'logNumber',
] as const;
export type HeaderField = (typeof HEADER_FIELDS)[number];
export type TypedHeader = Record<HeaderField, string>;

export type Typed = {
  lines: Record<string, TypedLine>;
  header: TypedHeader;
  /** Adds to this receiver; empty: a new one. */
  receiverNumber: string;
};

export const NOTHING_TYPED: Typed = {
  lines: {},
  header: Object.fromEntries(HEADER_FIELDS.map((field) => [field, ''])) as TypedHeader,
  receiverNumber: '',
};

/** Returned goods are inspected unless somebody says otherwise. */
const firstVerdict = ({ needsInspection, returned }: ReceiveLine): Verdict =>
  returned ? 'qa' : needsInspection ? '' : 'accept';

/** The location that is filled in: an inspection location for goods that wait for quality. */
export const suggestedFor = ({ stock }: Pick<ReceiveLine, 'stock'>, verdict: Verdict): string =>
  (verdict === 'qa' ? stock?.inspectionLocation : null) ?? stock?.suggestedLocation ?? '';

/** Another verdict on the goods. A place that nobody has chosen follows it. */
export const withVerdict = (line: ReceiveLine, typed: TypedLine, verdict: Verdict): TypedLine => {
  const [before, after] = [suggestedFor(line, typed.verdict), suggestedFor(line, verdict)];
  const isTaken = typed.places.some(({ location }) => location === after);
  const places = isTaken
    ? typed.places
    : typed.places.map((place) => (place.location === before ? { ...place, location: after } : place));
  return { ...typed, verdict, places };
};

export const blankLine = (line: ReceiveLine): TypedLine => ({
  total: '0',
  places: isNa(line) ? [] : [newPlace(suggestedFor(line, firstVerdict(line)))],
  index: 0,
  short: false,
  verdict: firstVerdict(line),
  qualified: '0',
  irNumber: '',
  lotNumber: '',
  ncrNumber: '',
  condition: '',
});

/** `kept`: the location that was scanned last, where lines that nobody has touched begin. */
export const typedOf = (typed: Pick<Typed, 'lines'>, line: ReceiveLine, kept = ''): TypedLine =>
  typed.lines[line.itemNumber] ?? withKept(blankLine(line), kept);

/** More goods go to the place that is being filled; fewer are taken from the last ones. */
export const withTotal = (line: TypedLine, total: string): TypedLine => {
  const rest = restOf(line.places, total);
  const grows = compare(rest, '0') > 0 && line.places[line.index] !== undefined;
  return { ...line, total, short: false, places: grows ? addedAt(line, rest) : spread(line.places, total) };
};

const addedAt = ({ places, index }: TypedLine, more: string) =>
  places.map((place, here) => (here === index ? { ...place, quantity: sumPlain([place.quantity, more]) } : place));

/**
 * One scan of the part: so many more, in the place that is being filled. A larger quantity that somebody keyed stays: the
 * scan takes from what has no place yet. Nothing where that is more than can come.
 */
export const afterScan = (line: TypedLine, by: string, max: string): TypedLine | undefined => {
  const index = line.places[line.index] ? line.index : 0;
  const places = addedAt({ ...line, index }, by);
  const placed = places.length > 0 ? placedOf(places) : by;
  const total = compare(line.total, placed) > 0 ? line.total : placed;
  return compare(total, max) > 0 ? undefined : { ...line, total, places, short: false };
};

/** A location was scanned: it becomes the place of what has none, else the one that is filled next. */
export const atLocation = (line: TypedLine, location: string): TypedLine => {
  const named = line.places.findIndex((place) => place.location === location);
  if (named >= 0) return { ...line, index: named };
  const open = line.places.findIndex((place) => place.location === '' || isZero(place.quantity));
  if (open < 0) return { ...line, places: [...line.places, newPlace(location)], index: line.places.length };
  const places = line.places.map((place, here) => (here === open ? { ...place, location } : place));
  return { ...line, places, index: open };
};

/** The location that was scanned last is the place of the goods that come after it. A service has no place. */
export const withKept = (line: TypedLine, kept: string): TypedLine =>
  kept !== '' && line.places.length > 0 ? atLocation(line, kept) : line;

/** A scanned location is meant for the lines that somebody has begun as well, unless all of their goods have come. */
export const keepLocation = (
  { lines: typed }: Pick<Typed, 'lines'>,
  lines: readonly ReceiveLine[],
  location: string,
): Typed['lines'] => {
  const open = lines.flatMap(({ itemNumber, max }) => {
    const own = typed[itemNumber];
    return own && compare(own.total, max) < 0 ? [[itemNumber, withKept(own, location)] as const] : [];
  });
  return { ...typed, ...Object.fromEntries(open) };
};

/** Other serial numbers of one place: the quantity of the place and the total follow them. */
export const withSerials = (line: TypedLine, index: number, serials: string[]): TypedLine => {
  const before = line.places[index];
  if (!before) return line;
  const quantity = quantityWithSerials(before.quantity, before.serials, serials);
  return {
    ...line,
    total: sumPlain([line.total, quantity, negate(before.quantity)]),
    places: line.places.map((place, here) => (here === index ? { ...place, serials, quantity } : place)),
    index,
  };
};

/** One lot of a line: the indexes of its places that hold something. */
export type Lot = { lotNumber: string; indexes: number[] };

/** The lots of a line in the order of their first places. Goods without places are one lot. */
export const lotsOf = (line: ReceiveLine, { places, lotNumber }: TypedLine): Lot[] => {
  const used = [...places.keys()].filter((index) => !isZero(places[index]?.quantity ?? '0'));
  const lotAt = (index: number) => (hasLotPlaces(line) ? (places[index]?.lot ?? '') : lotNumber).trim();
  const numbers = [...new Set(used.length > 0 ? used.map(lotAt) : [lotAt(0)])];
  return numbers.map((own) => ({ lotNumber: own, indexes: used.filter((index) => lotAt(index) === own) }));
};

export const quantityOfLot = ({ places }: TypedLine, { indexes }: Lot) =>
  placedOf(places.filter((_, index) => indexes.includes(index)));

/** The qualified quantity of a lot; `only`: of a line that has no other. */
export const qualifiedOf = (typed: TypedLine, lot: Lot, only: boolean) => {
  const { verdict, total, qualified, places } = typed;
  if (verdict === 'qa') return '0';
  if (verdict === 'part') return only ? qualified : (places[lot.indexes[0] ?? 0]?.qualified ?? '0');
  return only ? total : quantityOfLot(typed, lot);
};

export const isTouched = ({ total, short }: TypedLine) => !isZero(total) || short;
