import { getTimeReport } from '@gemba/contract/tasks/reports/get-time-report';
import { useRead } from '../../kit/client/use-read.ts';
import { taskKeys } from '../task-keys.ts';

export const useGetTimeReport = (reportId: string) =>
  useRead(getTimeReport, taskKeys.report(reportId), { params: { reportId } });
