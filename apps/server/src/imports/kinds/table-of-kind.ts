import type { ImportKindName } from '@gemba/contract/imports/kinds/import-kind';
import type { ImportTable } from '../import-table.ts';
import { IMPORT_TABLES } from '../tables/index.ts';

const byKind = new Map(IMPORT_TABLES.map((table) => [table.kind, table]));

/** The contract names every kind; a test compares the two lists. */
export const tableOfKind = (kind: ImportKindName) => byKind.get(kind) as ImportTable;
