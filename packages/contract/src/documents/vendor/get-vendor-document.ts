import { VENDOR_ACCESS } from '../../addresses/list-addresses.ts';
import { defineCall } from '../../kit/call.ts';
import { getDocumentContent } from '../get-document-content.ts';
import { vendorDocumentParams } from './vendor-documents.ts';

/** Read by whoever may read the vendor: no right to parts is needed. */
export const getVendorDocument = defineCall({
  name: 'getVendorDocument',
  method: 'GET',
  path: '/vendors/:vendorId/qualityDocuments/:documentNumber/content',
  summary: 'The file of a quality document of a vendor',
  access: VENDOR_ACCESS,
  params: vendorDocumentParams,
  query: getDocumentContent.query,
  example: { params: { vendorId: 'V-1', documentNumber: '1' } },
  reply: getDocumentContent.reply,
  timeoutMs: getDocumentContent.timeoutMs,
  refusals: getDocumentContent.refusals,
});
