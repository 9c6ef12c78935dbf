import { defineCall } from '../../kit/call.ts';
import { reportParams, TimeReport } from './time-report.ts';

export const getTimeReport = defineCall({
  name: 'getTimeReport',
  method: 'GET',
  path: '/timeReports/:reportId',
  summary: 'One time report: of mine, or of a work centre that I lead',
  access: 'employee',
  params: reportParams,
  example: { params: { reportId: '1' } },
  reply: TimeReport,
  refusals: ['TIME_REPORT_NOT_EXIST'],
});
