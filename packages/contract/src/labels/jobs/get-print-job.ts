import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { LABEL_ROLES } from '../label-roles.ts';
import { JobId, PrintJob } from './print-job.ts';

export const getPrintJob = defineCall({
  name: 'getPrintJob',
  method: 'GET',
  path: '/labels/jobs/:jobId',
  summary: 'How far a print job is; those of others only for an administrator',
  access: [...LABEL_ROLES, 'COMPANY_ADMIN'],
  params: z.strictObject({ jobId: JobId }),
  example: { params: { jobId: '1' } },
  reply: PrintJob,
  refusals: ['PRINT_JOB_NOT_EXIST'],
});
