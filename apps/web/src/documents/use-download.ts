import { documentContent } from '@gemba/contract/documents/document-content';
import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { fetchFile } from '../kit/client/fetch-file.ts';
import { saveBlob } from '../kit/ui/save-blob.ts';

/** Saves the file on the device. That a drawing is not taken to a phone is the server's to say, and it says why. */
export const useDownload =
  () =>
  async ({ documentId, docRev, fileName }: Pick<DocumentRow, 'documentId' | 'docRev' | 'fileName'>) => {
    const query = { download: '1', docRev: String(docRev) } as const;
    try {
      saveBlob(await fetchFile(documentContent, { params: { documentId }, query }), fileName);
    } catch {
      // Told by the call already.
    }
  };
