import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { AlarmType, alarmTypeParams } from './alarm-type.ts';

/** The screen asks before. */
export const deleteAlarmHandler = defineCall({
  name: 'deleteAlarmHandler',
  method: 'DELETE',
  path: '/alarmTypes/:id/handlers',
  summary: 'Deletes one handler setting of an alarm type',
  access: ['MANAGE_ALARM'],
  params: alarmTypeParams,
  query: z.strictObject({
    level: z.string().check(z.regex(/^[1-9]$/)),
    handler: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  }),
  example: { params: { id: '1' }, query: { level: '1', handler: '1' } },
  reply: AlarmType,
  posting: true,
  refusals: ['NOT_LICENSED', 'ALARM_TYPE_NOT_EXIST', 'ALARM_HANDLER_NOT_EXIST', 'ALARM_TYPE_IN_USE'],
});
