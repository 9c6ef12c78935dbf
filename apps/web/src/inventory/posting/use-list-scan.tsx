import { inCapitals } from '@gemba/contract/kit/codes';
import type { ReactNode } from 'react';
import { useScanFeedback } from '../../kit/scan/use-scan-feedback.ts';
import { useWedge } from '../../kit/scan/use-wedge.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { noneOrUntold } from './outcome.ts';
import { useScanErrors } from './use-scan-errors.tsx';

/** Opens what was scanned; `false` where there is nothing like it. */
export type OpenScanned = (code: string) => Promise<boolean>;

/** A scan opens something, or it is said that there is nothing like it, or that nobody could look. */
export const useListScan = (open: OpenScanned, nothingLike: (code: string) => ReactNode) => {
  const { last, tell } = useScanFeedback();
  const { notReached } = useScanErrors();
  const scan = async (scanned: string) => {
    const code = inCapitals(scanned.trim());
    if (code === '') return;
    const taken = await open(code).catch(noneOrUntold);
    if (taken) tell({ accepted: true, what: asCode(code) });
    else tell({ accepted: false, what: taken === false ? nothingLike(code) : notReached(code) });
  };
  useWedge((code) => void scan(code), { tell });
  return { last, scan };
};
