import { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { exampleFile } from '../example-file.ts';
import { sentenceOf, sentenceOfConflict } from '../faults.ts';
import { importFile, type Options } from '../import-file.ts';
import type { ImportTable } from '../import-table.ts';
import { IMPORT_TABLES } from '../tables/index.ts';

const tableOf = (kind: string): ImportTable => {
  const table = IMPORT_TABLES.find((one) => one.kind === kind);
  if (!table) throw new Error(`there is no ${kind}`);
  return table;
};

/** Imports a file, and says its faults and conflicts as a person reads them. */
export async function bringFile(client: ClientBase, kind: string, text: string | Buffer, options: Options) {
  const imported = await importFile(client, tableOf(kind), Readable.from([Buffer.from(text)]), options);
  const { rows, added, changed, same, faultCount, faults, conflicts } = imported;
  const told = faults.map((fault) => `${fault.line} ${fault.column ?? '-'}: ${sentenceOf(fault)}`);
  const left = conflicts.map((conflict) => `${conflict.line} ${conflict.column}: ${sentenceOfConflict(conflict)}`);
  return { rows, added, changed, same, faultCount, told, left };
}

/** The example of a kind. */
export const exampleOf = (kind: string) => exampleFile(tableOf(kind));
