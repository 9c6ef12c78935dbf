import * as z from 'zod/mini';
import { Reason, Serials, TypedLocation } from '../../inventory/posting-shapes.ts';
import { REJECT_REASONS } from '../../inventory/reject-reasons.ts';
import { defineCall } from '../../kit/call.ts';
import { Quantity } from '../../kit/quantity.ts';
import { CodeText } from '../../orders/code-text.ts';
import { Inspection, inspectionParams, REJECT_TO } from './inspection.ts';

/**
 * Decides about goods of a report that wait in one QA location: some are released to a location of the same warehouse, some
 * rejected, the rest goes on waiting. Rejected goods have an NCR; those to be returned stay in QA until their RTV is shipped.
 */
export const decideInspection = defineCall({
  name: 'decideInspection',
  method: 'POST',
  path: '/inspections/:irNumber/decide',
  summary: 'Releases goods from QA, or rejects them',
  access: ['QUALITY_INFO'],
  params: inspectionParams,
  body: z.strictObject({
    location: TypedLocation,
    release: z.optional(z.strictObject({ quantity: Quantity, location: TypedLocation, serials: Serials })),
    reject: z.optional(
      z.strictObject({
        quantity: Quantity,
        to: z.enum(REJECT_TO),
        /** The vendor of an RTV, where the receipts of the goods do not name exactly one. */
        vendorId: z.optional(CodeText),
        reason: z.enum(REJECT_REASONS),
        note: z.optional(Reason),
        serials: Serials,
      }),
    ),
  }),
  example: {
    params: { irNumber: '5524' },
    body: {
      location: 'QA-1',
      release: { quantity: '25', location: 'A-01' },
      reject: { quantity: '5', to: 'SCRAP', reason: 'TOLERANCE' },
    },
  },
  reply: Inspection,
  timeoutMs: 20_000,
  posting: true,
  refusals: [
    'NOT_LICENSED',
    'INSPECTION_NOT_EXIST',
    'NOTHING_DECIDED',
    'DECIDED_QTY_OVER_IN_QA',
    'LOCATION_REQUIRED',
    'LOCATION_NOT_EXIST',
    'LOCATION_FOR_TRANSIT',
    'RELEASE_TO_OTHER_WAREHOUSE',
    'NO_VENDOR_TO_RETURN_TO',
    'GOODS_OF_OTHER_VENDOR',
    'VENDOR_NOT_EXIST',
    'FIELD_REQUIRED',
    'SERIAL_REQUIRED',
    'SERIAL_COUNT_NOT_MATCH',
    'SERIAL_NOT_EXIST',
    'SERIAL_TWICE',
    'NOT_SAME_PART_FROM',
    'ACCOUNT_NOT_SET_UP',
    'INVALID_QUANTITY',
  ] as const,
});
