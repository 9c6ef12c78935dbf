import type { PrintJob } from '@gemba/contract/labels/jobs/print-job';
import { printPartLabels } from '@gemba/contract/labels/part-labels';
import { useState } from 'react';
import { usePosting } from '../kit/posting/use-posting.ts';
import type { LabelRequest, PrintCall } from './label-request.ts';
import { usePrinter } from './use-printer.ts';

/** Sends labels to the chosen printer, where the server has a way to it. */
export const usePrintLabels = (request: LabelRequest | undefined) => {
  const { printer } = usePrinter();
  const [job, setJob] = useState<PrintJob>();
  const { send, ...posting } = usePosting<PrintCall>(
    // Nothing is sent while nothing is chosen.
    request?.printing ?? printPartLabels,
    `print labels ${request?.name ?? ''}`,
    setJob,
  );
  const print =
    request && printer?.direct
      ? () => {
          setJob(undefined);
          return send(request.inputFor(printer.printerId));
        }
      : undefined;
  return { posting, job, print };
};
