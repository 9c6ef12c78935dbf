import * as contract from '@gemba/contract/labels/jobs/list-print-jobs';
import { JobId, type PrintJob, type PrintState } from '@gemba/contract/labels/jobs/print-job';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { SELECT_JOBS, VISIBLE } from './print-jobs.sql.ts';

interface Asked {
  companyId: number;
  state: PrintState | null;
  before: string | null;
  limit: number;
}

const Key = z.tuple([JobId]);

const selectJobs = statement<Asked, PrintJob>(
  `${SELECT_JOBS}
    where j.company_id = :companyId and ${VISIBLE}
      and (:state::text is null or j.state = :state::text)
      and (:before::text is null or j.job_id < :before::text::bigint)
    order by j.job_id desc limit :limit`,
);

export const listPrintJobs = page<typeof contract.listPrintJobs, PrintJob>(contract.listPrintJobs, {
  statement: (companyId, { query: { state, cursor, limit } }) => {
    const [before] = decodeCursor(cursor, Key) ?? [];
    return selectJobs({ companyId, state: state ?? null, before: before ?? null, limit: limit + 1 });
  },
  reply: (rows, { query: { limit } }) => pageFrom(rows, limit, ({ jobId }) => [jobId]),
});
