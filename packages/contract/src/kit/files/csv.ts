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

/** The line of names. The mark before it tells spreadsheets that this is UTF-8: Chinese would be broken without. */
export const csvHead = (columns: readonly CsvColumn[]) =>
  `\ufeff${columns.map(({ name }) => textCell(name)).join(',')}\r\n`;

/** RFC 4180, and nothing that a spreadsheet would run. */
export const csvLine = (columns: readonly Partial<CsvColumn>[], row: readonly (string | null)[]) =>
  `${columns.map(({ kind }, at) => cell(row[at] ?? null, kind)).join(',')}\r\n`;
