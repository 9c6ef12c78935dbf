import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { TaskRow, TypedCode, taskParams } from '../task/task-shapes.ts';

/** Null: anybody who is authorised. A task that has begun stays with its worker: MOVE_NOT_ALLOWED. */
export const assignTask = defineCall({
  name: 'assignTask',
  method: 'POST',
  path: '/lead/tasks/:taskId/assign',
  summary: 'Gives an open task to a worker of the work centre, or to nobody',
  access: ['LEAD_WORK_CENTRE'],
  params: taskParams,
  body: z.strictObject({ worker: z.nullable(TypedCode) }),
  example: { params: { taskId: '1' }, body: { worker: 'E-170' } },
  reply: TaskRow,
  posting: true,
  refusals: [
    'NOT_LICENSED',
    'TASK_NOT_EXIST',
    'WORK_CENTER_NOT_LED',
    'MOVE_NOT_ALLOWED',
    'WORKER_NOT_EXIST',
    'WORKER_NOT_AUTHORIZED',
  ],
});
