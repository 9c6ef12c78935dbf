import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { PositiveInteger } from '../../kit/integer.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Task } from './task-shapes.ts';

/** A task of mine on the operation that is still open is answered instead of a second one. It is not started yet. */
export const takeOperation = defineCall({
  name: 'takeOperation',
  method: 'POST',
  path: '/tasks',
  summary: 'Takes a task on an operation, beside others who work on it',
  access: 'employee',
  body: z.strictObject({ woNumber: OrderNumber, sequence: PositiveInteger }),
  example: { body: { woNumber: '70418', sequence: 30 } },
  reply: Task,
  posting: true,
  refusals: [
    'NOT_LICENSED',
    'WORK_ORDER_NOT_EXIST',
    'OPERATION_NOT_EXIST',
    'WORK_ORDER_NOT_OPEN_TO_REPORT',
    'WORK_CENTER_NOT_AUTHORIZED',
    'NOTHING_TO_REPORT',
  ],
});
