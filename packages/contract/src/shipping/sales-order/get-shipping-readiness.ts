import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { ShippableSalesOrderRow } from './shippable-sales-order.ts';

/** How many orders of each kind `first` shows. */
export const FIRST_OF_EACH = 3;

const Group = z.strictObject({ count: z.int(), first: z.array(ShippableSalesOrderRow) });

export const getShippingReadiness = defineCall({
  name: 'getShippingReadiness',
  method: 'GET',
  path: '/shipping/readiness',
  summary: 'How many sales orders can be shipped now, in part or not at all, and the first of each',
  access: ['FIND_SHIPPER'],
  reply: z.strictObject({
    ready: Group,
    part: Group,
    none: Group,
    /** There are more orders than were looked at: those that are due first. */
    more: z.boolean(),
  }),
});
