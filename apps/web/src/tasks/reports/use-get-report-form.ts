import { getReportForm } from '@gemba/contract/tasks/reports/get-report-form';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import { taskKeys } from '../task-keys.ts';

const reportForm = (woNumber: string) =>
  [getReportForm, taskKeys.reportForm(woNumber), { params: { woNumber } }] as const;

export const useGetReportForm = (woNumber: string) => useFreshRead(...reportForm(woNumber));

export const readReportFormAhead = (woNumber: string) => readFreshAhead(...reportForm(woNumber));
