import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { Alarm, alarmParams } from './alarm.ts';

export const respondToAlarm = defineCall({
  name: 'respondToAlarm',
  method: 'POST',
  path: '/alarms/:id/respond',
  summary: 'A handler of its level takes the alarm; the clock to handle it begins',
  access: 'signedIn',
  params: z.strictObject(alarmParams),
  example: { params: { id: '8841' } },
  reply: Alarm,
  posting: true,
  refusals: ['NOT_LICENSED', 'ALARM_NOT_EXIST', 'NOT_ALARM_HANDLER', 'MOVE_NOT_ALLOWED'],
});
