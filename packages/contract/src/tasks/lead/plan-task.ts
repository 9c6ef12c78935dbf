import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { PositiveInteger } from '../../kit/integer.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { PositiveQuantity } from '../../kit/quantity.ts';
import { TaskRow, TypedCode, WorkMoment } from '../task/task-shapes.ts';

/** Also to add a helper to an operation that somebody works on. Without a quantity, what is left of the operation. */
export const planTask = defineCall({
  name: 'planTask',
  method: 'POST',
  path: '/lead/tasks',
  summary: 'Plans a task on an operation of a work centre that I lead',
  access: ['LEAD_WORK_CENTRE'],
  body: z.strictObject({
    woNumber: OrderNumber,
    sequence: PositiveInteger,
    worker: z.nullable(TypedCode),
    quantity: z.optional(PositiveQuantity),
    plannedStart: z.optional(WorkMoment),
  }),
  example: { body: { woNumber: '70418', sequence: 30, worker: 'E-170' } },
  reply: TaskRow,
  posting: true,
  refusals: [
    'NOT_LICENSED',
    'WORK_ORDER_NOT_EXIST',
    'OPERATION_NOT_EXIST',
    'WORK_ORDER_NOT_OPEN_TO_REPORT',
    'WORK_CENTER_NOT_LED',
    'WORKER_NOT_EXIST',
    'WORKER_NOT_AUTHORIZED',
    'NOTHING_TO_REPORT',
  ],
});
