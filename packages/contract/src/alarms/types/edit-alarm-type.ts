import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { PositiveInteger } from '../../kit/integer.ts';
import { AlarmType, alarmTypeBody, alarmTypeParams } from './alarm-type.ts';

/** Clocks that run already keep their times. */
export const editAlarmType = defineCall({
  name: 'editAlarmType',
  method: 'PUT',
  path: '/alarmTypes/:id',
  summary: 'Changes an alarm type, or moves it with its children to another place of the tree',
  access: ['MANAGE_ALARM'],
  params: alarmTypeParams,
  body: z.strictObject({ ...alarmTypeBody, version: PositiveInteger }),
  example: {
    params: { id: '1' },
    body: {
      typeName: 'Belt torn',
      parent: null,
      level: 2,
      presetResponseTime: 5,
      presetHandleTime: 30,
      description: 'A belt of a line is torn',
      version: 1,
    },
  },
  reply: AlarmType,
  posting: true,
  refusals: [
    'NOT_LICENSED',
    'ALARM_TYPE_NAME_INVALID',
    'ALARM_TYPE_NOT_EXIST',
    'ALARM_TYPE_CHANGED',
    'ALARM_TYPE_EXISTS',
    'ALARM_TYPE_LOOP',
    'ALARM_TYPE_IN_USE',
  ],
});
