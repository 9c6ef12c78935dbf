import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { ReceivableWorkOrderRow } from './receivable-work-order.ts';

/** By due day, the earliest first. `q`: the beginning of its number or of its part's number. */
export const listReceivableWorkOrders = defineCall({
  name: 'listReceivableWorkOrders',
  method: 'GET',
  path: '/receiving/workOrders',
  summary: 'Work orders whose goods can be received: approved and not finished',
  access: ['FIND_WO_RECEIVER'],
  query: z.strictObject({ q: z.optional(freeText(80)), ...pageQuery }),
  reply: pageOf(ReceivableWorkOrderRow),
  refusals: ['SEARCH_TOO_SHORT', 'NO_RECORDS_TO_RECEIVE'],
});
