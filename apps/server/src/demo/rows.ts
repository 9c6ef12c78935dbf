export type Cell = string | number | bigint | boolean | null | undefined | readonly string[];
export type Row = Readonly<Record<string, Cell>>;

/** Takes the finished text of one COPY. */
export type Sink = (table: string, columns: readonly string[], lines: string) => Promise<void>;

interface Sheet {
  columns: readonly string[];
  lines: string[];
}

const NEEDS_ESCAPE = /[\\\n\r\t]/;
const ESCAPED = /[\\\n\r\t]/g;
const escape = (letter: string) => ({ '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' })[letter] ?? letter;

const cellText = (cell: Cell): string => {
  if (cell === null || cell === undefined) return '\\N';
  if (typeof cell === 'string') return NEEDS_ESCAPE.test(cell) ? cell.replace(ESCAPED, escape) : cell;
  if (typeof cell === 'boolean') return cell ? 't' : 'f';
  if (typeof cell === 'object') return cellText(`{${cell.map((one) => JSON.stringify(one)).join(',')}}`);
  return String(cell);
};

/**
 * Rows that wait for their COPY. Tables are written in the order in which they were named, which keeps foreign keys
 * whole; rows of one table with different columns are written one set of columns after the other.
 */
export class Rows {
  private readonly sheets = new Map<string, Sheet[]>();
  private readonly order: readonly string[];
  private readonly sink: Sink;
  count = 0;

  constructor(order: readonly string[], sink: Sink) {
    this.order = order;
    this.sink = sink;
  }

  add(table: string, row: Row) {
    const columns = Object.keys(row);
    const cells: string[] = [];
    for (const column of columns) cells.push(cellText(row[column]));
    this.sheetOf(table, columns).lines.push(cells.join('\t'));
    this.count += 1;
  }

  /** Takes everything that waits now; rows added while it is being written wait for the next time. */
  async flush() {
    const waiting = this.order.flatMap((table) =>
      (this.sheets.get(table) ?? []).map((sheet) => ({ table, ...take(sheet) })),
    );
    for (const { table, columns, lines } of waiting) {
      if (lines.length > 0) await this.sink(table, columns, `${lines.join('\n')}\n`);
    }
  }

  private sheetOf(table: string, columns: readonly string[]): Sheet {
    let sheets = this.sheets.get(table);
    if (!sheets) {
      if (!this.order.includes(table)) throw new Error(`${table} has no place in the order of tables`);
      sheets = [];
      this.sheets.set(table, sheets);
    }
    let sheet = sheets.find((one) => sameColumns(one.columns, columns));
    if (!sheet) {
      sheet = { columns, lines: [] };
      sheets.push(sheet);
    }
    return sheet;
  }
}

const take = (sheet: Sheet) => {
  const { columns, lines } = sheet;
  sheet.lines = [];
  return { columns, lines };
};

const sameColumns = (a: readonly string[], b: readonly string[]) => {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return false;
  return true;
};
