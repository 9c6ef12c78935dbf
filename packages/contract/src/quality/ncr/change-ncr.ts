import * as z from 'zod/mini';
import { Reason } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { PositiveInteger } from '../../kit/integer.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { DONE_BY_HAND, Ncr } from './ncr.ts';
import { NCR_EVENTS } from './ncr-moves.ts';

/** A decision closes its NCR by itself; this is for what happens outside of it, such as a replacement that came. */
export const changeNcr = defineCall({
  name: 'changeNcr',
  method: 'POST',
  path: '/ncrs/:ncrNumber/:event',
  summary: 'Closes an NCR, or opens it again',
  access: ['QUALITY_INFO'],
  params: z.strictObject({ ncrNumber: OrderNumber, event: z.enum(NCR_EVENTS) }),
  body: z.strictObject({
    version: PositiveInteger,
    reason: Reason,
    /** How the goods of an NCR without a report ended, when it is closed. A report's decision says it itself. */
    disposition: z.optional(z.enum(DONE_BY_HAND)),
  }),
  example: { params: { ncrNumber: '9107', event: 'close' }, body: { version: 1, reason: 'Replacement came' } },
  reply: Ncr,
  posting: true,
  refusals: ['NCR_NOT_EXIST', 'NOT_OPEN_NCR', 'NCR_IS_OPEN', 'NCR_HAS_REPORT', 'ORDER_CHANGED'],
});
