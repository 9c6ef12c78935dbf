import { listVendorDocumentRevisions } from '@gemba/contract/documents/vendor/list-vendor-document-revisions';
import { usePages } from '../../kit/client/use-pages.ts';
import { documentKeys } from '../document-keys.ts';

export const useListVendorDocumentRevisions = (params: { vendorId: string; documentNumber: string }) =>
  usePages(listVendorDocumentRevisions, {
    key: documentKeys.revisionsOfVendor(params.vendorId, params.documentNumber),
    input: { params, query: {} },
    enabled: params.vendorId !== '' && params.documentNumber !== '',
  });
