import { getPrintJob } from '@gemba/contract/labels/jobs/get-print-job';
import type { PrintJob } from '@gemba/contract/labels/jobs/print-job';
import { useQuery } from '@tanstack/react-query';
import { readOf } from '../../kit/client/use-read.ts';
import { labelKeys } from '../label-keys.ts';

const AGAIN_MS = 1_000;

export const isUnderWay = ({ state }: Pick<PrintJob, 'state'>) => state === 'WAITING' || state === 'SENDING';

/** Looks again until the labels are printed or have failed. */
export const useGetPrintJob = (job: PrintJob) => {
  const { jobId } = job;
  return useQuery({
    ...readOf(getPrintJob, labelKeys.job(jobId), { params: { jobId } }),
    initialData: job,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? AGAIN_MS : false),
  });
};
