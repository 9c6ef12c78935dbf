import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { TypedCode } from '../../tasks/task/task-shapes.ts';
import { ALARM_GROUPS, alarmMoves } from '../alarm-moves.ts';
import { AlarmRow } from './alarm.ts';

/** Pending ones come most urgent first, any others newest first. Days are those on which they were raised. */
export const listAlarms = defineCall({
  name: 'listAlarms',
  method: 'GET',
  path: '/alarms',
  summary: 'Alarms that are pending, processed, or all of them',
  access: 'signedIn',
  query: z.strictObject({
    group: z.optional(z.enum(ALARM_GROUPS)),
    status: z.optional(z.enum(alarmMoves.states)),
    wc: z.optional(TypedCode),
    /** With the types below it. */
    type: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
    from: z.optional(DateText),
    to: z.optional(DateText),
    /** Those that the caller has raised. */
    mine: z.optional(z.enum(['true', 'false'])),
    ...pageQuery,
  }),
  reply: pageOf(AlarmRow),
  columns: [
    'id:alarmId',
    'typePath:alarmType',
    'wc',
    'wcName',
    'wo:woNumber',
    'description',
    'level',
    'status',
    'wcHandleType',
    'raisedBy.name:raisedBy',
    'raisedAt',
    'respondedBy.name:respondedBy',
    'respondedAt',
    'resolvedBy.name:resolvedBy',
    'resolvedAt',
    'timeoutCount',
  ],
  refusals: ['DATE_RANGE_REVERSED'],
});
