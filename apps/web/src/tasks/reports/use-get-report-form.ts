import { getReportForm } from '@gemba/contract/tasks/reports/get-report-form';
import { queries } from '../../kit/client/queries.ts';
import { freshOf, useFormRead } from '../../kit/client/use-read.ts';
import { taskKeys } from '../task-keys.ts';

const reportForm = (woNumber: string) =>
  freshOf(getReportForm, taskKeys.reportForm(woNumber), { params: { woNumber } });

export const useGetReportForm = (woNumber: string) => useFormRead(reportForm(woNumber));

export const readReportFormAhead = (woNumber: string) => queries.prefetchQuery(reportForm(woNumber));
