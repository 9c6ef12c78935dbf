import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { InstantText } from '../../kit/dates.ts';
import { Task } from './task-shapes.ts';

/** The running task; without one, the task that was paused last. */
export const getActiveTask = defineCall({
  name: 'getActiveTask',
  method: 'GET',
  path: '/tasks/active',
  summary: 'The task that I work on, with its intervals and the clock of the server',
  access: 'employee',
  reply: z.strictObject({ serverTime: InstantText, task: z.nullable(Task) }),
});
