import { DateText } from '@gemba/contract/kit/dates';
import type { Wrong } from './faults.ts';

/** A row of another table that a file calls by its name, and our tables by a number of our own. */
export interface Named {
  readonly table: string;
  /** SQL of the name; the row is `other`. */
  readonly name: string;
  /** SQL function that makes every spelling of the name the same. */
  readonly spelling?: string;
  /** The column with the number. */
  readonly id: string;
  /** In the sentence about a name that nobody has. */
  readonly what: string;
}

/** SQL for a column whose value in the file is not simply the one in the table. `old` is the row here, `new` that of the file. */
export interface Special {
  /** The value here as the file would say it. */
  readonly shown?: string;
  readonly differs?: string;
  /** The value of a new row. */
  readonly first?: string;
  /** The value of a changed row. */
  readonly next?: string;
  /** Other columns that change with it. */
  readonly along?: Readonly<Record<string, { readonly first: string; readonly next: string }>>;
}

/** A column of a file, and how its cells are read. */
export interface Column extends Special {
  /** In the file: as the calls name it. */
  readonly name: string;
  /** In the table. */
  readonly column: string;
  readonly type: 'text' | 'text[]' | 'numeric' | 'integer' | 'bigint' | 'date' | 'time' | 'boolean';
  /** The value of an empty cell; undefined where it may not be empty. */
  readonly empty: string | null | undefined;
  readonly example: string;
  readonly named?: Named;
  /** The only values of its cells. */
  readonly codes?: readonly string[];
  /** Said for the posting of a new row, and no column of the table. */
  readonly aside?: true;
  /** SQL function that makes every spelling of a key the same. */
  readonly spelling?: string;
  read(cell: string): string | Wrong;
}

interface Options {
  column?: string;
  empty?: string | null;
  example?: string;
  special?: Special;
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const column = (name: string, type: Column['type'], options: Options, read: Column['read']): Column => ({
  name,
  column: options.column ?? snake(name),
  type,
  // `empty: undefined` would say the same as leaving it out.
  empty: 'empty' in options ? options.empty : undefined,
  example: options.example ?? '',
  ...options.special,
  read,
});

/** Lines and tabs come with what people paste into a form. */
const WRITABLE = /^(?:[^\p{Cc}\p{Cs}\p{Bidi_Control}]|[\t\n\r])*$/u;
const WRITABLE_IN_LINES = /^[^\0\p{Cs}\p{Bidi_Control}]*$/u;

const readText = (most: number, writable: RegExp) => (cell: string) => {
  if (!writable.test(cell)) return { wrong: 'NOT_WRITABLE' } as const;
  const { length } = [...cell];
  return length <= most ? cell : ({ wrong: 'TOO_LONG', facts: { value: String(length), most: String(most) } } as const);
};

export const text = (name: string, most: number, options: Options = {}) =>
  column(name, 'text', options, readText(most, WRITABLE));

/** Text of several lines. */
export const message = (name: string, most: number, options: Options = {}) =>
  column(name, 'text', options, readText(most, WRITABLE_IN_LINES));

export interface CodeRule {
  matches: (cell: string) => boolean;
  /** In words. */
  rule: string;
  /** Cells that mean none. */
  none?: (cell: string) => boolean;
}

const CODE: CodeRule = {
  matches: (cell) => /^[A-Z0-9][A-Z0-9._/-]{0,19}$/.test(cell),
  rule: '1 to 20 of A-Z, 0-9, full stop, underscore, slash and hyphen',
};

/** A code that other rows refer to. */
export const code = (name: string, options: Options = {}, { matches, rule, none }: CodeRule = CODE) =>
  column(name, 'text', options, (cell) => {
    if (none?.(cell)) return '';
    return matches(cell) ? cell : { wrong: 'NOT_A_CODE', facts: { value: cell, rule } };
  });

/** A name by which a row of another table is called. */
export const named = (name: string, of: Named, options: Options = {}, type: 'integer' | 'bigint' = 'integer') => ({
  ...column(name, type, options, readText(300, WRITABLE)),
  named: of,
});

const NUMBER = /^-?\d{1,16}(?:\.(\d{1,12}))?$/;

interface Range {
  decimals: number;
  least?: string;
  most?: string;
}

export const amount = (name: string, { decimals, least = '0', most = '999999999999' }: Range, options: Options = {}) =>
  column(name, 'numeric', options, (cell) => {
    const [, fraction = ''] = NUMBER.exec(cell) ?? [];
    if (!NUMBER.test(cell)) return { wrong: 'NOT_A_NUMBER', facts: { value: cell } };
    if (fraction.length > decimals) return { wrong: 'DECIMALS', facts: { value: cell, most: String(decimals) } };
    const isWithin = Number(cell) >= Number(least) && Number(cell) <= Number(most);
    return isWithin ? cell : { wrong: 'OUT_OF_RANGE', facts: { value: cell, least, most } };
  });

export const whole = (name: string, least: number, most: number, options: Options = {}) =>
  column(name, 'integer', options, (cell) => {
    if (!/^-?\d{1,9}$/.test(cell)) return { wrong: 'NOT_WHOLE', facts: { value: cell } };
    const isWithin = Number(cell) >= least && Number(cell) <= most;
    return isWithin
      ? cell
      : { wrong: 'OUT_OF_RANGE', facts: { value: cell, least: String(least), most: String(most) } };
  });

export const day = (name: string, options: Options = {}) =>
  column(name, 'date', options, (cell) =>
    DateText.safeParse(cell).success ? cell : { wrong: 'NOT_A_DAY', facts: { value: cell } },
  );

export const timeOfDay = (name: string, options: Options = {}) =>
  column(name, 'time', options, (cell) =>
    /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(cell) ? cell : { wrong: 'NOT_A_TIME', facts: { value: cell } },
  );

const YES = ['true', 'yes', 'y', '1'];
const NO = ['false', 'no', 'n', '0'];

export const yesOrNo = (name: string, empty: 'true' | 'false', options: Options = {}) =>
  column(name, 'boolean', { empty, ...options }, (cell) => {
    const said = cell.toLowerCase();
    if (YES.includes(said)) return 'true';
    return NO.includes(said) ? 'false' : { wrong: 'NOT_YES_OR_NO', facts: { value: cell } };
  });

export const oneOf = (name: string, known: readonly string[], options: Options = {}) => ({
  ...column(name, 'text', options, (cell) =>
    known.includes(cell) ? cell : ({ wrong: 'NOT_ONE_OF', facts: { value: cell, known: known.join(', ') } } as const),
  ),
  codes: known,
});

/** Several words with blanks between them; their order says nothing. */
export const someOf = (name: string, known: readonly string[], options: Options = {}) =>
  column(name, 'text[]', { empty: '{}', ...options }, (cell) => {
    const words = [...new Set(cell.split(/\s+/))].sort();
    const unknown = words.find((word) => !known.includes(word));
    return unknown === undefined
      ? `{${words.join(',')}}`
      : { wrong: 'NOT_ONE_OF', facts: { value: unknown, known: known.join(', ') } };
  });
