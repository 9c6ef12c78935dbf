import * as z from 'zod/mini';
import { LINES_AT_MOST, Reason, Serials, TypedLocation } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { Quantity } from '../../kit/quantity.ts';
import { PartNumber } from '../../parts/part-number.ts';
import { STOCK_KEEPER_ROLES, Transfer } from './transfer.ts';

/** All items go from one warehouse to one warehouse. Within a warehouse it is done; between two it is in TO until it arrives. */
export const moveStock = defineCall({
  name: 'moveStock',
  method: 'POST',
  path: '/transfers',
  summary: 'Moves stock between locations',
  access: STOCK_KEEPER_ROLES,
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          partNumber: PartNumber,
          fromLocation: TypedLocation,
          toLocation: TypedLocation,
          quantity: Quantity,
          serials: Serials,
        }),
      )
      .check(z.maxLength(LINES_AT_MOST)),
    reason: z.optional(Reason),
  }),
  example: {
    body: { items: [{ partNumber: 'W00-10/100(A)', fromLocation: 'A-01', toLocation: 'A-02', quantity: '1' }] },
  },
  reply: Transfer,
  timeoutMs: 20_000,
  posting: true,
  refusals: [
    'NOT_LICENSED',
    'NO_ITEM_TO_MOVE',
    'INVALID_QUANTITY',
    'LOCATION_REQUIRED',
    'LOCATION_NOT_EXIST',
    'SAME_LOCATION',
    'SEVERAL_WAREHOUSES',
    'INVENTORY_NOT_EXIST',
    'MOVED_QTY_OVER_ON_HAND',
    'NOT_SAME_PART_FROM',
    'PART_NOT_EXIST',
    'SERIAL_REQUIRED',
    'SERIAL_COUNT_NOT_MATCH',
    'SERIAL_NOT_EXIST',
    'SERIAL_TWICE',
    'ACCOUNT_NOT_SET_UP',
    'LOCATION_FOR_TRANSIT',
  ] as const,
});
