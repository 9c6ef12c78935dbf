import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { Money } from '../../kit/money.ts';
import { Kind, ORDER_ROLES } from '../../orders/deciding/kinds.ts';
import { UndoableDecision } from './list-approvals.ts';

export const countApprovals = defineCall({
  name: 'countApprovals',
  method: 'GET',
  path: '/approvals/counts',
  summary: 'How much waits, by kind, how much of it this person can approve, and what it can still take back',
  access: ORDER_ROLES,
  reply: z.strictObject({
    currency: z.string(),
    kinds: z.array(
      z.strictObject({ type: Kind, waiting: z.int(), approvable: z.int(), amount: Money, more: z.boolean() }),
    ),
    /** Decisions that this person made a moment ago and may still undo, newest first. */
    undoable: z.array(UndoableDecision),
  }),
});
