import * as z from 'zod/mini';
import { KEEPS_QUALITY_DOCUMENTS } from '../../addresses/quality-documents.ts';
import { defineCall } from '../../kit/call.ts';
import { NaturalInteger } from '../../kit/integer.ts';
import { ChangeReason } from '../../kit/reasoned.ts';
import { vendorDocumentParams } from './vendor-documents.ts';

/** Needs a role that reads vendors together with QUALITY_INFO. The file is kept as proof and opens for nobody. */
export const withdrawVendorDocument = defineCall({
  name: 'withdrawVendorDocument',
  method: 'POST',
  path: '/vendors/:vendorId/qualityDocuments/:documentNumber/withdraw',
  summary: 'Withdraws a quality document of a vendor with all its revisions, and tells the makers of its open orders',
  access: KEEPS_QUALITY_DOCUMENTS,
  params: vendorDocumentParams,
  body: z.strictObject({ reason: ChangeReason, docRev: NaturalInteger }),
  example: {
    params: { vendorId: 'V-1', documentNumber: '1' },
    body: { reason: 'The certificate was revoked', docRev: 1 },
  },
  reply: z.null(),
  posting: true,
  refusals: ['LIMITED_PERMISSIONS', 'DOCUMENT_NOT_FOUND', 'DOCUMENT_CHANGED'],
});
