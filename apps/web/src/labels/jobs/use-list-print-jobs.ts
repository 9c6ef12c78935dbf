import { listPrintJobs } from '@gemba/contract/labels/jobs/list-print-jobs';
import { usePages } from '../../kit/client/use-pages.ts';
import { labelKeys } from '../label-keys.ts';

export const useListPrintJobs = () => usePages(listPrintJobs, { key: labelKeys.jobs({}), input: { query: {} } });
