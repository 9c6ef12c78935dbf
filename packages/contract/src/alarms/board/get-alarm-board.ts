import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { InstantText } from '../../kit/dates.ts';
import { AlarmRow } from '../alarm/alarm.ts';

/**
 * Worst first. A handler decided STOP; nobody has responded yet; a handler repairs, changes or works on it; no sign of its
 * terminal; nobody at work; all well.
 */
export const WORK_CENTRE_STATES = ['STOPPED', 'ALARM', 'FIXING', 'OFFLINE', 'IDLE', 'RUNNING'] as const;
export type WorkCentreState = (typeof WORK_CENTRE_STATES)[number];

export const WorkCentreStanding = z.strictObject({
  wc: z.string(),
  wcName: z.string(),
  state: z.enum(WORK_CENTRE_STATES),
  /** Not known where nobody ever worked there. */
  since: z.nullable(InstantText),
});
export type WorkCentreStanding = z.infer<typeof WorkCentreStanding>;

export const BOARD_ALARMS_AT_MOST = 200;

/** Pending alarms, most urgent first. */
export const getAlarmBoard = defineCall({
  name: 'getAlarmBoard',
  method: 'GET',
  path: '/alarmBoard',
  summary: 'Everything that the alarm board shows: pending alarms, and how the work centres stand',
  access: 'signedIn',
  reply: z.strictObject({
    serverTime: InstantText,
    companyName: z.string(),
    /** All that are pending; the list may be shorter. */
    counts: z.strictObject({ active: z.int(), overdue: z.int(), handedOn: z.int() }),
    alarms: z.array(AlarmRow),
    workCentres: z.array(WorkCentreStanding),
  }),
});
