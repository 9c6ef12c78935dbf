import { type Fault, isOfTheFile } from './faults.ts';

/** Counts the faults of a file, and keeps the first of them. */
export function noteFaults(most: number) {
  const told: Fault[] = [];
  let count = 0;
  let rows = 0;
  let isFileWrong = false;
  return {
    inOrder: () => told.toSorted((one, other) => one.line - other.line),
    add(found: readonly Fault[]) {
      count += found.length;
      told.push(...found.slice(0, Math.max(0, most - told.length)));
      isFileWrong ||= found.some(isOfTheFile);
      rows += new Set(found.filter((fault) => !isOfTheFile(fault)).map(({ line }) => line)).size;
    },
    count: () => count,
    rows: () => rows,
    /** Not even without the bad rows can it be imported. Rows that are not told are not left out either. */
    refuses: () => isFileWrong || count > most,
  };
}
