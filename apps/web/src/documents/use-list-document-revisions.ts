import { listDocumentRevisions } from '@gemba/contract/documents/list-document-revisions';
import { usePages } from '../kit/client/use-pages.ts';
import { documentKeys } from './document-keys.ts';

const LIMIT = '100';

export const useListDocumentRevisions = (documentId: string, enabled = true) =>
  usePages(listDocumentRevisions, {
    key: documentKeys.revisions(documentId),
    input: { params: { documentId }, query: { limit: LIMIT } },
    enabled,
  });
