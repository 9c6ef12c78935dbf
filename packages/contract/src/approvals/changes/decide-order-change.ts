import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { Comment } from '../../orders/deciding/deciding-shapes.ts';
import { ORDER_ROLES } from '../../orders/deciding/kinds.ts';
import { OrderChange } from './order-change.ts';

export const decideOrderChange = defineCall({
  name: 'decideOrderChange',
  method: 'POST',
  path: '/orderChanges/:changeId/:event',
  summary: 'Approve a change, which applies it to the order, reject it, or cancel the own one',
  access: ORDER_ROLES,
  params: z.strictObject({
    changeId: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
    event: z.enum(['approve', 'reject', 'cancel']),
  }),
  body: z.strictObject({ comment: z.optional(Comment) }),
  example: { params: { changeId: '1', event: 'approve' } },
  reply: OrderChange,
  posting: true,
  refusals: [
    'ORDER_CHANGE_NOT_EXIST',
    'ORDER_CHANGED',
    'ORDER_CHANGE_QTY_TOO_SMALL',
    'ORDER_CHANGE_TOO_LARGE',
    'ORDER_IS_HOLD',
    'MOVE_NOT_ALLOWED',
    'QUOTE_EXPIRED',
    'NOT_ORDER_MAKER',
    'AUTHORIZATION_REQUIRED',
    'EXCEED_AUTHORIZED_APPROVAL_LIMIT',
    'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF',
    'NOT_LICENSED',
  ],
});
