import { type Fault, isOfTheFile } from './faults.ts';

/** Counts the faults of a file, and keeps the first of them. */
export function noteFaults(most: number) {
  const told: Fault[] = [];
  let count = 0;
  let rows = 0;
  let isFileWrong = false;
  return {
    /** By line, and in a line by its columns. */
    inOrder: (columns: readonly string[]) => {
      const at = ({ column = '' }: Fault) => columns.indexOf(column);
      return told.toSorted((one, other) => one.line - other.line || at(one) - at(other));
    },
    /** Rows at `known` lines were counted before. */
    add(found: readonly Fault[], known: readonly number[] = []) {
      count += found.length;
      told.push(...found.slice(0, Math.max(0, most - told.length)));
      isFileWrong ||= found.some(isOfTheFile);
      const lines = new Set(found.filter((fault) => !isOfTheFile(fault)).map(({ line }) => line));
      for (const line of known) lines.delete(line);
      rows += lines.size;
    },
    count: () => count,
    rows: () => rows,
    /** Not even without the bad rows can it be imported. Rows that are not told are not left out either. */
    refuses: () => isFileWrong || count > most,
  };
}
