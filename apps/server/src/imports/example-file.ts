import { csvHead, csvLine } from '../kit/csv.ts';
import type { ImportTable } from './import-table.ts';

/** A file of the kind with one row that shows what stands where. With plain line ends, as files of the project have them. */
export function exampleFile({ columns }: ImportTable) {
  const kinds = columns.map(
    ({ type }) => ({ kind: type === 'numeric' || type === 'integer' ? 'number' : 'text' }) as const,
  );
  const row = columns.map(({ example }) => example);
  return (csvHead(columns) + csvLine(kinds, row)).replaceAll('\r\n', '\n');
}
