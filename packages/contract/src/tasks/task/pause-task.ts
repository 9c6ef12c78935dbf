import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { EVENT_REFUSALS, exampleEvent, taskEvent } from './task-event.ts';
import { PauseNote, PauseReason, Task, taskParams } from './task-shapes.ts';

export const pauseTask = defineCall({
  name: 'pauseTask',
  method: 'POST',
  path: '/tasks/:taskId/pause',
  summary: 'Pauses a running task and says why',
  access: 'employee',
  params: taskParams,
  body: z.strictObject({ ...taskEvent, reason: PauseReason, note: PauseNote }),
  example: { params: { taskId: '1' }, body: { ...exampleEvent, reason: 'BREAK' } },
  reply: Task,
  posting: true,
  refusals: EVENT_REFUSALS,
});
