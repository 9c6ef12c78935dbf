import * as z from 'zod/mini';
import { agreed, LINES_AT_MOST } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { PositiveInteger } from '../../kit/integer.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Quantity } from '../../kit/quantity.ts';
import type { RefusalCode } from '../../kit/refusals/refusals.ts';
import { Shipper } from '../shippers/shipper.ts';
import { Picks, ShipperHeader } from '../shipping-shapes.ts';

/** A stocked item is taken from locations; an NA item has a quantity instead. */
export const ShippedItem = z.strictObject({
  itemNumber: PositiveInteger,
  quantity: z.optional(Quantity),
  locations: z._default(Picks, []),
});

export const shippingRefusals = [
  'NOT_LICENSED',
  'NO_ITEM_TO_SHIP',
  'INVALID_QUANTITY',
  'SHIPPED_QTY_IS_OVER',
  'SHIPPED_QTY_OVER_ON_HAND',
  'LOCATION_REQUIRED',
  'LOCATION_NOT_EXIST',
  'INVENTORY_NOT_EXIST',
  'PART_FROM_NOT_EXIST',
  'NOT_SAME_PART_FROM',

  'SALES_ORDER_IS_CLOSED',
  'SALES_ORDER_ITEM_IS_COMPLETED',
  'NOT_OPEN_SO',
  'NOT_OPEN_SO_ITEM_TO_SHIP',
  'ORDER_IS_HOLD',
  'CUSTOMER_IS_HOLD',
  'CUSTOMER_OVER_CREDIT_LIMIT',
  'CUSTOMER_OVER_CREDIT_LIMIT_WARNING',
  'PART_IS_HOLD',
  'PART_REVISION_NOT_MATCH',
  'SERIAL_REQUIRED',
  'SERIAL_COUNT_NOT_MATCH',
  'SERIAL_NOT_EXIST',
  'SERIAL_TWICE',
  'CODE_NOT_EXIST',
  'INVALID_INPUT',
  'SHIPPED_DATE_IN_FUTURE',
  'SHIPPED_BEFORE_ORDER',
  'NOT_FOUND_TAX_RATE_ACCOUNT',
  'ACCOUNT_NOT_SET_UP',
] as const satisfies readonly RefusalCode[];

export const shipSalesOrder = defineCall({
  name: 'shipSalesOrder',
  method: 'POST',
  path: '/shipping/salesOrders/:soNumber',
  summary: 'Picks goods of a sales order for a shipper, and lets it go at once where asked to',
  access: ['ADD_SHIPPER'],
  params: z.strictObject({ soNumber: OrderNumber }),
  body: z.strictObject({
    header: z._default(ShipperHeader, {}),
    /** Adds to this open shipper. */
    shipperNumber: z.optional(OrderNumber),
    items: z.array(ShippedItem).check(z.maxLength(LINES_AT_MOST)),
    shipNow: z._default(z.boolean(), false),
    confirm: agreed('CUSTOMER_OVER_CREDIT_LIMIT_WARNING'),
  }),
  example: {
    params: { soNumber: '61207' },
    body: { items: [{ itemNumber: 1, locations: [{ location: 'A-01', newQtyShipped: '1' }] }] },
  },
  reply: Shipper,
  timeoutMs: 20_000,
  posting: true,
  refusals: [
    ...shippingRefusals,
    'SALES_ORDER_NOT_EXIST',
    'SALES_ORDER_ITEM_NOT_EXIST',
    'SHIPPER_NOT_EXIST',
    'SHIPPER_IS_CLOSED',
    'SHIPPER_IS_CANCELLED',
    'SHIPPER_IS_NOT_FOR_THIS_SO',
    'SHIPPER_ITEM_HAS_MADE_UNBILLED',
  ] as const,
});
