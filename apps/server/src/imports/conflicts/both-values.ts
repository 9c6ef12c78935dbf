import type { ValueKind } from '@gemba/contract/imports/conflicts/value-kind';
import type { Language } from '@gemba/contract/kit/languages';
import type { Column } from '../columns.ts';
import type { ImportTable } from '../import-table.ts';
import { codeWord } from '../words/code-words.ts';

const KINDS: Readonly<Partial<Record<Column['type'], ValueKind>>> = {
  numeric: 'NUMBER',
  date: 'DAY',
  boolean: 'YES_NO',
};

/** How the reader is to see the values of a column, and its codes in words. */
export function bothValues(
  { columns }: ImportTable,
  { column: name, here, there }: { column: string; here: string | null; there: string | null },
  language: Language,
) {
  const type = columns.find((column) => column.name === name)?.type ?? 'text';
  const inWords = (value: string | null) => value && (codeWord(name, value, language) ?? value);
  return { valueKind: KINDS[type] ?? ('TEXT' as const), here: inWords(here), there: inWords(there) };
}
