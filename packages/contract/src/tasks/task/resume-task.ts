import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { EVENT_REFUSALS, exampleEvent, taskEvent } from './task-event.ts';
import { Task, taskParams } from './task-shapes.ts';

export const resumeTask = defineCall({
  name: 'resumeTask',
  method: 'POST',
  path: '/tasks/:taskId/resume',
  summary: 'Goes on with a paused task, in the phase it was in',
  access: 'employee',
  params: taskParams,
  body: z.strictObject(taskEvent),
  example: { params: { taskId: '1' }, body: exampleEvent },
  reply: Task,
  posting: true,
  refusals: [...EVENT_REFUSALS, 'TASK_ALREADY_RUNNING', 'WORK_ORDER_NOT_OPEN_TO_REPORT'],
});
