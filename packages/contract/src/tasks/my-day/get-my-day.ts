import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { WorkDay } from '../task/task-shapes.ts';
import { MyDay } from './my-day.ts';

/** Without a date, today: the day of the shift, which a night shift keeps after midnight. */
export const getMyDay = defineCall({
  name: 'getMyDay',
  method: 'GET',
  path: '/myDay',
  summary: 'My hours and pieces of a day against the plan, with pauses, gaps and pay',
  access: 'employee',
  query: z.strictObject({ date: z.optional(WorkDay) }),
  reply: MyDay,
});
