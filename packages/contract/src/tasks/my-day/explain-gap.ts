import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { PauseNote, PauseReason, WorkMoment } from '../task/task-shapes.ts';
import { MyDay } from './my-day.ts';

/** `startedAt` is that of the gap, as my day told it. */
export const explainGap = defineCall({
  name: 'explainGap',
  method: 'POST',
  path: '/myDay/explainGap',
  summary: 'Says what a gap between two tasks was',
  access: 'employee',
  body: z.strictObject({ startedAt: WorkMoment, reason: PauseReason, note: PauseNote }),
  example: { body: { startedAt: '2026-11-10T10:05:00Z', reason: 'MATERIAL' } },
  reply: MyDay,
  posting: true,
  refusals: ['NOT_LICENSED', 'GAP_NOT_EXIST'],
});
