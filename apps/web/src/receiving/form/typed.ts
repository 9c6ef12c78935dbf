import { counted, isZero, newPlace, type Place, placedOf, spread } from '../../inventory/index.ts';
import { compareDecimals } from '../../kit/ui/decimal-input.ts';
import { isNa, type ReceiveLine } from './receive-line.ts';

/** What becomes of what came: usable at once, to be inspected, or some of it each. Nothing: not decided yet. */
export type Verdict = '' | 'accept' | 'qa' | 'part';

/** What somebody has entered for one line. Nothing is ever filled in by itself but the location that is suggested. */
export type TypedLine = {
  total: string;
  places: Place[];
  /** Which place the next scan counts into. */
  at: number;
  /** No more of it is coming. */
  short: boolean;
  verdict: Verdict;
  qualified: string;
  irNumber: string;
  lotNumber: string;
  ncrNumber: string;
  condition: string;
};

export const HEADER_FIELDS = [
  ...(['receivedDate', 'vendorShipDate', 'vendorInvoiceNum', 'vendorShipperNum', 'freightCost'] as const),
  ...(['carrier', 'trackingNumber', 'condition', 'logNumber'] as const),
];
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

export const blankLine = (line: ReceiveLine): TypedLine => ({
  ...{ total: '0', places: isNa(line) ? [] : [newPlace(line.stock?.suggestedLocation ?? '')], at: 0, short: false },
  ...{ verdict: line.needsInspection ? '' : 'accept', qualified: '0' },
  ...{ irNumber: '', lotNumber: '', ncrNumber: '', condition: '' },
});

export const typedOf = (typed: Typed, line: ReceiveLine): TypedLine => typed.lines[line.itemNumber] ?? blankLine(line);

export const withTotal = (line: TypedLine, total: string): TypedLine => ({
  ...{ ...line, total, short: false },
  places: spread(line.places, total),
});

/** One scan of the part: so many more, in the place that is being filled. Nothing where that is more than can come. */
export const afterScan = (line: TypedLine, by: string, max: string): TypedLine | undefined => {
  const [place] = [line.places[line.at] ?? line.places[0]];
  const places = place ? counted(line.places, place.location, by) : line.places;
  const total = place ? placedOf(places) : by;
  return compareDecimals(total, max) > 0 ? undefined : { ...line, total, places, short: false };
};

/** A location was scanned: it becomes the place of what has none, else the one that is filled next. */
export const atLocation = (line: TypedLine, location: string): TypedLine => {
  const named = line.places.findIndex((place) => place.location === location);
  if (named >= 0) return { ...line, at: named };
  const open = line.places.findIndex((place) => place.location === '' || isZero(place.quantity));
  if (open < 0) return { ...line, places: [...line.places, newPlace(location)], at: line.places.length };
  const places = line.places.map((place, here) => (here === open ? { ...place, location } : place));
  return { ...line, places, at: open };
};

export const qualifiedOf = ({ verdict, total, qualified }: TypedLine) =>
  verdict === 'qa' ? '0' : verdict === 'part' ? qualified : total;

export const isTouched = ({ total, short }: TypedLine) => !isZero(total) || short;
