/** Receiving: goods arrive against an order, become stock, and move the order on. */

import * as z from 'zod/mini';
import { agreed, LINES_AT_MOST, LotNumber } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { PositiveInteger } from '../../kit/integer.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Quantity } from '../../kit/quantity.ts';
import type { RefusalCode } from '../../kit/refusals/refusals.ts';
import { Receiver } from '../receivers/receiver.ts';
import { PutAways, ReceiverHeader } from '../receiving-shapes.ts';

/**
 * A stocked item is put away into locations; an NA item has a quantity instead. The same item may stand on several lines,
 * one for each lot. Of what was not qualified, all lies in QA: in locations of that purpose first, then in the last ones.
 */
export const ReceivedItem = z.strictObject({
  itemNumber: PositiveInteger,
  quantity: z.optional(Quantity),
  locations: z._default(PutAways, []),
  irNumber: z.optional(freeText(40)),
  qtyQualified: z.optional(Quantity),
  lotNumber: z.optional(LotNumber),
  /** The goods replace those of this NCR, which must be open. */
  ncrNumber: z.optional(OrderNumber),
  /** Where the lot came from, as its label says; it must be what the order says. */
  partFrom: z.optional(freeText(20)),
  condition: z.optional(freeText(200)),
  /** No more of this item is coming: what is missing is noted on the receiver as short. The order stays open for it. */
  short: z.optional(z.boolean()),
});

export const receivingRefusals = [
  'NOT_LICENSED',
  'NO_ITEM_TO_RECEIVE',
  'WITHOUT_RECEIVER_ITEM_DETAILS',
  'INVALID_NEW_QTY_REC',
  'QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED',
  'LOCATION_REQUIRED',
  'LOCATION_NOT_EXIST',
  'DUPLICATE_LOCATION',
  'LOCATION_FOR_TRANSIT',

  'RECEIVE_TO_WRONG_WAREHOUSE',
  'PART_IS_HOLD',
  'PART_FROM_NOT_EXIST',
  'NOT_SAME_PART_FROM',
  'COST_CAN_NOT_BE_ZERO',
  'COST_IS_ZERO',
  'IR_NUMBER_REQUIRED',
  'QTY_QUALIFIED_OVER_RECEIVED',
  'CODE_NOT_EXIST',
  'FIELD_REQUIRED',
  'NOT_FOUND_TAX_RATE_ACCOUNT',
  'ACCOUNT_NOT_SET_UP',
  'NCR_NOT_EXIST',
  'NOT_OPEN_NCR',
  'NCR_OF_OTHER_PART',
  'RECEIVED_DATE_IN_FUTURE',
  'RECEIVED_BEFORE_ORDER',
  'VENDOR_SHIP_DATE_IN_FUTURE',
  'SERIAL_REQUIRED',
  'SERIAL_COUNT_NOT_MATCH',
  'SERIAL_EXISTS',
  'SERIAL_TWICE',
  'CAN_NOT_BE_RECEIVED',
  'ORDER_IS_HOLD',
] as const satisfies readonly RefusalCode[];

export const receivePurchaseOrder = defineCall({
  name: 'receivePurchaseOrder',
  method: 'POST',
  path: '/receiving/purchaseOrders/:poNumber',
  summary: 'Receives goods of a purchase order, on a new receiver or on one that is still open',
  access: ['UPDATE_RECEIVER'],
  params: z.strictObject({ poNumber: OrderNumber }),
  body: z.strictObject({
    header: z._default(ReceiverHeader, {}),
    /** Adds to this receiver. */
    receiverNumber: z.optional(OrderNumber),
    items: z.array(ReceivedItem).check(z.maxLength(LINES_AT_MOST)),
    confirm: agreed('COST_IS_ZERO'),
  }),
  example: {
    params: { poNumber: '48190' },
    body: { items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '1' }] }] },
  },
  reply: Receiver,
  timeoutMs: 20_000,
  posting: true,
  refusals: [
    ...receivingRefusals,

    'PO_NOT_EXIST',
    'PO_ITEM_NOT_EXIST',
    'NA_AND_NORMAL_ITEMS',
    'RECEIVER_NOT_EXIST',
    'RECEIVER_IS_NOT_FOR_THIS_PO',
    'RECEIVER_IS_CLOSED',
    'POSTING_IS_REVERSED',
    'POSTING_IS_REVERSAL',
  ] as const,
});
