import { listVendorDocumentRevisions } from '@gemba/contract/documents/vendor/list-vendor-document-revisions';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { documentKeys } from '../document-keys.ts';

type Params = { vendorId: string; documentNumber: string };

const revisionsOf = (params: Params) => ({
  key: documentKeys.revisionsOfVendor(params.vendorId, params.documentNumber),
  input: { params, query: {} },
  enabled: params.vendorId !== '' && params.documentNumber !== '',
});

export const useListVendorDocumentRevisions = (params: Params) =>
  usePages(listVendorDocumentRevisions, revisionsOf(params));

export const readVendorDocumentRevisionsAhead = (params: Params) =>
  readPagesAhead(listVendorDocumentRevisions, revisionsOf(params));
