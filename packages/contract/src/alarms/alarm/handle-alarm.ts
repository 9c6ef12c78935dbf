import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { ALARM_HANDLE_TYPES, WORK_CENTER_HANDLE_TYPES } from '../alarm-moves.ts';
import { Alarm, AlarmNote, alarmParams } from './alarm.ts';

/** Photos follow one by one (`addAlarmPhoto`). */
export const handleAlarm = defineCall({
  name: 'handleAlarm',
  method: 'POST',
  path: '/alarms/:id/handle',
  summary: 'Resolves an alarm (RESOLVE) or hands it on to the next level (HANDLE), and decides about the work centre',
  access: 'signedIn',
  params: z.strictObject(alarmParams),
  body: z.strictObject({
    handleType: z.enum(ALARM_HANDLE_TYPES),
    wcHandleType: z.optional(z.enum(WORK_CENTER_HANDLE_TYPES)),
    note: AlarmNote,
  }),
  example: {
    params: { id: '8841' },
    body: { handleType: 'RESOLVE', wcHandleType: 'EXCHANGE', note: 'Insert changed, feed to 90%' },
  },
  reply: Alarm,
  posting: true,
  refusals: ['NOT_LICENSED', 'ALARM_NOT_EXIST', 'NOT_ALARM_HANDLER', 'ALARM_NEXT_LEVEL_NOT_EXIST', 'MOVE_NOT_ALLOWED'],
});
