import type { CallInput } from '@gemba/contract/kit/call';
import { compare, sumPlain } from '@gemba/contract/kit/fixed-point';
import type { Violation } from '@gemba/contract/kit/rules';
import type { Count } from '@gemba/contract/warehouse/count/count';
import type { postCount } from '@gemba/contract/warehouse/count/post-count';
import { postCountRules } from '@gemba/contract/warehouse/count/post-count-rules';
import { ruleErrors } from '../../inventory/index.ts';
import type { FormErrors } from '../../kit/form/use-form.ts';
import type { RefusedPosting } from '../../kit/posting/refused-posting.ts';

/** A part that is there by the books, or that somebody found there. */
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
/** `at`: the part that was counted last. */
export type Typed = { lines: Record<string, TypedLine>; found: CountLine[]; at: string };

export const NOTHING_TYPED: Typed = { lines: {}, found: [], at: '' };
const BLANK: TypedLine = { counted: null, serials: [], reason: '' };

export const typedOf = ({ lines }: Typed, { partNumber }: CountLine): TypedLine => lines[partNumber] ?? BLANK;

export const linesOf = ({ items }: Count, { found }: Typed): CountLine[] => {
  const expected = items.map(({ trackableLevel, ...item }) => ({
    ...item,
    traced: trackableLevel === 'SERIAL',
    found: false,
  }));
  return [...expected, ...found.filter((one) => !expected.some(({ partNumber }) => partNumber === one.partNumber))];
};

/**
 * The line of a scanned serial number: surely the open one, else perhaps the only traced one of the shelf. Where nobody
 * works on that line, the code may be anything that was scanned by mistake.
 */
export const lineOfSerial = (lines: readonly CountLine[], open: CountLine | undefined) => {
  if (open?.traced) return { line: open, isSure: true };
  const [only, ...others] = lines.filter(({ traced }) => traced);
  return only && others.length === 0 ? { line: only, isSure: false } : undefined;
};

/** A reason belongs to the figure that it was given for. */
export const countedUp = (typed: TypedLine, by: string): TypedLine => ({
  ...typed,
  counted: sumPlain([typed.counted ?? '0', by]),
  reason: '',
});

/** The counted lines, each with its index on the screen. */
const sent = (lines: readonly CountLine[], typed: Typed) =>
  lines.flatMap((line, index) => {
    const { counted, ...more } = typedOf(typed, line);
    return counted === null ? [] : [{ line, index, counted, ...more }];
  });

export const bodyOf = (lines: readonly CountLine[], typed: Typed): CallInput<typeof postCount>['body'] => ({
  items: sent(lines, typed).map(({ line, counted, serials, reason }) => ({
    partNumber: line.partNumber,
    counted,
    ...(serials.length > 0 && { serials }),
    ...(reason.trim() && { reason: reason.trim() }),
  })),
});

/** Entered figures that a count closed by somebody else does not hold. */
export const leftOver = ({ items }: Pick<Count, 'items'>, typed: Typed) =>
  Object.entries(typed.lines).flatMap(([partNumber, { counted, serials }]) => {
    if (counted === null) return [];
    const item = items.find((one) => one.partNumber === partNumber);
    const stands = item?.counted && compare(item.counted, counted) === 0;
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
  at: next.at,
});

type Rules = {
  say: (violation: Violation) => string;
  /** Parts that differ from the books, as the server has said. */
  differs: readonly string[];
};

/** Every rule that can be checked before a count is posted. */
export const errorsOf = (lines: readonly CountLine[], typed: Typed, { say, differs }: Rules): FormErrors => {
  const traced = lines.filter((line) => line.traced).map(({ partNumber }) => partNumber);
  const partNamed = (partNumber: string) =>
    ({ partNumber, trackableLevel: traced.includes(partNumber) ? 'SERIAL' : 'NONE' }) as const;
  return ruleErrors(postCountRules({ body: bodyOf(lines, typed) }, { partNamed, differs }), {
    say,
    fieldOf: (violation) => fieldOfRefusal(violation, lines, typed),
  });
};

/** The field on the screen that a refusal belongs to. */
export const fieldOfRefusal = (
  { code, field }: Pick<RefusedPosting, 'code' | 'field'>,
  lines: readonly CountLine[],
  typed: Typed,
) => {
  if (code === 'NOTHING_COUNTED') return 'form';
  const [first, item, what] = field.split('.');
  const index = first === 'items' ? sent(lines, typed)[Number(item)]?.index : undefined;
  if (index === undefined) return undefined;
  return what === 'serials' || what === 'reason' ? `${index}.${what}` : String(index);
};
