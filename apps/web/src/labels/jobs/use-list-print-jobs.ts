import { listPrintJobs } from '@gemba/contract/labels/jobs/list-print-jobs';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { labelKeys } from '../label-keys.ts';

const jobs = { key: labelKeys.jobs({}), input: { query: {} } };

export const useListPrintJobs = () => usePages(listPrintJobs, jobs);

export const readPrintJobsAhead = () => readPagesAhead(listPrintJobs, jobs);
