import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { ORDER_ROLES } from '../../orders/deciding/kinds.ts';
import { ChangeKind, OrderChange } from './order-change.ts';

export const listOrderChanges = defineCall({
  name: 'listOrderChanges',
  method: 'GET',
  path: '/orderChanges',
  summary: 'The change requests of one order, newest first',
  access: ORDER_ROLES,
  query: z.strictObject({ type: ChangeKind, number: OrderNumber, ...pageQuery }),
  example: { query: { type: 'po', number: '48213' } },
  reply: pageOf(OrderChange),
  columns: [
    'changeId',
    'type',
    'number',
    'itemNumber',
    'part',
    'status',
    'fields',
    'reason',
    'requestedBy.name',
    'requestedAt',
    'neededBy',
    'decidedBy.name',
    'decidedAt',
    'comment',
    'currency',
    'oldTotal',
    'newTotal',
  ],
  refusals: ['LIMITED_PERMISSIONS'],
});
