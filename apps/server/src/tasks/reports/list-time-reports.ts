import { DateText } from '@gemba/contract/kit/dates';
import { SequenceNumber } from '@gemba/contract/kit/integer';
import { holds } from '@gemba/contract/kit/roles';
import * as contract from '@gemba/contract/tasks/reports/list-time-reports';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { REPORT_COLUMNS, REPORT_JOINS, type ReportFields, reportRowOf } from './read-report.ts';

interface Asked {
  companyId: number;
  wc: string | undefined;
  from: string | undefined;
  to: string | undefined;
  after: [day: string, reportId: number] | undefined;
  limit: number;
}

const COLUMNS = sql.raw(REPORT_COLUMNS);
const JOINS = sql.raw(REPORT_JOINS);
const ALL = sql.raw('');

const me = (companyId: number) =>
  sql`(select u.ref_id from app_user u where u.company_id = ${companyId} and u.user_id = current_person())`;

/** My own reports, or those of a work centre that I lead. */
const seen = ({ companyId, wc }: Asked) =>
  wc === undefined
    ? sql`r.worker = ${me(companyId)}`
    : sql`r.wc = ${wc} and exists (select from work_centre_lead l
        where l.company_id = ${companyId} and l.wc = ${wc} and l.employee_id = ${me(companyId)})`;

// Cut before the joins. A condition that was not asked for would be planned anew at every call.
const selectReports = statement<Asked, ReportFields>(
  (asked) => sql`
    select ${COLUMNS}
      from (select * from time_report r
             where r.company_id = ${asked.companyId} and ${seen(asked)}
               ${asked.from === undefined ? ALL : sql`and r.report_date >= ${asked.from}`}
               ${asked.to === undefined ? ALL : sql`and r.report_date <= ${asked.to}`}
               ${asked.after ? sql`and (r.report_date, r.report_id) < (${asked.after[0]}, ${asked.after[1]})` : ALL}
             order by r.report_date desc, r.report_id desc limit ${sql.lit(asked.limit)}) r ${JOINS}
     order by r.report_date desc, r.report_id desc`,
);

const Key = z.tuple([DateText, SequenceNumber]);

export const listTimeReports = page(contract.listTimeReports, {
  statement: (companyId, { query: { from, to, wc, cursor, limit } }) => {
    if (from && to && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
    return selectReports({ companyId, wc, from, to, after: decodeCursor(cursor, Key), limit: limit + 1 });
  },
  reply: (rows, { query: { wc, limit } }, { roles }) => {
    if (wc !== undefined && !holds(roles, 'LEAD_WORK_CENTRE')) refuse('LIMITED_PERMISSIONS');
    return pageFrom(rows.map(reportRowOf), limit, ({ reportDate, reportId }) => [reportDate, reportId]);
  },
});
