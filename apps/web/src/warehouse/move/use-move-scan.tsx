import { isPartNumber } from '@gemba/contract/parts/part-number';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { locationNamed, useScanFaults } from '../../inventory/index.ts';
import { useScanFeedback } from '../../kit/scan/use-scan-feedback.ts';
import { type ScanTurn, useScanTurns } from '../../kit/scan/use-scan-turns.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { atLocation, type TypedMove, withPart } from './typed.ts';

type Scanned = {
  moves: readonly TypedMove[];
  /** The line that is being worked on. */
  at: number;
  onChange: (moves: TypedMove[], at: number) => void;
  locked: boolean;
};

/** From, part, how often it is scanned, to: a code is a location of ours, or else a part. */
export const useMoveScan = (state: Scanned) => {
  const t = useTranslations('warehouse');
  const { last, tell } = useScanFeedback();
  const { stillSending, notReached } = useScanFaults();
  const refuse = (what: ReactNode) => tell({ accepted: false, what, outcome: t('ignored') });
  const take = async (scanned: string, { now, write }: ScanTurn<Scanned>) => {
    const code = scanned.trim().toUpperCase();
    if (code === '') return;
    if (now().locked) return refuse(stillSending);
    const location = await locationNamed(code).catch(() => null);
    if (location === null) return refuse(notReached(code));
    const { moves, at, onChange } = now();
    if (location) {
      const { moves: next, goes } = atLocation(moves, at, location);
      write(() => onChange(next, at));
      return tell({ accepted: true, what: asCode(location), outcome: t(goes ? 'to' : 'from') });
    }
    if (!isPartNumber(code)) return refuse(t.rich('scanUnknown', { what: code, code: asCode }));
    const next = withPart(moves, at, code);
    write(() => onChange(next.moves, next.at));
    return tell({ accepted: true, what: asCode(code), outcome: t('oneMore') });
  };
  return { last, scan: useScanTurns(state, take) };
};
