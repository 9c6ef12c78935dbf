import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { InstantText } from '../kit/dates.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { Quantity } from '../kit/quantity.ts';
import { PartNumber } from '../parts/part-number.ts';

export const LOCATION_PURPOSES = ['STOCK', 'DOCK', 'QA', 'LINE', 'TRANSIT'] as const;

export const LocationRow = z.strictObject({
  location: z.string(),
  description: z.string(),
  warehouse: z.string(),
  warehouseName: z.string(),
  purpose: z.enum(LOCATION_PURPOSES),
  /** Nothing lies here. */
  free: z.boolean(),
  /** Stock of the part that was asked for. */
  onHand: z.nullable(Quantity),
  lastCountedAt: z.nullable(InstantText),
});
export type LocationRow = z.infer<typeof LocationRow>;

/**
 * `q` is the beginning of a location, with or without its signs; the location itself comes first. With `part`, only where
 * that part lies. Locations that were given up are left out.
 */
export const findLocations = defineCall({
  name: 'findLocations',
  method: 'GET',
  path: '/locations',
  summary: 'Locations by their beginning, of one warehouse, or where a part lies',
  access: ['UPDATE_RECEIVER', 'RECEIVER_FROM_WO', 'ADD_SHIPPER', 'FIND_SHIPPER', 'FIND_INVENTORY', 'QUALITY_INFO'],
  query: z.strictObject({
    q: z.optional(freeText(20)),
    warehouse: z.optional(freeText(20)),
    part: z.optional(PartNumber),
    ...pageQuery,
  }),
  reply: pageOf(LocationRow),
});
