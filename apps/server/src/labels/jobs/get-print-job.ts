import * as contract from '@gemba/contract/labels/jobs/get-print-job';
import { operation } from '../../kit/http/operation.ts';
import { readJob } from './print-jobs.sql.ts';

export const getPrintJob = operation(contract.getPrintJob, (tx, { companyId }, { params: { jobId } }) =>
  readJob(tx, companyId, jobId),
);
