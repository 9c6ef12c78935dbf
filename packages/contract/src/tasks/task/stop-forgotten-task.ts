import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { InstantText } from '../../kit/dates.ts';
import { EVENT_REFUSALS, exampleEvent, taskEvent } from './task-event.ts';
import { Task, taskParams } from './task-shapes.ts';

/** Pauses the task as of `endedAt`, for the reason SHIFT_END. Time after it was not worked, and is not kept. */
export const stopForgottenTask = defineCall({
  name: 'stopForgottenTask',
  method: 'POST',
  path: '/tasks/:taskId/stopForgotten',
  summary: 'Ends the running interval of a task at a time in the past that the worker says',
  access: 'employee',
  params: taskParams,
  body: z.strictObject({ eventId: taskEvent.eventId, endedAt: InstantText }),
  example: { params: { taskId: '1' }, body: { eventId: exampleEvent.eventId, endedAt: exampleEvent.at } },
  reply: Task,
  posting: true,
  refusals: [...EVENT_REFUSALS, 'END_BEFORE_START', 'TIME_IN_FUTURE'],
});
