import { getTimeReport } from '@gemba/contract/tasks/reports/get-time-report';
import { readAhead, useRead } from '../../kit/client/use-read.ts';
import { taskKeys } from '../task-keys.ts';

const timeReport = (reportId: string) => [getTimeReport, taskKeys.report(reportId), { params: { reportId } }] as const;

export const useGetTimeReport = (reportId: string) => useRead(...timeReport(reportId));

export const readTimeReportAhead = (reportId: string) => readAhead(...timeReport(reportId));
