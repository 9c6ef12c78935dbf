import { isPartNumber } from '@gemba/contract/parts/part-number';
import { useTranslations } from 'use-intl';
import { locationNamed } from '../../inventory/index.ts';
import { useScanFeedback } from '../../kit/scan/use-scan-feedback.ts';
import { useWedge } from '../../kit/scan/use-wedge.ts';
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
export const useMoveScan = ({ moves, at, onChange, locked }: Scanned) => {
  const t = useTranslations('warehouse');
  const { last, tell } = useScanFeedback();
  const scan = async (scanned: string) => {
    const code = scanned.trim().toUpperCase();
    if (locked || code === '') return;
    const location = await locationNamed(code).catch(() => undefined);
    if (location) {
      const { moves: next, goes } = atLocation(moves, at, location);
      onChange(next, at);
      tell({ accepted: true, what: asCode(location), outcome: t(goes ? 'to' : 'from') });
      return;
    }
    if (!isPartNumber(code)) {
      tell({ accepted: false, what: t.rich('scanUnknown', { what: code, code: asCode }), outcome: t('ignored') });
      return;
    }
    const next = withPart(moves, at, code);
    onChange(next.moves, next.at);
    tell({ accepted: true, what: asCode(code), outcome: t('oneMore') });
  };
  useWedge((code) => void scan(code));
  return { last, scan };
};
