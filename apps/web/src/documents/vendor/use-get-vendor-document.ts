import { getVendorDocument } from '@gemba/contract/documents/vendor/get-vendor-document';
import { fetchFile } from '../../kit/client/fetch-file.ts';
import { saveBlob } from '../../kit/ui/files/save-blob.ts';
import { documentKeys } from '../document-keys.ts';

type Chosen = { vendorId: string; documentNumber: string; docRev: number };

/** The file of a vendor's document in one revision: its bytes for a preview, or saved on the device. */
export const useGetVendorDocument = ({ vendorId, documentNumber, docRev }: Chosen) => {
  const params = { vendorId, documentNumber };
  const query = { docRev: String(docRev) };
  return {
    content: {
      key: documentKeys.ofVendor(vendorId, documentNumber, docRev),
      fetch: (signal: AbortSignal) => fetchFile(getVendorDocument, { params, query }, { signal, quiet: true }),
    },
    download: async (fileName: string) => {
      try {
        saveBlob(await fetchFile(getVendorDocument, { params, query: { ...query, download: '1' } }), fileName);
      } catch {
        // The call has shown the error.
      }
    },
  };
};
