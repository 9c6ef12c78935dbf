import * as z from 'zod/mini';
import { AddressId } from '../addresses/address-shapes.ts';
import { VENDOR_ACCESS } from '../addresses/list-addresses.ts';
import { defineCall } from '../kit/call.ts';
import { documentContent } from './document-content.ts';

/** Read by whoever may read the vendor: no right to parts is needed. */
export const vendorDocument = defineCall({
  name: 'vendorDocument',
  method: 'GET',
  path: '/vendors/:vendorId/qualityDocuments/:documentNumber/content',
  summary: 'The file of a quality document of a vendor',
  access: VENDOR_ACCESS,
  params: z.strictObject({ vendorId: AddressId, documentNumber: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  query: z.strictObject({ download: documentContent.query.shape.download }),
  reply: documentContent.reply,
  timeoutMs: documentContent.timeoutMs,
  refusals: documentContent.refusals,
});
