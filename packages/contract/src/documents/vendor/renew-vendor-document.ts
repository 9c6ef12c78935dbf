import * as z from 'zod/mini';
import { QualityDocument } from '../../addresses/get-vendor.ts';
import { KEEPS_QUALITY_DOCUMENTS } from '../../addresses/quality-documents.ts';
import { defineCall } from '../../kit/call.ts';
import { NaturalInteger } from '../../kit/integer.ts';
import { ofTheFile, UPLOAD_TIMEOUT_MS } from '../upload-rules.ts';
import { qualityDocumentBody, vendorDocumentParams } from './vendor-documents.ts';

/** Needs a role that reads vendors together with QUALITY_INFO. Older revisions stay. */
export const renewVendorDocument = defineCall({
  name: 'renewVendorDocument',
  method: 'PUT',
  path: '/vendors/:vendorId/qualityDocuments/:documentNumber',
  summary: 'Stores a file as the next revision of a quality document of a vendor',
  access: KEEPS_QUALITY_DOCUMENTS,
  params: vendorDocumentParams,
  /** `docRev` is the revision that the person looked at; 0 is that of a document without a file. */
  body: z.strictObject({ ...qualityDocumentBody, docRev: NaturalInteger }),
  example: {
    params: { vendorId: 'V-1', documentNumber: '1' },
    body: { type: 'CERTIFICATE', title: 'ISO 9001', issuedOn: '2026-01-01', validUntil: null, docRev: 1 },
  },
  reply: QualityDocument,
  timeoutMs: UPLOAD_TIMEOUT_MS,
  posting: true,
  upload: true,
  refusals: ['LIMITED_PERMISSIONS', 'DOCUMENT_NOT_FOUND', 'DOCUMENT_CHANGED', 'DATE_RANGE_REVERSED', ...ofTheFile],
});
