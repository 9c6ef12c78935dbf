import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { Alarm, alarmParams } from './alarm.ts';

export const getAlarm = defineCall({
  name: 'getAlarm',
  method: 'GET',
  path: '/alarms/:id',
  summary: 'An alarm with its time line, its handlers and what the caller may do with it',
  access: 'signedIn',
  params: z.strictObject(alarmParams),
  example: { params: { id: '8841' } },
  reply: Alarm,
  refusals: ['ALARM_NOT_EXIST'],
});
