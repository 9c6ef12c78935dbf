import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { getDocumentContent } from '@gemba/contract/documents/get-document-content';
import { fetchFile } from '../kit/client/fetch-file.ts';
import { saveBlob } from '../kit/ui/files/save-blob.ts';
import { documentKeys } from './document-keys.ts';

type Revision = Pick<DocumentRow, 'documentId' | 'docRev' | 'fileName'>;

/** The file of a revision: its bytes for a preview, or saved on the device. */
export const useGetDocumentContent = ({ documentId, docRev, fileName }: Revision) => {
  const params = { documentId };
  const query = { docRev: String(docRev) };
  return {
    content: {
      key: documentKeys.content(documentId, docRev),
      fetch: (signal: AbortSignal) => fetchFile(getDocumentContent, { params, query }, { signal, quiet: true }),
    },
    /** The server refuses to send drawings to a phone, with a reason. */
    download: async () => {
      try {
        saveBlob(await fetchFile(getDocumentContent, { params, query: { ...query, download: '1' } }), fileName);
      } catch {
        // The call has shown the error.
      }
    },
  };
};
