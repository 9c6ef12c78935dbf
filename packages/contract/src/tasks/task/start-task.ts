import * as z from 'zod/mini';
import { agreed } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { EVENT_REFUSALS, exampleEvent, taskEvent } from './task-event.ts';
import { Phase, Task, taskParams } from './task-shapes.ts';

/** Its worker is the one who starts it. Phase RUN (the default) begins production, SETUP the set-up of the machine. */
export const startTask = defineCall({
  name: 'startTask',
  method: 'POST',
  path: '/tasks/:taskId/start',
  summary: 'Starts a task; it is mine from then on',
  access: 'employee',
  params: taskParams,
  body: z.strictObject({
    ...taskEvent,
    phase: z._default(Phase, 'RUN'),
    confirm: agreed('OPERATION_NOT_READY_WARNING'),
  }),
  example: { params: { taskId: '1' }, body: exampleEvent },
  reply: Task,
  posting: true,
  refusals: [...EVENT_REFUSALS, 'TASK_ALREADY_RUNNING', 'WORK_ORDER_NOT_OPEN_TO_REPORT', 'OPERATION_NOT_READY_WARNING'],
});
