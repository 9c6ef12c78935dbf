import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { filters, Payment } from './payment.ts';

export const listPayments = defineCall({
  name: 'listPayments',
  method: 'GET',
  path: '/accounting/paymentHistory',
  summary: 'Payments of customers and to vendors, newest first, with what each settles',
  access: ['ACCOUNTING_INFO'],
  query: z.strictObject({ ...filters, ...pageQuery }),
  reply: pageOf(Payment),
  refusals: ['DATE_RANGE_REVERSED', 'SEARCH_TOO_SHORT'],
});
