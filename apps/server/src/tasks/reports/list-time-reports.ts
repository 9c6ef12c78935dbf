import { DateText } from '@gemba/contract/kit/dates';
import * as contract from '@gemba/contract/tasks/reports/list-time-reports';
import * as z from 'zod/mini';
import { decodeCursor, LONGEST_PAGE, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { REPORT_COLUMNS, REPORT_JOINS, type ReportFields, reportRowOf } from './read-report.ts';

interface Asked {
  companyId: number;
  from: string | undefined;
  to: string | undefined;
  day: string | null;
  reportId: number | null;
  limit: number;
}

const ME = '(select u.ref_id from app_user u where u.company_id = :companyId and u.user_id = current_person())';

// Cut before the joins.
// sql: the conditions below
const reports = (whose: string) => `
  select ${REPORT_COLUMNS}
    from (select * from (
            select * from time_report r
             where r.company_id = :companyId and ${whose}
               and (:from::date is null or r.report_date >= :from::date) and (:to::date is null or r.report_date <= :to::date)
               and (:day::date is null or (r.report_date, r.report_id) < (:day::date, :reportId::bigint))
             order by r.report_date desc, r.report_id desc limit ${LONGEST_PAGE}) r
           order by r.report_date desc, r.report_id desc limit :limit) r ${REPORT_JOINS}
   order by r.report_date desc, r.report_id desc`;

const selectMine = statement<Asked, ReportFields>(reports(`r.worker = ${ME}`));
const selectOfCentre = statement<Asked & { wc: string }, ReportFields>(
  reports(`r.wc = :wc and exists (select from work_centre_lead l
     where l.company_id = :companyId and l.wc = :wc and l.employee_id = ${ME})`),
);

const Key = z.tuple([DateText, z.int()]);

export const listTimeReports = page(contract.listTimeReports, {
  statement: (companyId, { query: { from, to, wc, cursor, limit } }) => {
    if (from && to && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
    const [day, reportId] = decodeCursor(cursor, Key) ?? [null, null];
    const asked = { companyId, from, to, day, reportId, limit: limit + 1 };
    return wc === undefined ? selectMine(asked) : selectOfCentre({ ...asked, wc });
  },
  reply: (rows, { query: { limit } }) =>
    pageFrom(rows.map(reportRowOf), limit, ({ reportDate, reportId }) => [reportDate, reportId]),
});
