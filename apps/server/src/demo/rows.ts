export type Cell = string | number | bigint | boolean | null | undefined | readonly string[];
export type Row = Readonly<Record<string, Cell>>;

/** Takes the finished text of one COPY. */
export type Sink = (table: string, columns: readonly string[], lines: string) => Promise<void>;

interface Sheet {
  table: string;
  columns: string[];
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
  private readonly sheets = new Map<string, Sheet>();
  private readonly order: readonly string[];
  private readonly sink: Sink;
  count = 0;

  constructor(order: readonly string[], sink: Sink) {
    this.order = order;
    this.sink = sink;
  }

  add(table: string, row: Row) {
    const columns = Object.keys(row);
    const key = `${table} ${columns.join(' ')}`;
    let sheet = this.sheets.get(key);
    if (!sheet) {
      if (!this.order.includes(table)) throw new Error(`${table} has no place in the order of tables`);
      sheet = { table, columns, lines: [] };
      this.sheets.set(key, sheet);
    }
    let line = '';
    for (const column of columns) line += `${line === '' ? '' : '\t'}${cellText(row[column])}`;
    sheet.lines.push(line);
    this.count += 1;
  }

  async flush() {
    const sheets = [...this.sheets.values()];
    this.sheets.clear();
    for (const table of this.order) {
      for (const { columns, lines } of sheets.filter((sheet) => sheet.table === table)) {
        await this.sink(table, columns, `${lines.join('\n')}\n`);
      }
    }
  }
}
