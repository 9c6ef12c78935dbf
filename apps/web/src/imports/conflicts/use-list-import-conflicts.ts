import { listImportConflicts } from '@gemba/contract/imports/conflicts/list-import-conflicts';
import type { ImportKindName } from '@gemba/contract/imports/kinds/import-kind';
import { usePages } from '../../kit/client/use-pages.ts';
import { importKeys } from '../import-keys.ts';

export const useListImportConflicts = (kind: ImportKindName | undefined) => {
  const query = kind ? { kind } : {};
  return usePages(listImportConflicts, { key: importKeys.conflicts(query), input: { query } });
};
