import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { TypedCode } from '../../tasks/task/task-shapes.ts';

/** Seconds; null where there was none to measure. */
const seconds = z.nullable(z.int());

/** Responding is from the call to the first answer, handling from there to the end. */
const figures = {
  count: z.int(),
  resolvedCount: z.int(),
  timeoutCount: z.int(),
  respondAverage: seconds,
  respondMedian: seconds,
  respondWorstTenth: seconds,
  handleAverage: seconds,
  handleMedian: seconds,
  handleWorstTenth: seconds,
};

/** Most first; `cumulativeShare` is in tenths of a percent of all alarms, up to and with this row. */
const ParetoRow = z.strictObject({ key: z.string(), name: z.string(), cumulativeShare: z.int(), ...figures });
export type ParetoRow = z.infer<typeof ParetoRow>;

/** Days are those of the company on which alarms were raised. An alarm outside of all shifts has the key `''`. */
export const getAlarmStatistics = defineCall({
  name: 'getAlarmStatistics',
  method: 'GET',
  path: '/alarmStatistics',
  summary: 'How many alarms, how soon responded to and handled: by type, work centre and shift',
  access: ['MANAGE_ALARM', 'QUALITY_INFO', 'LEAD_WORK_CENTRE'],
  query: z.strictObject({
    from: DateText,
    to: DateText,
    wc: z.optional(TypedCode),
    /** With the types below it. */
    type: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
  }),
  example: { query: { from: '2026-01-01', to: '2026-12-31' } },
  reply: z.strictObject({
    total: z.strictObject(figures),
    byType: z.array(ParetoRow),
    byWorkCentre: z.array(ParetoRow),
    byShift: z.array(ParetoRow),
  }),
  refusals: ['DATE_RANGE_REVERSED'],
});
