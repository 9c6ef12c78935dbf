import { useNavigate, useSearch } from '@tanstack/react-router';
import { useChosenPart } from '../../parts/index.ts';

type Path = '/document/list' | '/drawing/list';

/** The selection of the address: a part, one of its revisions, and the open document. */
export const useSelected = (path: Path) => {
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const navigate = useNavigate();
  const partNumber = useChosenPart();
  const { revision, open, docRev, revisions } = search;
  const address = (more: Record<string, string>): `/${string}` =>
    `${path}?${new URLSearchParams({ partNumber, ...(revision && { revision }), ...more })}`;
  return {
    partNumber,
    revision,
    open,
    docRev,
    revisions,
    choose: (part: { partNumber?: string; revision?: string | undefined }) =>
      void navigate({ to: path, search: { partNumber, revision, ...part }, replace: true }),
    /** The address of a document's preview, current or of an older revision. */
    addressOf: (documentId: string, ofRev?: number) =>
      address({ open: documentId, ...(ofRev !== undefined && { docRev: String(ofRev) }) }),
    revisionsAddress: (documentId: string) => address({ revisions: documentId }),
    listAddress: address({}),
  };
};
