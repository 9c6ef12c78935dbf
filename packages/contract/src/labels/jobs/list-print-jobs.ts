import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { LABEL_ROLES } from '../label-roles.ts';
import { PRINT_STATES, PrintJob } from './print-job.ts';

export const listPrintJobs = defineCall({
  name: 'listPrintJobs',
  method: 'GET',
  path: '/labels/jobs',
  summary: 'My print jobs of the last 7 days, newest first; an administrator sees those of everybody',
  access: [...LABEL_ROLES, 'COMPANY_ADMIN'],
  query: z.strictObject({ state: z.optional(z.enum(PRINT_STATES)), ...pageQuery }),
  reply: pageOf(PrintJob),
});
