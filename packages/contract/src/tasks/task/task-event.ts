import * as z from 'zod/mini';
import { InstantText } from '../../kit/dates.ts';

/** So many hours after it happened an event of a device without a network still counts as of then. */
export const LATE_AT_MOST_HOURS = 12;

/**
 * One tap on a control of a task. `eventId` is made on the device with the tap: the same event is done once, however and
 * from wherever it is sent. `at` is the device's clock at the tap. With the device's clock at the sending (X-Device-Time)
 * the server knows how long ago that was, and reckons from its own clock; a device's clock may be wrong. Without that header
 * the two clocks are taken to agree. Later than LATE_AT_MOST_HOURS: TASK_EVENT_TOO_LATE.
 */
export const taskEvent = {
  eventId: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  at: InstantText,
};

export const exampleEvent = { eventId: '0b9f6e0e-6c58-4f0e-9f0a-6b1f2f8f1c11', at: '2026-11-10T06:18:00Z' };

export const EVENT_REFUSALS = [
  'NOT_LICENSED',
  'TASK_NOT_EXIST',
  'TASK_OF_ANOTHER',
  'WORK_CENTER_NOT_AUTHORIZED',
  'MOVE_NOT_ALLOWED',
  'TASK_EVENT_TOO_LATE',
] as const;
