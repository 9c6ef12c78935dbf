import { getVendorDocument } from '@gemba/contract/documents/get-vendor-document';
import { fetchFile } from '../../kit/client/fetch-file.ts';
import { saveBlob } from '../../kit/ui/files/save-blob.ts';
import { documentKeys } from '../document-keys.ts';

/** The file of a vendor's document: its bytes for a preview, or saved on the device. */
export const useGetVendorDocument = (params: { vendorId: string; documentNumber: string }) => ({
  content: {
    key: documentKeys.ofVendor(params.vendorId, params.documentNumber),
    fetch: (signal: AbortSignal) => fetchFile(getVendorDocument, { params, query: {} }, { signal, quiet: true }),
  },
  download: async (fileName: string) => {
    try {
      saveBlob(await fetchFile(getVendorDocument, { params, query: { download: '1' } }), fileName);
    } catch {
      // The call has shown the error.
    }
  },
});
