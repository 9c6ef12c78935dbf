import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { ChangeReason } from '../../kit/reasoned.ts';
import { OrderVersion } from '../deciding/deciding-shapes.ts';
import { Quote } from './get-quote.ts';

export const extendQuote = defineCall({
  name: 'extendQuote',
  method: 'PUT',
  path: '/quotes/:qoNumber/validity',
  summary: 'Gives a quote a later last day, also one that has expired; it then waits for its approval again',
  access: ['FIND_QUOTE'],
  params: z.strictObject({ qoNumber: OrderNumber }),
  body: z.strictObject({ validUntil: DateText, reason: ChangeReason, version: OrderVersion }),
  example: {
    params: { qoNumber: '30110' },
    body: { validUntil: '2099-12-31', reason: 'The customer decides next month', version: 1 },
  },
  reply: Quote,
  posting: true,
  refusals: ['QUOTE_NOT_EXIST', 'ORDER_CHANGED', 'NOT_ORDER_MAKER', 'MOVE_NOT_ALLOWED', 'QUOTE_LAST_DAY_TOO_EARLY'],
});
