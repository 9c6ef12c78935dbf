/** Imports: data of the company from files, again and again. What happened here is never overwritten. */
export { sentenceOf, sentenceOfConflict } from './faults.ts';
export { type Imported, importFile } from './import-file.ts';
export type { ImportTable } from './import-table.ts';
export { IMPORT_TABLES } from './tables/index.ts';
