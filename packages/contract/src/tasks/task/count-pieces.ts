import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { SequenceNumber } from '../../kit/integer.ts';
import { SignedQuantity } from '../../kit/quantity.ts';
import { exampleEvent, taskEvent } from './task-event.ts';
import { Counted, CountedDefect, TypedCode, taskParams } from './task-shapes.ts';

/** Adds to the count, or takes from it below zero; several devices may count at once. Nothing is reported by it. */
export const countPieces = defineCall({
  name: 'countPieces',
  method: 'POST',
  path: '/tasks/:taskId/count',
  summary: 'Counts good and defective pieces on a task that has begun',
  access: 'employee',
  params: taskParams,
  body: z.strictObject({
    eventId: taskEvent.eventId,
    qualified: z._default(SignedQuantity, '0'),
    defects: z._default(
      z.array(z.strictObject({ item: TypedCode, quantity: SignedQuantity })).check(z.maxLength(50)),
      [],
    ),
  }),
  example: {
    params: { taskId: '1' },
    body: { eventId: exampleEvent.eventId, qualified: '1', defects: [{ item: 'BURR', quantity: '1' }] },
  },
  reply: z.strictObject({ taskId: SequenceNumber, counted: Counted, countedDefects: z.array(CountedDefect) }),
  posting: true,
  refusals: [
    'NOT_LICENSED',
    'TASK_NOT_EXIST',
    'TASK_OF_ANOTHER',
    'MOVE_NOT_ALLOWED',
    'INVALID_QUANTITY',
    'DEFECTIVE_ITEMS_NOT_CONFIGURED',
    'DEFECTIVE_ITEM_NOT_EXIST',
    'DEFECTIVE_ITEM_TWICE',
  ] as const,
});
