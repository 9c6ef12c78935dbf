import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { nullableDate } from '../../kit/nullable.ts';
import { filters, Side } from './payment.ts';

/** `before` is what the period is compared with; days that are open at one end have nothing before them. */
export const getPaymentTotals = defineCall({
  name: 'getPaymentTotals',
  method: 'GET',
  path: '/accounting/paymentHistory/totals',
  summary: 'What the payments of a filter come to, against the period before',
  access: ['ACCOUNTING_INFO'],
  query: z.strictObject(filters),
  reply: z.strictObject({
    asOf: DateText,
    baseCurrency: z.string(),
    period: z.strictObject({ from: nullableDate, to: nullableDate }),
    before: z.nullable(z.strictObject({ from: DateText, to: DateText })),
    /** The one customer or vendor that was asked for. */
    party: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
    sides: z.array(Side),
  }),
  timeoutMs: 15_000,
  refusals: ['DATE_RANGE_REVERSED', 'SEARCH_TOO_SHORT'],
});
