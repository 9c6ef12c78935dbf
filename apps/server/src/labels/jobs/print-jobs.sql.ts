import type { PrintJob } from '@gemba/contract/labels/jobs/print-job';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';

/** The columns of a job, of `print_job j join label_printer p join app_user u`. */
const COLUMNS = `j.job_id::text as job_id, j.printer_id::text as printer_id, p.name as printer_name, j.subject, j.labels,
  j.state, j.failure, j.attempts, j.requested_at, j.done_at,
  jsonb_build_object('userId', u.user_id, 'name', u.display_name) as requested_by`;

export const SELECT_JOBS = `select ${COLUMNS}
  from print_job j
  join label_printer p on p.company_id = j.company_id and p.printer_id = j.printer_id
  join app_user u on u.company_id = j.company_id and u.user_id = j.requested_by`;

/** People see their own jobs, an administrator those of everybody. */
export const VISIBLE = `(j.requested_by = current_person() or exists (
  select from app_user me
   where me.company_id = j.company_id and me.user_id = current_person() and 'COMPANY_ADMIN' = any (me.roles)))`;

const selectJob = statement<{ companyId: number; jobId: string }, PrintJob>(
  `${SELECT_JOBS} where j.company_id = :companyId and j.job_id = :jobId::text::bigint and ${VISIBLE}`,
);

export const readJob = async (tx: Tx, companyId: number, jobId: string) =>
  (await tx.first(selectJob({ companyId, jobId }))) ?? refuse('PRINT_JOB_NOT_EXIST');
