import { listTimeReports } from '@gemba/contract/tasks/reports/list-time-reports';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { dayIn } from '../../kit/router/day-in.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { taskKeys } from '../task-keys.ts';

type Asked = { from?: string; to?: string; wc?: string };

/** The days and the work centre of an address. */
export const reportsIn = (search: SearchParams): Asked => {
  const [from, to, wc] = [dayIn(search['from']), dayIn(search['to']), search['wc']];
  return { ...(from && { from }), ...(to && { to }), ...(wc && { wc }) };
};

const reports = (asked: Asked) => ({ key: taskKeys.reports(asked), input: { query: asked } });

/** Mine; with a work centre that I lead, those of everybody there. */
export const useListTimeReports = (asked: Asked) => usePages(listTimeReports, { ...reports(asked), keep: true });

export const readTimeReportsAhead = (search: SearchParams) =>
  readPagesAhead(listTimeReports, reports(reportsIn(search)));
