import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { READINESS } from './readiness.ts';
import { ShippableSalesOrderRow } from './shippable-sales-order.ts';

/**
 * By ship day, the earliest first. `q`: the beginning of the number, or a part of the customer's id, name or city. With
 * `readiness` a page may hold fewer rows than its limit, even none, and still lead to a next one.
 */
export const listShippableSalesOrders = defineCall({
  name: 'listShippableSalesOrders',
  method: 'GET',
  path: '/shipping/salesOrders',
  summary: 'Sales orders that can be shipped: reviewed, not on hold, with something left',
  access: ['FIND_SHIPPER'],
  query: z.strictObject({
    q: z.optional(freeText(80)),
    readiness: z.optional(z.enum(READINESS)),
    ...pageQuery,
  }),
  reply: pageOf(ShippableSalesOrderRow),
  columns: [
    'soNumber',
    'soDate',
    'customerId',
    'customerName',
    'status',
    'warehouse',
    'warehouseName',
    'shipDate',
    'customerLocked',
    'itemCount',
    'openItemCount',
    'readiness',
    'readyItemCount',
    'short.part:shortPart',
    'short.shortQuantity:shortQuantity',
    'short.expected.number:expectedFrom',
    'short.expected.date:expectedDate',
  ],
  refusals: ['SEARCH_TOO_SHORT', 'NO_RECORDS_TO_SHIP'],
});
