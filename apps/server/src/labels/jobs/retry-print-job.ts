import * as contract from '@gemba/contract/labels/jobs/retry-print-job';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { readJob } from './print-jobs.sql.ts';

// The state is compared in the write: two people may tap on the same failed job.
const updateWaiting = statement<{ companyId: number; jobId: string }, object>(
  `update print_job set state = 'WAITING', failure = null, attempts = 0, done_at = null, send_at = now(),
          give_up_at = now() + interval '2 minutes'
    where company_id = :companyId and job_id = :jobId::text::bigint and state = 'FAILED' returning 1`,
);

export const retryPrintJob = operation(contract.retryPrintJob, async (tx, { companyId }, { params: { jobId } }) => {
  await readJob(tx, companyId, jobId);
  if (!(await tx.first(updateWaiting({ companyId, jobId })))) refuse('PRINT_JOB_NOT_FAILED');
  return readJob(tx, companyId, jobId);
});
