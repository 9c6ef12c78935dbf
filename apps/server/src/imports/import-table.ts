import type { Column } from './columns.ts';

/** Rows of another table that a row refers to. */
export interface Reference {
  /** Columns of the file, in the order of the key that they refer to. */
  readonly columns: readonly string[];
  readonly table: string;
  readonly key: readonly string[];
  /** In the sentence about a row that is not there. */
  readonly what: string;
}

/** A column that may not change any more once something of ours depends on it. */
export interface Settled {
  readonly column: string;
  /** SQL, true for a row `old` of the table that is in use. */
  readonly inUse: string;
  readonly why: string;
}

/**
 * One kind of file: the table that it fills, declared once. Rows are found by their key; only columns that the file has are
 * changed. Columns that postings and people change here are not among them.
 */
export interface ImportTable {
  /** The name of the file, without its ending. */
  readonly kind: string;
  readonly table: string;
  /** Names of columns of the file. */
  readonly key: readonly string[];
  readonly columns: readonly Column[];
  readonly references?: readonly Reference[];
  readonly settled?: readonly Settled[];
  /** Made of a column of the file, not read from it. */
  readonly derived?: { readonly column: string; readonly from: string; readonly make: (value: string) => string };
  /** Whether the table counts changes of a row, for people who change it at the same time. */
  readonly versioned?: boolean;
  /** SQL after the rows are in, with the company as $1 and the file's rows in `import_row`. */
  readonly after?: readonly string[];
}
