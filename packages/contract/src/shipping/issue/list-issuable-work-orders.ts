import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { IssuableWorkOrderRow } from './issue.ts';

/** By start day, the earliest first. `q`: the beginning of its number or of its part's number, or a component that it needs. */
export const listIssuableWorkOrders = defineCall({
  name: 'listIssuableWorkOrders',
  method: 'GET',
  path: '/shipping/workOrders',
  summary: 'Work orders that components can be issued to: approved, not finished, in need of something',
  access: ['ADD_SHIPPER'],
  query: z.strictObject({ q: z.optional(freeText(80)), ...pageQuery }),
  reply: pageOf(IssuableWorkOrderRow),
  refusals: ['SEARCH_TOO_SHORT', 'NO_RECORDS_TO_SHIP'],
});
