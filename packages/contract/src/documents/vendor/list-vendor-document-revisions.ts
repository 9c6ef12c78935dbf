import * as z from 'zod/mini';
import { VENDOR_ACCESS } from '../../addresses/list-addresses.ts';
import { defineCall } from '../../kit/call.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { DocumentRevision } from '../list-document-revisions.ts';
import { vendorDocumentParams } from './vendor-documents.ts';

export const listVendorDocumentRevisions = defineCall({
  name: 'listVendorDocumentRevisions',
  method: 'GET',
  path: '/vendors/:vendorId/qualityDocuments/:documentNumber/revisions',
  summary: 'Every revision of a quality document of a vendor, the newest first',
  access: VENDOR_ACCESS,
  params: vendorDocumentParams,
  query: z.strictObject(pageQuery),
  example: { params: { vendorId: 'V-1', documentNumber: '1' } },
  reply: pageOf(DocumentRevision),
  refusals: ['DOCUMENT_NOT_FOUND'],
});
