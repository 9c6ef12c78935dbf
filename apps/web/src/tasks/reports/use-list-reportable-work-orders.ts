import { listReportableWorkOrders } from '@gemba/contract/tasks/reports/list-reportable-work-orders';
import { call } from '../../kit/client/call.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { taskKeys } from '../task-keys.ts';

export const findReportableWorkOrders = (q: string) =>
  call(listReportableWorkOrders, { query: { q } }, { quiet: true });

export const useListReportableWorkOrders = (typed: string) => {
  const q = typed.trim();
  const query = q === '' ? {} : { q };
  return usePages(listReportableWorkOrders, { key: taskKeys.reportable(query), input: { query }, keep: true });
};
