import { listImportConflicts } from '@gemba/contract/imports/conflicts/list-import-conflicts';
import { ImportKindName } from '@gemba/contract/imports/kinds/import-kind';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { importKeys } from '../import-keys.ts';

/** The kind of an address; anything else there is ignored. */
export const kindIn = (text: string | undefined) => ImportKindName.safeParse(text).data;

const asked = (kind: ImportKindName | undefined) => {
  const query = kind ? { kind } : {};
  return { key: importKeys.conflicts(query), input: { query } };
};

export const useListImportConflicts = (kind: ImportKindName | undefined) => usePages(listImportConflicts, asked(kind));

export const readImportConflictsAhead = (kind: string | undefined) =>
  readPagesAhead(listImportConflicts, asked(kindIn(kind)));
