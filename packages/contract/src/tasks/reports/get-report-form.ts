import { defineCall } from '../../kit/call.ts';
import { formParams, ReportForm } from './reportable-work-order.ts';

/** Operations at work centres that I am authorised for; none: NOTHING_TO_REPORT. */
export const getReportForm = defineCall({
  name: 'getReportForm',
  method: 'GET',
  path: '/reportable/:woNumber',
  summary: 'The operations of a work order that I may report, with maxima and defect items',
  access: 'employee',
  params: formParams,
  example: { params: { woNumber: '70418' } },
  reply: ReportForm,
  refusals: ['WORK_ORDER_NOT_EXIST', 'WORK_ORDER_NOT_OPEN_TO_REPORT', 'NOTHING_TO_REPORT'],
});
