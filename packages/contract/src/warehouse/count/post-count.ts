import * as z from 'zod/mini';
import { Reason, Serials } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { Quantity } from '../../kit/quantity.ts';
import { PartNumber } from '../../parts/part-number.ts';
import { STOCK_KEEPER_ROLES } from '../move/transfer.ts';
import { Count, countParams } from './count.ts';

/**
 * Compared with what is on hand at the moment of posting. A part that was not expected may be added. `counted: null` is a
 * part that nobody looked at: nothing is posted for it. A difference needs a reason: COUNT_REASON_REQUIRED names the parts.
 */
export const postCount = defineCall({
  name: 'postCount',
  method: 'POST',
  path: '/counts/:countNumber/post',
  summary: 'Posts what was counted; differences move the stock',
  access: STOCK_KEEPER_ROLES,
  params: countParams,
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          partNumber: PartNumber,
          counted: z.nullable(Quantity),
          /** All that were found, for a part that is traced by serial number. */
          serials: Serials,
          reason: z.optional(Reason),
        }),
      )
      .check(z.maxLength(1_000)),
  }),
  example: { params: { countNumber: '801' }, body: { items: [{ partNumber: 'W00-10/100(A)', counted: '1' }] } },
  reply: Count,
  timeoutMs: 20_000,
  posting: true,
  refusals: [
    'NOT_LICENSED',
    'COUNT_NOT_EXIST',
    'COUNT_IS_CLOSED',
    'COUNT_REASON_REQUIRED',
    'NOTHING_COUNTED',
    'COUNTED_TWICE',
    'PART_NOT_EXIST',
    'GET_PART_STANDARD_COST_ERROR',
    'SERIAL_REQUIRED',
    'SERIAL_COUNT_NOT_MATCH',
    'SERIAL_EXISTS',
    'SERIAL_TWICE',
    'ACCOUNT_NOT_SET_UP',
  ] as const,
});
