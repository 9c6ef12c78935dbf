import type { CallInput } from '@gemba/contract/kit/call';
import type { Count, postCount } from '@gemba/contract/warehouse/counts';
import { type Faults, isZero, type RefusedPosting, type Spot, type useRefusal } from '../../inventory/index.ts';
import { addDecimals, compareDecimals } from '../../kit/ui/decimal-input.ts';

/** A part that lies there by the books, or that somebody found there. */
export type CountLine = Pick<
  Count['items'][number],
  'partNumber' | 'description' | 'descriptionZh' | 'descriptionEs'
> & {
  uom: string;
  traced: boolean;
  found: boolean;
};

/** `null` is not zero: nobody has looked. */
export type TypedLine = { counted: string | null; serials: string[]; reason: string };
export type Typed = { lines: Record<string, TypedLine>; found: CountLine[] };

export const NOTHING_TYPED: Typed = { lines: {}, found: [] };
const BLANK: TypedLine = { counted: null, serials: [], reason: '' };

export const typedOf = ({ lines }: Typed, { partNumber }: CountLine): TypedLine => lines[partNumber] ?? BLANK;

export const linesOf = ({ items }: Count, { found }: Typed): CountLine[] => {
  const expected = items.map(({ trackableLevel, ...item }) => ({
    ...{ ...item, traced: trackableLevel === 'SERIAL', found: false },
  }));
  return [...expected, ...found.filter((one) => !expected.some(({ partNumber }) => partNumber === one.partNumber))];
};

export const oneMore = (typed: TypedLine): TypedLine => ({ ...typed, counted: addDecimals(typed.counted ?? '0', '1') });

/** Lines that somebody has looked at, each with its place on the screen. */
const sent = (lines: readonly CountLine[], typed: Typed) =>
  lines.flatMap((line, at) => {
    const { counted, ...more } = typedOf(typed, line);
    return counted === null ? [] : [{ line, at, counted, ...more }];
  });

export const bodyOf = (lines: readonly CountLine[], typed: Typed): CallInput<typeof postCount>['body'] => ({
  items: sent(lines, typed).map(({ line, counted, serials, reason }) => ({
    ...{ partNumber: line.partNumber, counted },
    ...(serials.length > 0 && { serials }),
    ...(reason.trim() && { reason: reason.trim() }),
  })),
});

/** What somebody entered of a count that was over before: all that does not stand in it as it was entered. */
export const leftOver = ({ items }: Pick<Count, 'items'>, typed: Typed) =>
  Object.entries(typed.lines).flatMap(([partNumber, { counted, serials }]) => {
    if (counted === null) return [];
    const item = items.find((one) => one.partNumber === partNumber);
    const stands = item?.counted && compareDecimals(item.counted, counted) === 0;
    const found = typed.found.find((one) => one.partNumber === partNumber);
    return stands ? [] : [{ partNumber, counted, serials, uom: item?.uom ?? found?.uom ?? '' }];
  });

/** Figures of an earlier count in the next one. What was entered there already is newer. */
export const carriedOver = (earlier: Typed, next: Typed): Typed => ({
  lines: { ...earlier.lines, ...next.lines },
  found: [
    ...earlier.found.filter(({ partNumber }) => !next.found.some((one) => one.partNumber === partNumber)),
    ...next.found,
  ],
});

type Rules = {
  say: ReturnType<typeof useRefusal>;
  shown: (quantity: string) => string;
  /** Parts of which the server has said that they differ from the books. */
  differs: readonly string[];
};

/** What can be looked at before a count is posted. That it differs only the server knows: the count is blind. */
export const faultsOf = (lines: readonly CountLine[], typed: Typed, { say, shown, differs }: Rules): Faults => {
  const looked = sent(lines, typed);
  const faults = new Map<Spot, { says: string; late: boolean }>();
  if (looked.length === 0) faults.set('form', { says: say('NOTHING_COUNTED'), late: true });
  for (const { line, at, counted, serials, reason } of looked) {
    const { partNumber, traced } = line;
    if (traced && !isZero(counted) && serials.length === 0)
      faults.set(`${at}.serials`, { says: say('SERIAL_REQUIRED', { partNumber }), late: true });
    else if (traced && compareDecimals(String(serials.length), counted) !== 0) {
      const says = say('SERIAL_COUNT_NOT_MATCH', { partNumber, quantity: shown(counted) });
      faults.set(`${at}.serials`, { says, late: true });
    }
    if (differs.includes(partNumber) && reason.trim() === '')
      faults.set(`${at}.reason`, { says: say('COUNT_REASON_REQUIRED', { partNumber }), late: false });
  }
  return faults;
};

/** Where on the screen the server's refusal belongs. */
export const spotOfRefusal = ({ code, field }: RefusedPosting, lines: readonly CountLine[], typed: Typed) => {
  if (code === 'NOTHING_COUNTED') return 'form';
  const [first, index, what] = field.split('.');
  const at = first === 'items' ? sent(lines, typed)[Number(index)]?.at : undefined;
  if (at === undefined) return undefined;
  return what === 'serials' || what === 'reason' ? `${at}.${what}` : String(at);
};
