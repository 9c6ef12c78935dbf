import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { ReportableWorkOrderRow } from './reportable-work-order.ts';

/** By due day, the earliest first. `q`: the beginning of its number or of its part's number. */
export const listReportableWorkOrders = defineCall({
  name: 'listReportableWorkOrders',
  method: 'GET',
  path: '/reportable',
  summary: 'Open work orders with an operation at a work centre that I am authorised for',
  access: 'employee',
  query: z.strictObject({ q: z.optional(freeText(80)), ...pageQuery }),
  reply: pageOf(ReportableWorkOrderRow),
  refusals: ['SEARCH_TOO_SHORT', 'NOTHING_TO_REPORT'],
});
