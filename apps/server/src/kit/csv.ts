/** A column of a table for spreadsheets. `number` is written as it is; everything else is text, whatever it looks like. */
export interface CsvColumn {
  readonly name: string;
  readonly kind?: 'text' | 'number';
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;
// A spreadsheet runs a cell that begins like this. A part number may: `-1E2` is a legal one.
const FORMULA = /^[=+\-@\t\r]/;

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const textCell = (text: string) => quoted(FORMULA.test(text) ? `'${text}` : text);

const cell = (value: string | null, kind: CsvColumn['kind']) => {
  if (value === null) return '';
  return kind === 'number' && NUMBER.test(value) ? value : textCell(value);
};

/** RFC 4180, and nothing that a spreadsheet would run. One line after the other, so that a long list need not fit in memory. */
export function* csvLines(columns: readonly CsvColumn[], rows: Iterable<readonly (string | null)[]>) {
  yield `${columns.map(({ name }) => textCell(name)).join(',')}\r\n`;
  for (const row of rows) {
    yield `${columns.map(({ kind }, at) => cell(row[at] ?? null, kind)).join(',')}\r\n`;
  }
}
