import * as z from 'zod/mini';
import { QualityDocument } from '../../addresses/get-vendor.ts';
import { KEEPS_QUALITY_DOCUMENTS } from '../../addresses/quality-documents.ts';
import { defineCall } from '../../kit/call.ts';
import { ofTheFile, UPLOAD_TIMEOUT_MS } from '../upload-rules.ts';
import { qualityDocumentBody, vendorParams } from './vendor-documents.ts';

/** Needs a role that reads vendors together with QUALITY_INFO. The file keeps the name it has. */
export const addVendorDocument = defineCall({
  name: 'addVendorDocument',
  method: 'POST',
  path: '/vendors/:vendorId/qualityDocuments',
  summary: 'Stores a file as a quality document of a vendor',
  access: KEEPS_QUALITY_DOCUMENTS,
  params: vendorParams,
  body: z.strictObject(qualityDocumentBody),
  example: {
    params: { vendorId: 'V-1' },
    body: { type: 'CERTIFICATE', title: 'ISO 9001', issuedOn: '2026-01-01', validUntil: null },
  },
  reply: QualityDocument,
  timeoutMs: UPLOAD_TIMEOUT_MS,
  posting: true,
  upload: true,
  refusals: ['LIMITED_PERMISSIONS', 'VENDOR_NOT_EXIST', 'DATE_RANGE_REVERSED', ...ofTheFile],
});
