import { getTimeReport } from '@gemba/contract/tasks/reports/get-time-report';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { taskKeys } from '../task-keys.ts';

const timeReport = (reportId: string) => readOf(getTimeReport, taskKeys.report(reportId), { params: { reportId } });

export const useGetTimeReport = (reportId: string) => useQuery(timeReport(reportId));

export const readTimeReportAhead = (reportId: string) => queries.prefetchQuery(timeReport(reportId));
