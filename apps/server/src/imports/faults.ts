import type { Refusal } from '../kit/refuse.ts';

/** Everything that can be wrong with a file, told to the person who mends it. */
const SENTENCES = {
  NOT_UTF8: 'The file is not UTF-8. Save it as CSV UTF-8.',
  NOT_CSV: 'This is no CSV: {problem}.',
  QUOTE_OPEN: 'A quote is opened before this line and never closed. Close it, or write a quote inside of a cell twice.',
  QUOTE_INSIDE: 'A quote stands inside of a cell. Put the whole cell in quotes, and write the quote inside twice.',
  ROW_TOO_LONG: 'A row is longer than a million signs: perhaps a quote is opened and never closed.',
  NO_HEADER: 'The first line has to name the columns.',
  UNKNOWN_COLUMN: 'There is no column {value}. There are {known}.',
  COLUMN_UNNAMED: 'A column has no name. There are {known}.',
  COLUMN_TWICE: 'The column {value} stands twice.',
  KEY_MISSING: 'Rows are found by this column; the file has to have it.',
  OTHER_COLUMNS: 'The file has {value} columns, and {expected} were assigned.',
  CELLS: '{value} cells, where the header has {expected}.',
  EMPTY: 'May not be empty.',
  NEEDED_FOR_NEW: 'A new row needs this column.',
  TOO_LONG: '{value} characters, at most {most}.',
  NOT_WRITABLE: 'Has signs that cannot be kept: control characters, or signs that turn the direction of writing.',
  NOT_A_CODE: '{value} is no such code: {rule}.',
  NOT_A_NUMBER: '{value} is no number. Write it like 1234.5.',
  NOT_WHOLE: '{value} is no whole number.',
  OUT_OF_RANGE: '{value} is not between {least} and {most}.',
  DECIMALS: '{value} has more than {most} decimals.',
  NOT_A_DAY: '{value} is no day. Write it like 2026-11-30.',
  NOT_A_TIME: '{value} is no time of the day. Write it like 06:30.',
  NOT_YES_OR_NO: '{value} is neither true nor false.',
  NOT_ONE_OF: '{value} is none of {known}.',
  TWICE: 'The same key stands in line {other}.',
  ROW_TWICE: 'The same key stands in row {other}.',
  NOT_FOUND: 'There is no {what} {value}.',
  CIRCLE: '{value} would contain itself.',
  NEITHER: 'Either {value} has to be there, and not both.',
  NO_REVISION:
    'Part {value} has no revision {unknown}. It has {known}. Import partRevisions first, or write one of these.',
  NO_BOM: 'There is no BOM of {value}.',
  NO_ROUTING: 'There is no routing of {value}.',
  HOURS: 'Operation {value} of the routing would take {hours} hours, at most {most}.',
  NOT_OPEN: '{value} is no open line of an order.',
  NOT_TRANSIT: 'Goods on the way are at a location for transit; {value} is none.',
  NO_ACCOUNT: 'The company has no account for {value}: import accountUses first.',
  CLOSED: 'Account {value} is closed. Choose another one.',
  ACCOUNT_CLOSED:
    'Account {value} is closed, and {use} would be posted to it. Choose another account for this use first.',
  NOT_FOR_USE: 'Account {value} is inactive, or stands in another line of the statements than this use needs.',
  ACCOUNT_SHARED: 'Account {value} would have two uses; one whose balance is compared has only one.',
  LAST_ADMINISTRATOR: 'Nobody would administer the company any more. Give COMPANY_ADMIN to somebody else first.',
  NO_SEAT_LEFT: 'The licence has {value} seats, and with this file there would be more users.',
  NO_RATE: 'There is no exchange rate of {value} for that day: enter one, or say it in the file.',
  BASE_RATE: '{value} is the currency of the company: its rate is 1. Write 1, or leave the cell empty.',
  OTHER_PARTNER: 'The {what} {value} belongs to {owner}.',
  NOTE_ABOVE_ZERO: '{value} is not below zero. A credit or debit note takes money off: write its amounts like -70.20.',
  NOTE_OF_GOODS: 'A note names no {value}. Leave this cell empty, and name the return that the note is for.',
  BELOW_ZERO: '{value} is below zero. Write a credit as a note: CREDIT_NOTE of ours, DEBIT_NOTE of a vendor.',
  OTHER_CURRENCY:
    'The payment is in {value}, and this document in {other}. A payment has the currency of what it pays.',
  PAID_SIGN:
    '{value} has the wrong sign. Write what pays an invoice or a bill above zero, and what takes a note off below zero.',
  MORE_THAN_PAYMENT: 'The lines of the payment are {value} together, and the payment is {most}.',
  VENDOR_INVOICE_TWICE: 'The invoice {value} of the vendor is bill {other} already.',
  DUE_TOO_EARLY: '{value} is before the date of the document, {other}.',
  NOT_TRACED: '{value} has to name a serial number and the quantity 1.',
  NOBODY: 'Somebody has to post this: say --by USER.',
  REFUSED: '{value}',
} as const;

export type FaultCode = keyof typeof SENTENCES;

/** Wrong for the cell that it is found in. */
export interface Wrong {
  readonly wrong: FaultCode;
  readonly facts?: Readonly<Record<string, string>>;
}

export interface Fault extends Wrong {
  /** In the file; the header is line 1. */
  readonly line: number;
  readonly column?: string;
  /** As the file has it. */
  readonly cell?: string;
  /** The posting was refused like this. */
  readonly refusal?: Pick<Refusal, 'code' | 'facts'>;
}

const OF_THE_FILE: ReadonlySet<FaultCode> = new Set([
  'NOT_UTF8',
  'NOT_CSV',
  'QUOTE_OPEN',
  'QUOTE_INSIDE',
  'ROW_TOO_LONG',
  'NO_HEADER',
  'UNKNOWN_COLUMN',
  'COLUMN_UNNAMED',
  'COLUMN_TWICE',
  'KEY_MISSING',
  'OTHER_COLUMNS',
  'NOBODY',
  'REFUSED',
]);

/** It is not about one row, which could be left out. */
export const isOfTheFile = ({ wrong }: Fault) => OF_THE_FILE.has(wrong);

const SHOWN = 60;
const short = (value: string) => (value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value);

export const sentenceOf = ({ wrong, facts = {} }: Wrong, sentences: Readonly<Record<FaultCode, string>> = SENTENCES) =>
  sentences[wrong].replace(/\{(\w+)\}/g, (_, name: string) => short(facts[name] ?? ''));

/** A row that was left as it is: it would have overwritten what happened here. */
export interface Conflict {
  readonly line: number;
  readonly column: string;
  readonly why: string;
  /** The value that stands here, and the one of the file. */
  readonly here: string | null;
  readonly there: string | null;
}

const quoted = (value: string | null) => (value === null ? 'nothing' : short(value));

export const sentenceOfConflict = ({ why, here, there }: Conflict) =>
  `left as it is, because ${why}. Here ${quoted(here)}, in the file ${quoted(there)}.`;
