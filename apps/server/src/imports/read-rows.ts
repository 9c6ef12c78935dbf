import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import type { Column } from './columns.ts';
import type { Fault } from './faults.ts';
import type { ImportTable } from './import-table.ts';

export interface Row {
  line: number;
  /** In the order of the header's columns; null is an empty cell that clears. */
  values: (string | null)[];
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** Spreadsheets of many countries write semicolons. No name of a column has one of these signs, so the header tells. */
const DELIMITERS = [',', ';', '\t'] as const;
const delimiterOf = (header: string) => DELIMITERS.find((sign) => header.includes(sign)) ?? ',';

/** Without the mark that our own export puts before a cell that a spreadsheet would run. */
const unguarded = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** The columns that the header names, or what is wrong with it. */
function readHeader(table: ImportTable, names: readonly string[]): Column[] | Fault[] {
  const known = new Map(table.columns.map((column) => [column.name, column]));
  const list = [...known.keys()].join(', ');
  const faults = names.flatMap((name, at): Fault[] => {
    if (!known.has(name)) return [{ line: 1, wrong: 'UNKNOWN_COLUMN', facts: { value: name, known: list } }];
    return names.indexOf(name) < at ? [{ line: 1, column: name, wrong: 'COLUMN_TWICE', facts: { value: name } }] : [];
  });
  const missing = table.key.filter((name) => !names.includes(name) && known.get(name)?.empty === undefined);
  faults.push(...missing.map((column): Fault => ({ line: 1, column, wrong: 'KEY_MISSING' })));
  return faults.length > 0 ? faults : names.map((name) => known.get(name) as Column);
}

const isFaults = (header: Column[] | Fault[]): header is Fault[] => header.some((one) => 'wrong' in one);

function readRow(header: readonly Column[], { record, info: { lines } }: Parsed): Row | Fault[] {
  if (record.length !== header.length) {
    const facts = { value: String(record.length), expected: String(header.length) };
    return [{ line: lines, wrong: 'CELLS', facts }];
  }
  const faults: Fault[] = [];
  const values = header.map((column, at) => {
    const cell = unguarded((record[at] ?? '').trim());
    const { name, empty } = column;
    const said = cell === '' ? '' : column.read(cell);
    const read = said === '' ? (empty === undefined ? ({ wrong: 'EMPTY' } as const) : empty) : said;
    if (read === null || typeof read === 'string') return read;
    faults.push({ line: lines, column: name, ...read });
    return null;
  });
  return faults.length > 0 ? faults : { line: lines, values };
}

type Read = { header: Column[]; row?: never } | { header?: never; row: Row | Fault[] };

/** Says the header first, and then every row or its faults. A file that is no CSV ends with that fault. */
export async function* readRows(table: ImportTable, file: Readable): AsyncGenerator<Read, void> {
  const text = fatalUtf8(file);
  let header: Column[] | undefined;
  try {
    const start = await firstLine(text);
    const csv = parse({
      bom: true,
      info: true,
      relaxColumnCount: true,
      delimiter: delimiterOf(start.split('\n')[0] ?? ''),
    });
    // An error on the way comes out of the parser as well.
    pipeline(Readable.from(rest(start, text)), csv).catch(() => undefined);
    for await (const parsed of csv as AsyncIterable<Parsed>) {
      if (header) {
        yield { row: readRow(header, parsed) };
        continue;
      }
      const read = readHeader(
        table,
        parsed.record.map((name) => unguarded(name.trim())),
      );
      if (isFaults(read)) {
        yield { row: read };
        return;
      }
      header = read;
      yield { header };
    }
    if (!header) yield { row: [{ line: 1, wrong: 'NO_HEADER' }] satisfies Fault[] };
  } catch (error) {
    yield { row: [notReadable(error)] };
  }
}

/** The text up to the end of its first line, and perhaps some more. */
async function firstLine(text: AsyncGenerator<string, void>) {
  let start = '';
  while (!start.includes('\n')) {
    const next = await text.next();
    if (next.done) break;
    start += next.value;
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

function notReadable(error: unknown): Fault {
  if (error instanceof CsvError)
    return { line: Number(error['lines'] ?? 1), wrong: 'NOT_CSV', facts: { problem: error.message } };
  if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return { line: 1, wrong: 'NOT_UTF8' };
  throw error;
}
