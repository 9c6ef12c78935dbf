import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { AlarmType, alarmTypeBody } from './alarm-type.ts';

export const addAlarmType = defineCall({
  name: 'addAlarmType',
  method: 'POST',
  path: '/alarmTypes',
  summary: 'Adds an alarm type to the tree',
  access: ['MANAGE_ALARM'],
  body: z.strictObject(alarmTypeBody),
  example: {
    body: {
      typeName: 'Belt torn',
      parent: null,
      level: 1,
      presetResponseTime: 5,
      presetHandleTime: 30,
      description: 'A belt of a line is torn',
    },
  },
  reply: AlarmType,
  posting: true,
  refusals: ['NOT_LICENSED', 'ALARM_TYPE_NAME_INVALID', 'ALARM_TYPE_NOT_EXIST', 'ALARM_TYPE_EXISTS'],
});
