import { testPrinter } from '@gemba/contract/administration/labels/test-printer';
import type { PrintJob } from '@gemba/contract/labels/jobs/print-job';
import { usePosting } from '../../kit/posting/use-posting.ts';

export const useTestPrinter = (printerId: string, onSent: (job: PrintJob) => void) =>
  usePosting(testPrinter, `test printer ${printerId}`, onSent);
