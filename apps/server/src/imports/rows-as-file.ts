import { refuse } from '../kit/refuse.ts';

type Cell = string | number | boolean | null;

/** Half a character has no bytes in UTF-8. NUL stands for it: no cell may hold either. */
const asText = (cell: Cell) => (cell === null ? '' : String(cell)).replace(/\p{Cs}/gu, '\0');
const quoted = (cell: Cell) => `"${asText(cell).replaceAll('"', '""')}"`;

/**
 * Rows of JSON as the file that they could have come in, so that the same rules read them. `rowAt` says which row stands at a
 * line of it: a cell may hold several lines.
 */
export function rowsAsFile(rows: readonly Readonly<Record<string, Cell>>[]) {
  const names = Object.keys(rows[0] ?? {});
  const lines = rows.map((row, index) => {
    const fields = Object.keys(row);
    if (fields.length !== names.length || !names.every((name) => Object.hasOwn(row, name)))
      refuse('IMPORT_ROWS_DIFFER', { field: `rows.${index}`, row: index + 1 });
    return names.map((name) => quoted(row[name] as Cell)).join(',');
  });
  const rowOfLine = new Map<number, number>();
  let line = 1;
  for (const [index, written] of lines.entries()) {
    line += written.split('\n').length;
    rowOfLine.set(line, index + 1);
  }
  return {
    text: [names.map(quoted).join(','), ...lines].join('\n'),
    rowAt: (asked: number) => rowOfLine.get(asked) ?? null,
  };
}
