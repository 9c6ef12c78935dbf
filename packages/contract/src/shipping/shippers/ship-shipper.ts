import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { ShipperHeader } from '../shipping-shapes.ts';
import { closed, Shipper, shipperParams } from './shipper.ts';

/** The order, the customer and its credit are looked at again. */
export const shipShipper = defineCall({
  name: 'shipShipper',
  method: 'POST',
  path: '/shippers/:shipperNumber/ship',
  summary: 'What was picked leaves the house',
  access: ['ADD_SHIPPER'],
  params: shipperParams,
  body: z.strictObject({
    header: z._default(ShipperHeader, {}),
    confirm: z.optional(z.array(z.enum(['CUSTOMER_OVER_CREDIT_LIMIT_WARNING'])).check(z.maxLength(1))),
  }),
  example: { params: { shipperNumber: '31066' } },
  reply: Shipper,
  timeoutMs: 20_000,
  posting: true,
  refusals: [
    ...closed,
    'ORDER_IS_HOLD',
    'NOT_OPEN_SO',
    'CUSTOMER_IS_HOLD',
    'CUSTOMER_OVER_CREDIT_LIMIT',
    'CUSTOMER_OVER_CREDIT_LIMIT_WARNING',
    'PART_IS_HOLD',
    'NOT_FOUND_TAX_RATE_ACCOUNT',
    'SHIPPED_DATE_IN_FUTURE',
    'SHIPPED_BEFORE_ORDER',
    'CODE_NOT_EXIST',
    'ACCOUNT_NOT_SET_UP',
  ] as const,
});
