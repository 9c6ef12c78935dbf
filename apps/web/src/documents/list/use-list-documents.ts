import { listDocuments } from '@gemba/contract/documents/list-documents';
import { isPartNumber } from '@gemba/contract/parts/part-number';
import { usePages } from '../../kit/client/use-pages.ts';
import { documentKeys } from '../document-keys.ts';

export const useListDocuments = (partNumber: string, revision: string | undefined, drawings: boolean) => {
  const query = { partNumber, ...(revision && { revision }), ...(drawings && { type: 'DRAWING' as const }) };
  return usePages(listDocuments, {
    key: documentKeys.list(query),
    input: { query },
    enabled: isPartNumber(partNumber),
  });
};
