import { retryPrintJob } from '@gemba/contract/labels/jobs/retry-print-job';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { labelKeys } from '../label-keys.ts';

export const useRetryPrintJob = (jobId: string) => {
  const afterPosting = useAfterPosting();
  return usePosting(retryPrintJob, `retry print job ${jobId}`, (job) => afterPosting([labelKeys.job(jobId), job]));
};
