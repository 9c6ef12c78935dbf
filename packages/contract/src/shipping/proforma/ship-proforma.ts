import * as z from 'zod/mini';
import { agreed, LINES_AT_MOST } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { ShippedItem, shippingRefusals } from '../sales-order/ship-sales-order.ts';
import { Shipper } from '../shippers/shipper.ts';
import { ShipperHeader } from '../shipping-shapes.ts';
import { params } from './proforma-shipper.ts';

/** `itemNumber` is that of the proforma shipper. It closes when all of it has been shipped. */
export const shipProforma = defineCall({
  name: 'shipProforma',
  method: 'POST',
  path: '/proformaShippers/:pfNumber/ship',
  summary: 'Ships what was announced',
  access: ['ADD_SHIPPER'],
  params,
  body: z.strictObject({
    header: z._default(ShipperHeader, {}),
    items: z.array(ShippedItem).check(z.maxLength(LINES_AT_MOST)),
    shipNow: z._default(z.boolean(), false),
    confirm: agreed('CUSTOMER_OVER_CREDIT_LIMIT_WARNING'),
  }),
  example: {
    params: { pfNumber: '5001' },
    body: { items: [{ itemNumber: 1, locations: [{ location: 'A-01', newQtyShipped: '1' }] }] },
  },
  reply: Shipper,
  timeoutMs: 20_000,
  posting: true,
  refusals: [
    ...shippingRefusals,
    'PROFORMA_SHIPPER_NOT_EXIST',
    'PROFORMA_SHIPPER_IS_CLOSED',
    'PROFORMA_ITEM_NOT_EXIST',
  ] as const,
});
