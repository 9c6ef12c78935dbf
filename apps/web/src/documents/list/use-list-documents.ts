import { listDocuments } from '@gemba/contract/documents/list-documents';
import { isPartNumber } from '@gemba/contract/parts/part-number';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { documentKeys } from '../document-keys.ts';

const documentsOf = (partNumber: string, revision: string | undefined, drawings: boolean) => {
  const query = { partNumber, ...(revision && { revision }), ...(drawings && { type: 'DRAWING' as const }) };
  return { key: documentKeys.list(query), input: { query }, enabled: isPartNumber(partNumber) };
};

export const useListDocuments = (partNumber: string, revision: string | undefined, drawings: boolean) =>
  usePages(listDocuments, documentsOf(partNumber, revision, drawings));

export const readDocumentsAhead = (partNumber: string, revision: string | undefined, drawings: boolean) =>
  readPagesAhead(listDocuments, documentsOf(partNumber, revision, drawings));
