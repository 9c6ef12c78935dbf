/** Spreadsheets of many countries write semicolons. */
const DELIMITERS = [',', ';', '\t'] as const;
const QUOTE = '"';

/** The sign that stands most often between the names of the first line; quoted names may have others. */
export const delimiterOf = (text: string) => {
  const line = (text.split(/[\r\n]/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((sign) => ({ sign, count: line.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
};

/** A row as it stands in the file, with the number of its last line. */
export interface CsvRecord {
  readonly line: number;
  readonly text: string;
}

/**
 * Divides a file into its rows while it is read; a quoted cell may hold line ends. `push` gives the rows that are whole, `end`
 * the last one, which may have no line end. Lines are counted as the parser of the server does it: a carriage return with a line feed
 * are two inside of quotes.
 */
export const recordReader = () => {
  let rest = '';
  let line = 0;
  let inQuotes = false;
  /** Up to here `rest` has been looked at. */
  let seen = 0;
  const take = (isLast: boolean): CsvRecord[] => {
    const found: CsvRecord[] = [];
    let start = 0;
    for (; seen < rest.length; seen += 1) {
      const sign = rest[seen];
      if (sign === QUOTE) inQuotes = !inQuotes;
      if (sign !== '\n' && sign !== '\r') continue;
      if (!inQuotes) {
        // Whether a line feed follows is known with the next piece.
        if (sign === '\r' && seen + 1 === rest.length && !isLast) break;
        const length = sign === '\r' && rest[seen + 1] === '\n' ? 2 : 1;
        found.push({ line: line + 1, text: rest.slice(start, seen) });
        start = seen + length;
        seen += length - 1;
      }
      line += 1;
    }
    rest = rest.slice(start);
    seen -= start;
    return found;
  };
  return {
    push: (piece: string) => {
      rest += piece;
      return take(false);
    },
    end: () => {
      const found = take(true);
      return rest === '' ? found : [...found, { line: line + 1, text: rest }];
    },
  };
};

/** The cells of one row. */
export const cellsOf = (text: string, delimiter: string): string[] => {
  const cells: string[] = [];
  let cell = '';
  let inQuotes = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (inQuotes && sign === QUOTE && text[at + 1] === QUOTE) {
      cell += QUOTE;
      at += 1;
    } else if (sign === QUOTE) inQuotes = !inQuotes;
    else if (sign === delimiter && !inQuotes) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell].map((one) => one.trim());
};
