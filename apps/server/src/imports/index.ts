/** Imports: data of the company from files, again and again. What happened here is never overwritten. */
export { asOfNow, exportFile } from './export-file.ts';
export { sentenceOf, sentenceOfConflict } from './faults.ts';
export { importDocument } from './import-document.ts';
export { type Imported, importFile, importWithin } from './import-file.ts';
export type { ImportTable } from './import-table.ts';
export { importsRoutes } from './routes.ts';
export { IMPORT_TABLES } from './tables/index.ts';
