import { listReportableWorkOrders } from '@gemba/contract/tasks/reports/list-reportable-work-orders';
import { call } from '../../kit/client/call.ts';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { taskKeys } from '../task-keys.ts';

export const findReportableWorkOrders = (q: string) =>
  call(listReportableWorkOrders, { query: { q } }, { quiet: true });

const reportable = (typed: string) => {
  const q = typed.trim();
  const query = q === '' ? {} : { q };
  return { key: taskKeys.reportable(query), input: { query } };
};

export const useListReportableWorkOrders = (typed: string) =>
  usePages(listReportableWorkOrders, { ...reportable(typed), keep: true });

export const readReportableAhead = (typed: string) => readPagesAhead(listReportableWorkOrders, reportable(typed));
