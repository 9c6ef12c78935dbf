import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { DateText } from '../../kit/dates.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { CodeText } from '../../orders/code-text.ts';
import { ReceiverRow } from './receiver.ts';
import { RECEIVER_ROLES } from './receiver-roles.ts';

/** Newest first. `q`: the beginning of the receiver's number or of its order's. */
export const listReceivers = defineCall({
  name: 'listReceivers',
  method: 'GET',
  path: '/receivers',
  summary: 'Receivers by number, unpaid, by buyer code, vendor or day',
  access: RECEIVER_ROLES,
  query: z.strictObject({
    q: z.optional(freeText(40)),
    unpaid: z.optional(z.literal('1')),
    buyerCode: z.optional(CodeText),
    vendorId: z.optional(CodeText),
    from: z.optional(DateText),
    to: z.optional(DateText),
    ...pageQuery,
  }),
  reply: pageOf(ReceiverRow),
  columns: [
    'receiverNumber',
    'kind',
    'orderNumber',
    'vendorId',
    'vendorName',
    'buyerCode',
    'receivedDate',
    'receivedBy.name',
    'status',
    'accountPayableNumber',
    'reverses',
    'reversedBy',
    'itemCount',
  ],
  refusals: ['DATE_RANGE_REVERSED'],
});
