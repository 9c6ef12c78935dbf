import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { requiredText } from '../../kit/codes.ts';
import { SequenceNumber } from '../../kit/integer.ts';
import { TypedCode } from '../../tasks/task/task-shapes.ts';
import { Alarm, AlarmDescription } from './alarm.ts';

/** The alarm does not wait for its photos: they follow one by one (`addAlarmPhoto`). */
export const raiseAlarm = defineCall({
  name: 'raiseAlarm',
  method: 'POST',
  path: '/alarms',
  summary: 'Raises an alarm at a work centre and tells the preset handlers of its first level',
  access: 'signedIn',
  body: z.strictObject({
    type: SequenceNumber,
    wc: TypedCode,
    /** As people write it: with or without its prefix and its signs. */
    wo: z.optional(requiredText(40)),
    description: AlarmDescription,
  }),
  example: { body: { type: 1, wc: 'CNC-04', wo: '70418', description: 'Load 118% on roughing pass' } },
  reply: Alarm,
  posting: true,
  refusals: [
    'NOT_LICENSED',
    'ALARM_TYPE_NOT_EXIST',
    'ALARM_TYPE_WITHOUT_HANDLER',
    'WORK_CENTER_NOT_EXIST',
    'WORK_ORDER_NOT_EXIST',
  ],
});
