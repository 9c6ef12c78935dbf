import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { ECN_FILTERS, EcnRow } from './ecn.ts';

export const listEcns = defineCall({
  name: 'listEcns',
  method: 'GET',
  path: '/ecns',
  summary: 'Engineering changes by status: open ones the first due first, others the newest first',
  access: ['FIND_ECN'],
  query: z.strictObject({ status: z._default(z.enum(ECN_FILTERS), 'open'), q: z.optional(freeText(80)), ...pageQuery }),
  reply: pageOf(EcnRow),
});
