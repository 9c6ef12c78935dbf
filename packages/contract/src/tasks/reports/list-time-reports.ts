import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { TypedCode } from '../task/task-shapes.ts';
import { TimeReportRow } from './time-report.ts';

/** Newest first. `wc`: those of a work centre that I lead, of everybody; without it, mine. */
export const listTimeReports = defineCall({
  name: 'listTimeReports',
  method: 'GET',
  path: '/timeReports',
  summary: 'Time reports of a day or a span of days',
  access: 'employee',
  query: z.strictObject({
    from: z.optional(DateText),
    to: z.optional(DateText),
    wc: z.optional(TypedCode),
    ...pageQuery,
  }),
  reply: pageOf(TimeReportRow),
  refusals: ['DATE_RANGE_REVERSED', 'LIMITED_PERMISSIONS'],
});
