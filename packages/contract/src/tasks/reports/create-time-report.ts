import { defineCall } from '../../kit/call.ts';
import { exampleReport, REPORT_REFUSALS, ReportReply, TypedReport } from './typed-report.ts';

/** It began at most a day ago; older ones: createAfterReport. */
export const createTimeReport = defineCall({
  name: 'createTimeReport',
  method: 'POST',
  path: '/timeReports',
  summary: 'The daily report: pieces and hours on an operation of a work order',
  access: 'employee',
  body: TypedReport,
  example: { body: exampleReport },
  reply: ReportReply,
  posting: true,
  refusals: REPORT_REFUSALS,
});
