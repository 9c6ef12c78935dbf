import { readAddressAhead } from '../../addresses/index.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { readVendorDocumentRevisionsAhead } from './use-list-vendor-document-revisions.ts';

/** Begins to read the vendor of an address, who names the document. */
export const readVendorAhead = (search: SearchParams) => readAddressAhead('vendor', search);

export const readRevisionsAhead = (search: SearchParams) => {
  const { vendorId = '', documentNumber = '' } = search;
  return Promise.all([readVendorAhead(search), readVendorDocumentRevisionsAhead({ vendorId, documentNumber })]);
};
