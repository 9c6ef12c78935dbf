import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { EVENT_REFUSALS, exampleEvent, taskEvent } from './task-event.ts';
import { Task, taskParams } from './task-shapes.ts';

/** Time that was worked stays: it becomes a report without pieces. Counted pieces want to be reported: TASK_HAS_PIECES. */
export const cancelTask = defineCall({
  name: 'cancelTask',
  method: 'POST',
  path: '/tasks/:taskId/cancel',
  summary: 'Gives a task back: it is open again, for anybody',
  access: 'employee',
  params: taskParams,
  body: z.strictObject(taskEvent),
  example: { params: { taskId: '1' }, body: exampleEvent },
  reply: Task,
  posting: true,
  refusals: [...EVENT_REFUSALS, 'TASK_HAS_PIECES', 'ACCOUNT_NOT_SET_UP'],
});
