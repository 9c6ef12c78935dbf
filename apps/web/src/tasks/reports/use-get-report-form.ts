import { getReportForm } from '@gemba/contract/tasks/reports/get-report-form';
import { useFreshRead } from '../../kit/client/use-read.ts';
import { taskKeys } from '../task-keys.ts';

export const useGetReportForm = (woNumber: string) =>
  useFreshRead(getReportForm, taskKeys.reportForm(woNumber), { params: { woNumber } });
