import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { CodeText } from '../../orders/code-text.ts';
import { ReceivablePurchaseOrderRow } from './receivable-purchase-order.ts';

/** By arrival day, the earliest first. `q`: the beginning of the number, or a part of the vendor's id, name or city. `vendorId` asks for one vendor instead. */
export const listReceivablePurchaseOrders = defineCall({
  name: 'listReceivablePurchaseOrders',
  method: 'GET',
  path: '/receiving/purchaseOrders',
  summary: 'Purchase orders that can be received: approved, not on hold, with something left',
  access: ['FIND_PURCHASE_ORDER'],
  query: z.strictObject({ q: z.optional(freeText(80)), vendorId: z.optional(CodeText), ...pageQuery }),
  reply: pageOf(ReceivablePurchaseOrderRow),
  refusals: ['SEARCH_TOO_SHORT', 'NO_RECORDS_TO_RECEIVE'],
});
