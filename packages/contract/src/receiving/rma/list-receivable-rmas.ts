import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { ReceivableRmaRow } from './receivable-rma.ts';

/** By date, the oldest first. `q`: the beginning of its number, or a part of the customer's name. */
export const listReceivableRmas = defineCall({
  name: 'listReceivableRmas',
  method: 'GET',
  path: '/receiving/rmas',
  summary: 'Customer returns whose goods can be received: approved and not all here',
  access: ['UPDATE_RECEIVER'],
  query: z.strictObject({ q: z.optional(freeText(80)), ...pageQuery }),
  reply: pageOf(ReceivableRmaRow),
  refusals: ['SEARCH_TOO_SHORT', 'NO_RECORDS_TO_RECEIVE'],
});
