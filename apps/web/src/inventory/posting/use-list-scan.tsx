import { inCapitals } from '@gemba/contract/kit/codes';
import type { ReactNode } from 'react';
import { useScanFeedback } from '../../kit/scan/use-scan-feedback.ts';
import { handBack, useWedge } from '../../kit/scan/use-wedge.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { noneOrUntold } from './outcome.ts';
import { useScanErrors } from './use-scan-errors.tsx';

/** Opens what was scanned; `false` where there is nothing like it, a sentence where it cannot be opened now. */
export type OpenScanned = (code: string) => Promise<boolean | string>;

/**
 * A scan opens something of the list; what is not in it goes to the reader behind, which opens what it is. Typed words
 * (`find`) are meant for the list: it is said that there is nothing like them. Or that nobody could look.
 */
export const useListScan = (open: OpenScanned) => {
  const { last, tell } = useScanFeedback();
  const { notReached } = useScanErrors();
  const look = async (scanned: string, ifNone: (code: string) => void) => {
    const code = inCapitals(scanned.trim());
    if (code === '') return;
    const taken = await open(code).catch(noneOrUntold);
    if (typeof taken === 'string') tell({ accepted: false, what: taken });
    else if (taken) tell({ accepted: true, what: asCode(code) });
    else if (taken === false) ifNone(code);
    else tell({ accepted: false, what: notReached(code) });
  };
  useWedge((code) => void look(code, handBack), { tell });
  const find = (words: string, nothingLike: (code: string) => ReactNode) =>
    look(words, (code) => tell({ accepted: false, what: nothingLike(code) }));
  return { last, find };
};
