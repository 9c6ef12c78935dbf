import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { alarmTypeParams } from './alarm-type.ts';

/** The screen asks before. Alarms of the types stay in the records. */
export const deleteAlarmType = defineCall({
  name: 'deleteAlarmType',
  method: 'DELETE',
  path: '/alarmTypes/:id',
  summary: 'Deletes an alarm type with its children and the handler settings of all of them',
  access: ['MANAGE_ALARM'],
  params: alarmTypeParams,
  example: { params: { id: '1' } },
  reply: z.strictObject({ deletedTypes: z.int(), deletedHandlers: z.int() }),
  posting: true,
  refusals: ['NOT_LICENSED', 'ALARM_TYPE_NOT_EXIST', 'ALARM_TYPE_IN_USE'],
});
