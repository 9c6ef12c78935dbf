import * as z from 'zod/mini';
import { Reason } from '../../inventory/posting-shapes.ts';
import { defineCall } from '../../kit/call.ts';
import { InstantText } from '../../kit/dates.ts';
import { madePieces, PIECES_REFUSALS } from './pieces.ts';
import { reportParams } from './time-report.ts';
import { ReportReply, SPAN_REFUSALS } from './typed-report.ts';

/**
 * By the worker, or by a lead of the work centre. The report stays as it is; a counter-report takes its figures back, and
 * `replacement` says them right. Without start and end the replacement keeps the times. Answers the replacement, or the
 * counter-report where there is none.
 */
export const correctTimeReport = defineCall({
  name: 'correctTimeReport',
  method: 'POST',
  path: '/timeReports/:reportId/correct',
  summary: 'Takes a report back by a counter-report, and reports it anew where asked to',
  access: 'employee',
  params: reportParams,
  body: z.strictObject({
    reason: Reason,
    replacement: z.optional(
      z.strictObject({ ...madePieces, start: z.optional(InstantText), end: z.optional(InstantText) }),
    ),
  }),
  example: {
    params: { reportId: '1' },
    body: { reason: 'Counted twice', replacement: { wageType: 2, qualifiedQty: '12' } },
  },
  reply: ReportReply,
  posting: true,
  refusals: [
    'NOT_LICENSED',
    'TIME_REPORT_NOT_EXIST',
    'POSTING_IS_REVERSED',
    'POSTING_IS_REVERSAL',
    ...SPAN_REFUSALS,
    ...PIECES_REFUSALS,
  ],
});
