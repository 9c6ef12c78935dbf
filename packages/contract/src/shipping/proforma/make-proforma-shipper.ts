import * as z from 'zod/mini';
import { AnnouncedItems } from '../../inventory/announced-items.ts';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { DateText } from '../../kit/dates.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { PROFORMA_LANGUAGES, ProformaShipper } from './proforma-shipper.ts';

/** Omitted fields come from the order and its customer; without a day it is today. */
export const ProformaShipperHeader = z.strictObject({
  pfDate: z.optional(DateText),
  billToId: z.optional(freeText(20)),
  shipToId: z.optional(freeText(20)),
  customerPo: z.optional(freeText(60)),
  language: z.optional(z.enum(PROFORMA_LANGUAGES)),
});

export const makeProformaShipper = defineCall({
  name: 'makeProformaShipper',
  method: 'POST',
  path: '/proformaShippers',
  summary: 'Announces goods of a sales order to its customer; nothing is picked yet',
  access: ['ADD_SHIPPER'],
  body: z.strictObject({
    soNumber: OrderNumber,
    header: z._default(ProformaShipperHeader, {}),
    items: AnnouncedItems,
  }),
  example: { body: { soNumber: '61207', items: [{ itemNumber: 1, quantity: '1' }] } },
  reply: ProformaShipper,
  posting: true,
  refusals: [
    'NOT_LICENSED',
    'SALES_ORDER_NOT_EXIST',
    'SALES_ORDER_ITEM_NOT_EXIST',
    'SALES_ORDER_IS_CLOSED',
    'NOT_OPEN_SO',
    'ORDER_IS_HOLD',
    'NO_ITEM_TO_ANNOUNCE',
    'INVALID_QUANTITY',
    'SHIPPED_QTY_IS_OVER',
    'ANNOUNCED_DATE_IN_FUTURE',
    'ANNOUNCED_BEFORE_ORDER',
    'CODE_NOT_EXIST',
  ],
});
