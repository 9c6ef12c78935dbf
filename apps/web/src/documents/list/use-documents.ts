import { listDocuments } from '@gemba/contract/documents/list-documents';
import { isPartNumber } from '@gemba/contract/parts/part-number';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../kit/client/use-pages.ts';
import { useChosenPart } from '../../parts/index.ts';
import { documentKeys } from '../document-keys.ts';

type Path = '/document/list' | '/drawing/list';

/** What the address selects: a part, one of its revisions, and the document that stands open. */
export const useSelected = (path: Path) => {
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const navigate = useNavigate();
  const partNumber = useChosenPart();
  const { revision, open, docRev, revisions } = search;
  const address = (more: Record<string, string>): `/${string}` =>
    `${path}?${new URLSearchParams({ partNumber, ...(revision && { revision }), ...more })}`;
  return {
    ...{ partNumber, revision, open, docRev, revisions },
    choose: (part: { partNumber?: string; revision?: string | undefined }) =>
      void navigate({ to: path, search: { partNumber, revision, ...part }, replace: true }),
    /** Where a document is looked at, as it is or as it was. */
    addressOf: (documentId: string, ofRev?: number) =>
      address({ open: documentId, ...(ofRev !== undefined && { docRev: String(ofRev) }) }),
    revisionsAddress: (documentId: string) => address({ revisions: documentId }),
    listAddress: address({}),
  };
};

export const useDocuments = (partNumber: string, revision: string | undefined, drawings: boolean) => {
  const query = { partNumber, ...(revision && { revision }), ...(drawings && { type: 'DRAWING' as const }) };
  return usePages(listDocuments, {
    key: documentKeys.list(query),
    input: { query },
    enabled: isPartNumber(partNumber),
  });
};
