import * as z from 'zod/mini';
import { TypedLocation } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { STOCK_KEEPER_ROLES } from '../move/transfer.ts';
import { Count } from './count.ts';

/** A count of the location that is still open is answered instead of a second one. */
export const startCount = defineCall({
  name: 'startCount',
  method: 'POST',
  path: '/counts',
  summary: 'Starts to count a location: answers its parts without quantities',
  access: STOCK_KEEPER_ROLES,
  body: z.strictObject({ location: TypedLocation }),
  example: { body: { location: 'A-01' } },
  reply: Count,
  posting: true,
  refusals: ['NOT_LICENSED', 'LOCATION_REQUIRED', 'LOCATION_NOT_EXIST', 'LOCATION_FOR_TRANSIT'],
});
