import * as z from 'zod/mini';
import { Reason, Serials, TypedLocation } from '../../inventory/posting-shapes.ts';
import { REJECT_REASONS } from '../../inventory/reject-reasons.ts';
import { defineCall } from '../../kit/call.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Quantity } from '../../kit/quantity.ts';
import { PartNumber } from '../../parts/part-number.ts';
import { Inspection } from '../inspection/inspection.ts';

/**
 * Puts goods on hand aside: they are in QA with a report and an NCR of their own, and quality decides about them as about
 * goods of a receipt. The person who finds them need not be the person who decides.
 */
export const putAside = defineCall({
  name: 'putAside',
  method: 'POST',
  path: '/quality/putAside',
  summary: 'Puts goods on hand aside for quality, with an inspection report and an NCR',
  access: ['QUALITY_INFO', 'UPDATE_RECEIVER'],
  body: z.strictObject({
    partNumber: PartNumber,
    location: TypedLocation,
    quantity: Quantity,
    /** Where they wait: there, or at another location of the same warehouse. */
    to: TypedLocation,
    reason: z.enum(REJECT_REASONS),
    note: z.optional(Reason),
    serials: Serials,
    /** An open NCR of these goods whose report, if it names one, has no goods here. Without it they get a new one. */
    ncrNumber: z.optional(OrderNumber),
  }),
  example: {
    body: { partNumber: 'W00-10/100(A)', location: 'A-01', quantity: '1', to: 'A-01', reason: 'DAMAGED' },
  },
  reply: Inspection,
  timeoutMs: 20_000,
  posting: true,
  refusals: [
    'NOT_LICENSED',
    'PART_NOT_EXIST',
    'INVALID_QUANTITY',
    'LOCATION_REQUIRED',
    'LOCATION_NOT_EXIST',
    'LOCATION_FOR_TRANSIT',
    'PUT_ASIDE_IN_OTHER_WAREHOUSE',
    'INVENTORY_NOT_EXIST',
    'MOVED_QTY_OVER_ON_HAND',
    'NOT_SAME_PART_FROM',
    'FIELD_REQUIRED',
    'SERIAL_REQUIRED',
    'SERIAL_COUNT_NOT_MATCH',
    'SERIAL_NOT_EXIST',
    'SERIAL_TWICE',
    'NCR_NOT_EXIST',
    'NOT_OPEN_NCR',
    'NCR_OF_OTHER_PART',
    'NCR_HAS_REPORT',
    'ACCOUNT_NOT_SET_UP',
  ] as const,
});
