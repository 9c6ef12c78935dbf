import { listTimeReports } from '@gemba/contract/tasks/reports/list-time-reports';
import { usePages } from '../../kit/client/use-pages.ts';
import { taskKeys } from '../task-keys.ts';

/** Mine; with a work centre that I lead, those of everybody there. */
export const useListTimeReports = (asked: { from?: string; to?: string; wc?: string }) =>
  usePages(listTimeReports, { key: taskKeys.reports(asked), input: { query: asked }, keep: true });
