import type { ReactNode } from 'react';
import { useScanFeedback } from '../../kit/scan/use-scan-feedback.ts';
import { useWedge } from '../../kit/scan/use-wedge.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { noneOrUntold } from './outcome.ts';
import { useScanFaults } from './use-scan-faults.tsx';

/** Opens what was scanned; `false` where there is nothing like it. */
export type OpenScanned = (code: string) => Promise<boolean>;

/** A scan opens something, or it is said that there is nothing like it, or that nobody could look. */
export const useListScan = (open: OpenScanned, nothingLike: (code: string) => ReactNode) => {
  const { last, tell } = useScanFeedback();
  const { notReached } = useScanFaults();
  const scan = async (scanned: string) => {
    const code = scanned.trim().toUpperCase();
    if (code === '') return;
    const taken = await open(code).catch(noneOrUntold);
    if (taken) tell({ accepted: true, what: asCode(code) });
    else tell({ accepted: false, what: taken === false ? nothingLike(code) : notReached(code) });
  };
  useWedge((code) => void scan(code));
  return { last, scan };
};
