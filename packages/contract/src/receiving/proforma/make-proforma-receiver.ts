import * as z from 'zod/mini';
import { AnnouncedItems } from '../../inventory/announced-items.ts';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { DateText } from '../../kit/dates.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { ProformaReceiver } from './proforma-receiver.ts';

const TRANSIT_DAYS_AT_MOST = 3_650;

/** From the vendor's announcement. Without a day it is today; without an expected day, so many days of transit later. */
export const ProformaReceiverHeader = z.strictObject({
  prDate: z.optional(DateText),
  shippedVia: z.optional(freeText(20)),
  transitTime: z.optional(z.int().check(z.nonnegative(), z.maximum(TRANSIT_DAYS_AT_MOST))),
  expectedDate: z.optional(DateText),
  billOfLading: z.optional(freeText(60)),
  containerNumber: z.optional(freeText(60)),
  containerSealNumber: z.optional(freeText(60)),
  shippingMark: z.optional(freeText(200)),
  isBond: z.optional(z.boolean()),
});

export const makeProformaReceiver = defineCall({
  name: 'makeProformaReceiver',
  method: 'POST',
  path: '/proformaReceivers',
  summary: 'Notes goods of a purchase order that their vendor has sent; they are in transit until they are received',
  access: ['UPDATE_RECEIVER'],
  body: z.strictObject({
    poNumber: OrderNumber,
    header: z._default(ProformaReceiverHeader, {}),
    items: AnnouncedItems,
  }),
  example: { body: { poNumber: '48190', items: [{ itemNumber: 1, quantity: '1' }] } },
  reply: ProformaReceiver,
  posting: true,
  refusals: [
    'NOT_LICENSED',
    'PO_NOT_EXIST',
    'PO_ITEM_NOT_EXIST',
    'CAN_NOT_BE_RECEIVED',
    'ORDER_IS_HOLD',
    'NO_ITEM_TO_ANNOUNCE',
    'NA_ITEM_NOT_IN_TRANSIT',
    'NO_TRANSIT_LOCATION',
    'INVALID_QUANTITY',
    'QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED',
    'ANNOUNCED_DATE_IN_FUTURE',
    'ANNOUNCED_BEFORE_ORDER',
    'EXPECTED_BEFORE_ANNOUNCED',
    'CODE_NOT_EXIST',
  ],
});
