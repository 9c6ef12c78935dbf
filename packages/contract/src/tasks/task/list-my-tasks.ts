import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { TASK_FILTERS } from '../task-moves.ts';
import { TaskRow } from './task-shapes.ts';

/**
 * Tasks of the caller, and those that nobody has at the work centres they are authorised for. Open ones: the running one,
 * paused ones, then as the lead has ordered them and by planned start. Closed ones after them, the last one first. `on`: those
 * that are planned for the day or before it, and those closed on it.
 */
export const listMyTasks = defineCall({
  name: 'listMyTasks',
  method: 'GET',
  path: '/tasks',
  summary: 'My tasks by state, date and urgency',
  access: 'employee',
  query: z.strictObject({
    status: z._default(z.enum(TASK_FILTERS), 'OPEN'),
    on: z.optional(DateText),
    ...pageQuery,
  }),
  reply: pageOf(TaskRow),
});
