import { documentRevisions } from '@gemba/contract/documents/document-revisions';
import { usePages } from '../kit/client/use-pages.ts';
import { documentKeys } from './document-keys.ts';

const LIMIT = '100';

export const useRevisions = (documentId: string, enabled = true) =>
  usePages(documentRevisions, {
    key: documentKeys.revisions(documentId),
    input: { params: { documentId }, query: { limit: LIMIT } },
    enabled,
  });
