import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { listing } from '../../kit/page.ts';
import { AlarmType } from './alarm-type.ts';

export const listAlarmTypes = defineCall({
  name: 'listAlarmTypes',
  method: 'GET',
  path: '/alarmTypes',
  summary: 'The tree of alarm types, each before its children, with their handlers',
  access: 'signedIn',
  reply: listing(z.strictObject({ alarmTypes: z.array(AlarmType) }), 'alarmTypes', AlarmType),
  columns: ['path:alarmType', 'level', 'presetResponseTime', 'presetHandleTime', 'description', 'pendingCount'],
});
