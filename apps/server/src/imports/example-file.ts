import { csvHead, csvLine } from '@gemba/contract/kit/files/csv';
import type { ImportTable } from './import-table.ts';

/** A file of the kind whose rows show what stands where. With plain line ends, as files of the project have them. */
export function exampleFile({ columns, moreExamples = [] }: ImportTable) {
  const kinds = columns.map(
    ({ type }) => ({ kind: type === 'numeric' || type === 'integer' ? 'number' : 'text' }) as const,
  );
  const rows = [{}, ...moreExamples].map((more: Readonly<Record<string, string>>) =>
    csvLine(
      kinds,
      columns.map(({ name, example }) => more[name] ?? example),
    ),
  );
  return (csvHead(columns) + rows.join('')).replaceAll('\r\n', '\n');
}
