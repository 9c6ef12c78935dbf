import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { WorkDay } from '../task/task-shapes.ts';
import { MyDay } from './my-day.ts';

/** Running time is confirmed once it has ended. */
export const confirmOvertime = defineCall({
  name: 'confirmOvertime',
  method: 'POST',
  path: '/myDay/confirmOvertime',
  summary: 'Says that the time beyond the shift of a day was worked: it counts from then on',
  access: 'employee',
  body: z.strictObject({ date: WorkDay }),
  example: { body: { date: '2026-11-10' } },
  reply: MyDay,
  posting: true,
  refusals: ['NOT_LICENSED', 'NO_OVERTIME', 'ACCOUNT_NOT_SET_UP'],
});
