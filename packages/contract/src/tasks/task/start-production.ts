import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { EVENT_REFUSALS, exampleEvent, taskEvent } from './task-event.ts';
import { Task, taskParams } from './task-shapes.ts';

export const startProduction = defineCall({
  name: 'startProduction',
  method: 'POST',
  path: '/tasks/:taskId/startProduction',
  summary: 'Ends the set-up of a running task; production begins in the same moment',
  access: 'employee',
  params: taskParams,
  body: z.strictObject(taskEvent),
  example: { params: { taskId: '1' }, body: exampleEvent },
  reply: Task,
  posting: true,
  refusals: EVENT_REFUSALS,
});
