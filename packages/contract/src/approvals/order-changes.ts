import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { DateText } from '../kit/dates.ts';
import { UnitCost } from '../kit/money.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { PositiveQuantity } from '../kit/quantity.ts';
import { Comment, OrderVersion } from './decide-approvals.ts';
import { ORDER_ROLES, OrderNumber } from './kinds.ts';
import { CHANGE_KINDS, OrderChange } from './order-change.ts';

const ChangeKind = z.enum(CHANGE_KINDS);

export const listOrderChanges = defineCall({
  name: 'listOrderChanges',
  method: 'GET',
  path: '/orderChanges',
  summary: 'The change requests of one order, newest first',
  access: ORDER_ROLES,
  query: z.strictObject({ type: ChangeKind, number: OrderNumber, ...pageQuery }),
  reply: pageOf(OrderChange),
  columns: [
    ...['changeId', 'type', 'number', 'itemNumber', 'part', 'status', 'fields', 'reason', 'requestedBy.name'],
    ...['requestedAt', 'neededBy', 'decidedBy.name', 'decidedAt', 'comment', 'currency', 'oldTotal', 'newTotal'],
  ],
  refusals: ['LIMITED_PERMISSIONS'],
});

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
    itemNumber: z.optional(z.int().check(z.positive(), z.maximum(2_147_483_647))),
    changes: z.strictObject({
      quantity: z.optional(PositiveQuantity),
      price: z.optional(UnitCost),
      dateRequired: z.optional(DateText),
    }),
    reason: z.optional(Comment),
  }),
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
