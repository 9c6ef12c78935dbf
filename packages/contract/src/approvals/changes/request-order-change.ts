import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { PositiveInteger } from '../../kit/integer.ts';
import { UnitCost } from '../../kit/money.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { PositiveQuantity } from '../../kit/quantity.ts';
import { Comment, OrderVersion } from '../../orders/deciding/deciding-shapes.ts';
import { ORDER_ROLES } from '../../orders/deciding/kinds.ts';
import { ChangeKind, OrderChange } from './order-change.ts';

export const requestOrderChange = defineCall({
  name: 'requestOrderChange',
  method: 'POST',
  path: '/orderChanges',
  summary: 'Change an item of the own order: at once, or as a request where the company asks for a decision',
  access: ORDER_ROLES,
  body: z.strictObject({
    type: ChangeKind,
    number: OrderNumber,
    version: OrderVersion,
    /** Not for a work order, which is changed as a whole. */
    itemNumber: z.optional(PositiveInteger),
    changes: z.strictObject({
      quantity: z.optional(PositiveQuantity),
      price: z.optional(UnitCost),
      dateRequired: z.optional(DateText),
    }),
    reason: z.optional(Comment),
  }),
  example: {
    body: { type: 'po', number: '48213', version: 1, itemNumber: 1, changes: { quantity: '2' } },
  },
  reply: z.strictObject({
    /** False: it waits for a decision. */
    applied: z.boolean(),
    change: z.nullable(OrderChange),
    version: z.int(),
    status: z.string(),
  }),
  posting: true,
  refusals: [
    'ORDER_CHANGED',
    'NOT_ORDER_MAKER',
    'MOVE_NOT_ALLOWED',
    'ORDER_CHANGE_WAITS',
    'ORDER_CHANGE_WITHOUT_DIFFERENCE',
    'ORDER_CHANGE_QTY_TOO_SMALL',
    'ORDER_CHANGE_DATE_TOO_EARLY',
    'ORDER_CHANGE_TOO_LARGE',
    'QUOTE_EXPIRED',
  ],
});
