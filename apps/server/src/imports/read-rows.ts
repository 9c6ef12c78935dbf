import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { delimiterOf } from '@gemba/contract/imports/upload/csv-records';
import { CsvError, parse } from 'csv-parse';
import type { Column } from './columns.ts';
import type { Fault } from './faults.ts';
import type { ImportTable } from './import-table.ts';

export interface Row {
  line: number;
  /** In the order of the header's columns; null is an empty cell that clears, or one that is bad. */
  values: (string | null)[];
  /** The bad cells of the row. */
  faults: Fault[];
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** In bytes. A file with a quote that nobody closed is one row up to its end. */
const LONGEST_ROW = 1_000_000;

/** Signs that PostgreSQL keeps in no text, not even in what is told of a fault. */
const KEPT_NOWHERE = /[\0\p{Cs}]/u;
const tellable = (cell: string) => cell.replaceAll(/[\0\p{Cs}]/gu, '\uFFFD');

/** Every other byte of plain words in UTF-16 is zero. */
const IN_UTF16 = /\0[^\0]\0/;

const readCell = ({ read }: Column, cell: string) =>
  KEPT_NOWHERE.test(cell) ? ({ wrong: 'NOT_WRITABLE' } as const) : read(cell);

/** Without the mark that our own export puts before a cell that a spreadsheet would run. */
const unguarded = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** Our column for each column of the file, null for one that is left out. */
type Mapping = readonly (string | null)[];

/** The names of the file as somebody has mapped them, or its own. */
const mapped = (names: readonly string[], mapping: Mapping | undefined): Mapping | Fault[] => {
  if (!mapping || mapping.length === names.length) return mapping ?? names;
  const facts = { value: String(names.length), expected: String(mapping.length) };
  return [{ line: 1, wrong: 'OTHER_COLUMNS', facts }];
};

/** The columns that the header names, or what is wrong with it. */
function readHeader(table: ImportTable, given: Mapping): Column[] | Fault[] {
  const names = given.filter((name) => name !== null);
  const known = new Map(table.columns.map((column) => [column.name, column]));
  const list = [...known.keys()].join(', ');
  const faults = names.flatMap((name, at): Fault[] => {
    if (name === '') return [{ line: 1, wrong: 'COLUMN_UNNAMED', facts: { known: list } }];
    if (!known.has(name)) return [{ line: 1, wrong: 'UNKNOWN_COLUMN', facts: { value: name, known: list } }];
    return names.indexOf(name) < at ? [{ line: 1, column: name, wrong: 'COLUMN_TWICE', facts: { value: name } }] : [];
  });
  const missing = table.key.filter((name) => !names.includes(name) && known.get(name)?.empty === undefined);
  faults.push(...missing.map((column): Fault => ({ line: 1, column, wrong: 'KEY_MISSING' })));
  return faults.length > 0 ? faults : names.map((name) => known.get(name) as Column);
}

const isFaults = <Other extends object | string | null>(given: readonly Other[] | Fault[]): given is Fault[] =>
  given.some((one) => typeof one === 'object' && one !== null && 'wrong' in one);

/** The header of a file: its columns that are read, where they stand, and how many cells a row has. */
interface Header {
  columns: Column[];
  places: number[];
  cells: number;
}

/** A bad cell is told in part: there may be thousands of them. */
const CELL_SHOWN = 200;

function readRow({ columns, places, cells }: Header, { record, info: { lines } }: Parsed): Row | Fault[] {
  if (record.length !== cells) {
    const facts = { value: String(record.length), expected: String(cells) };
    return [{ line: lines, wrong: 'CELLS', facts }];
  }
  const faults: Fault[] = [];
  const values = columns.map((column, at) => {
    const cell = unguarded((record[places[at] ?? 0] ?? '').trim());
    const { name, empty } = column;
    const said = cell === '' ? '' : readCell(column, cell);
    const read = said === '' ? (empty === undefined ? ({ wrong: 'EMPTY' } as const) : empty) : said;
    if (read === null || typeof read === 'string') return read;
    faults.push({ line: lines, column: name, cell: tellable(cell.slice(0, CELL_SHOWN)), ...read });
    return null;
  });
  return { line: lines, values, faults };
}

type Read = { header: Column[]; row?: never } | { header?: never; row: Row | Fault[] };

/** Says the header first, and then every row, or why it is none. A file that is no CSV ends with that fault. */
export async function* readRows(table: ImportTable, file: Readable, mapping?: Mapping): AsyncGenerator<Read, void> {
  const text = fatalUtf8(file);
  let header: Header | undefined;
  try {
    const start = await firstLine(text);
    if (IN_UTF16.test(start.slice(0, start.indexOf('\n') + 1))) {
      yield { row: [{ line: 1, wrong: 'NOT_UTF8' }] };
      return;
    }
    const csv = parse({
      bom: true,
      info: true,
      relaxColumnCount: true,
      delimiter: delimiterOf(start),
      maxRecordSize: LONGEST_ROW,
    });
    // An error on the way comes out of the parser as well.
    pipeline(Readable.from(rest(start, text)), csv).catch(() => undefined);
    for await (const parsed of csv as AsyncIterable<Parsed>) {
      if (header) {
        yield { row: readRow(header, parsed) };
        continue;
      }
      const names = mapped(
        parsed.record.map((name) => tellable(unguarded(name.trim()))),
        mapping,
      );
      const columns = isFaults(names) ? names : readHeader(table, names);
      if (isFaults(columns)) {
        yield { row: columns };
        return;
      }
      const places = [...names.keys()].filter((at) => names[at] !== null);
      header = { columns, places, cells: names.length };
      yield { header: columns };
    }
    if (!header) yield { row: [{ line: 1, wrong: 'NO_HEADER' }] satisfies Fault[] };
  } catch (error) {
    yield { row: [notReadable(error)] };
  }
}

/** The text up to the end of its first line, and perhaps some more. */
async function firstLine(text: AsyncGenerator<string, void>) {
  let start = '';
  while (start.length < LONGEST_ROW) {
    const next = await text.next();
    if (next.done) break;
    start += next.value;
    if (next.value.includes('\n')) break;
  }
  return start;
}

async function* rest(start: string, text: AsyncGenerator<string, void>) {
  yield start;
  yield* text;
}

async function* fatalUtf8(bytes: AsyncIterable<Buffer>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  for await (const part of bytes) yield decoder.decode(part, { stream: true });
  yield decoder.decode();
}

/** The mistakes that people make, in words that help. */
const CSV_FAULTS: Readonly<Record<string, 'QUOTE_OPEN' | 'QUOTE_INSIDE' | 'ROW_TOO_LONG'>> = {
  CSV_QUOTE_NOT_CLOSED: 'QUOTE_OPEN',
  CSV_INVALID_CLOSING_QUOTE: 'QUOTE_INSIDE',
  INVALID_OPENING_QUOTE: 'QUOTE_INSIDE',
  CSV_MAX_RECORD_SIZE: 'ROW_TOO_LONG',
};

function notReadable(error: unknown): Fault {
  if (error instanceof CsvError) {
    const line = Number(error['lines'] ?? 1);
    const known = CSV_FAULTS[error.code];
    return known ? { line, wrong: known } : { line, wrong: 'NOT_CSV', facts: { problem: error.message } };
  }
  if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return { line: 1, wrong: 'NOT_UTF8' };
  throw error;
}
