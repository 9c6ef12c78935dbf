import type { ClientBase } from 'pg';
import type { Doer } from '../kit/sessions/actor.ts';
import type { Column } from './columns.ts';
import type { FaultCode } from './faults.ts';

/** Rows of another table that a row refers to. */
export interface Reference {
  /** Columns of the file, in the order of the key that they refer to. */
  readonly columns: readonly string[];
  readonly table: string;
  readonly key: readonly string[];
  /** In the sentence about a row that is not there. */
  readonly what: string;
}

/** Something that happened here and is not overwritten. A row that would is a conflict: it is listed and left as it is. */
export interface Settled {
  /** Columns of the file that may not change then; all of them where it names none. */
  readonly columns?: readonly string[];
  /** SQL of the row `old` of the table and the row `new` of the file. */
  readonly when: string;
  readonly why: string;
  /** SQL of names that are added to the reason. */
  readonly what?: string;
  /** SQL that finds something where the rule can matter at all: asked once, before the rows of the file are. */
  readonly matters?: string;
  /** A row that says the same is listed, too. */
  readonly always?: true;
}

/** New rows that come too late. */
export interface Late {
  readonly column: string;
  /** SQL of the row `new` of the file. */
  readonly when: string;
  readonly why: string;
}

/** A fault that only the database can tell: SQL that answers `line` and the facts of its sentence as text, for the company $1. */
export interface Check {
  readonly column: string;
  readonly find: string;
  readonly wrong: FaultCode;
}

/**
 * One kind of file: the table that it fills, declared once. Rows are found by their key; only columns that the file has are
 * changed. Columns that postings and people change here are not among them.
 *
 * SQL of a declaration has the company as $1 and the rows of the file in `import_row`. Before and after the rows are written
 * these are only those that are new or differ.
 */
export interface ImportTable {
  /** The name of the file, without its ending. */
  readonly kind: string;
  readonly table: string;
  /** SQL of the rows `old` that a file is about, where the table has others beside them. */
  readonly only?: string;
  /** Names of columns of the file. */
  readonly key: readonly string[];
  readonly columns: readonly Column[];
  readonly references?: readonly Reference[];
  readonly settled?: readonly Settled[];
  readonly late?: readonly Late[];
  readonly checks?: readonly Check[];
  /** Before names are looked up. */
  readonly prepare?: readonly string[];
  /** SQL that fills empty cells of the rows, and writes nothing else. */
  readonly fills?: readonly string[];
  /** The order that a row belongs to. It is held while its rows are compared: postings hold it too. */
  readonly holds?: Reference;
  /** SQL that locks further rows that `settled` looks at, so that no posting changes them meanwhile. */
  readonly locks?: readonly string[];
  /** Made of a column of the file, not read from it. */
  readonly derived?: { readonly column: string; readonly from: string; readonly make: (value: string) => string };
  /** SQL of columns that only a new row gets. */
  readonly made?: Readonly<Record<string, string>>;
  /** Whether the table counts changes of a row, for people who change it at the same time. */
  readonly versioned?: boolean;
  readonly before?: readonly string[];
  readonly after?: readonly string[];
  /** Looked at when everything is written. */
  readonly afterChecks?: readonly Check[];
  /** New rows are somebody's. */
  readonly needsPerson?: boolean;
  /** Posts the rows that are new or differ. */
  readonly post?: (client: ClientBase, doer: Doer) => Promise<void>;
  /** SQL of the rows that an export writes, where they are not those of the table. */
  readonly source?: string;
  /** Further rows of the example, where they differ from its first row. */
  readonly moreExamples?: readonly Readonly<Record<string, string>>[];
  /** The kinds whose rows an export leaves out say here which ones it writes: SQL of `old`. */
  readonly exported?: string;
}
