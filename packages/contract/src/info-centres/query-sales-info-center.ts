import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { Centre } from './centre.ts';
import { sharedOn } from './shared-on.ts';
import { YearText } from './year-text.ts';

export const querySalesInfoCenter = defineCall({
  name: 'querySalesInfoCenter',
  method: 'POST',
  path: '/management/querySalesInfoCenter',
  summary: 'What was quoted, booked, shipped and invoiced, and what is open',
  access: ['SALES_ORDER_INFO'],
  /** The year of the fiscal year and the year to date; this one by default. */
  query: z.strictObject({ currentYear: z.optional(YearText), sharedOn }),
  reply: Centre,
  timeoutMs: 200_000,
  refusals: ['NO_DATA'],
});
