import { defineCall } from '../../kit/call.ts';
import { exampleReport, REPORT_REFUSALS, ReportReply, TypedReport } from './typed-report.ts';

export const createAfterReport = defineCall({
  name: 'createAfterReport',
  method: 'POST',
  path: '/timeReports/after',
  summary: 'A report after the fact, of up to a month ago',
  access: 'employee',
  body: TypedReport,
  example: { body: exampleReport },
  reply: ReportReply,
  posting: true,
  refusals: REPORT_REFUSALS,
});
