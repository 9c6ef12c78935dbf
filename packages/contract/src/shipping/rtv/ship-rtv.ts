import * as z from 'zod/mini';
import { LINES_AT_MOST, LOCATIONS_AT_MOST, Serials, TypedLocation } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { PositiveInteger } from '../../kit/integer.ts';
import { Quantity } from '../../kit/quantity.ts';
import { ShipperHeader } from '../shipping-shapes.ts';
import { RtvShipper } from './rtv-shipper.ts';
import { params } from './shippable-rtv.ts';

/** Rejected goods leave QA, other goods leave the shelves that the request names. */
export const shipRtv = defineCall({
  name: 'shipRtv',
  method: 'POST',
  path: '/shipping/rtvs/:rtvNumber',
  summary: 'Ships goods of an approved return to its vendor',
  access: ['ADD_SHIPPER'],
  params,
  body: z.strictObject({
    header: z._default(z.pick(ShipperHeader, { shippedDate: true, carrier: true, trackingNumber: true }), {}),
    items: z
      .array(
        z.strictObject({
          itemNumber: PositiveInteger,
          locations: z
            .array(z.strictObject({ location: TypedLocation, quantity: Quantity, serials: Serials }))
            .check(z.maxLength(LOCATIONS_AT_MOST)),
        }),
      )
      .check(z.maxLength(LINES_AT_MOST)),
  }),
  example: {
    params: { rtvNumber: '801' },
    body: { items: [{ itemNumber: 1, locations: [{ location: 'QA-HOLD', quantity: '1' }] }] },
  },
  reply: RtvShipper,
  timeoutMs: 20_000,
  posting: true,
  refusals: [
    'NOT_LICENSED',
    'RTV_NOT_EXIST',
    'RTV_NOT_OPEN_TO_SHIP',
    'RTV_ITEM_NOT_EXIST',
    'RTV_GOODS_IN_QA',
    'NO_ITEM_TO_SHIP',
    'SHIPPED_QTY_IS_OVER',
    'SHIPPED_QTY_OVER_ON_HAND',
    'LOCATION_REQUIRED',
    'LOCATION_NOT_EXIST',
    'INVENTORY_NOT_EXIST',
    'DUPLICATE_LOCATION',
    'SERIAL_REQUIRED',
    'SERIAL_COUNT_NOT_MATCH',
    'SERIAL_NOT_EXIST',
    'SERIAL_TWICE',
    'CODE_NOT_EXIST',
    'SHIPPED_DATE_IN_FUTURE',
    'SHIPPED_BEFORE_ORDER',
    'ACCOUNT_NOT_SET_UP',
  ] as const,
});
