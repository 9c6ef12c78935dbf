import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { AlarmType, alarmTypeParams, handlerKey } from './alarm-type.ts';

export const setAlarmHandler = defineCall({
  name: 'setAlarmHandler',
  method: 'PUT',
  path: '/alarmTypes/:id/handlers',
  summary: 'Makes somebody a handler of a level of an alarm type, told at once (preset) or not',
  access: ['MANAGE_ALARM'],
  params: alarmTypeParams,
  body: z.strictObject({ ...handlerKey, presetHandler: z.boolean() }),
  example: { params: { id: '1' }, body: { level: 1, handler: 1, presetHandler: true } },
  reply: AlarmType,
  posting: true,
  refusals: ['NOT_LICENSED', 'ALARM_TYPE_NOT_EXIST', 'USER_NOT_EXIST', 'ALARM_TYPE_IN_USE'],
});
