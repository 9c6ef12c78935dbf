import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { alarmParams } from './alarm.ts';

/** Once for each handler and level; of anybody else it says nothing. */
export const openAlarm = defineCall({
  name: 'openAlarm',
  method: 'POST',
  path: '/alarms/:id/open',
  summary: 'Notes in the time line that a handler of its level has looked at the alarm',
  access: 'signedIn',
  params: z.strictObject(alarmParams),
  example: { params: { id: '8841' } },
  reply: z.strictObject({ noted: z.boolean() }),
  refusals: ['ALARM_NOT_EXIST'],
});
