import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { LABEL_ROLES } from '../label-roles.ts';
import { JobId, PrintJob } from './print-job.ts';

export const retryPrintJob = defineCall({
  name: 'retryPrintJob',
  method: 'POST',
  path: '/labels/jobs/:jobId/retry',
  summary: 'Prints the labels of a job that failed, all of them',
  access: [...LABEL_ROLES, 'COMPANY_ADMIN'],
  params: z.strictObject({ jobId: JobId }),
  example: { params: { jobId: '1' } },
  reply: PrintJob,
  posting: true,
  refusals: ['PRINT_JOB_NOT_EXIST', 'PRINT_JOB_NOT_FAILED'],
});
