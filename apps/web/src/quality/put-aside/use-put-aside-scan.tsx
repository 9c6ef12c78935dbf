import { inCapitals } from '@gemba/contract/kit/codes';
import type { GoodsCode } from '@gemba/contract/kit/gs1/goods-code';
import { asPartNumber } from '@gemba/contract/parts/part-number';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type LookedUp, locationNamed, meaningOf, useLookUpPart, useScanErrors } from '../../inventory/index.ts';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { countedBy } from '../../kit/scan/counted-by.ts';
import { useScanFeedback } from '../../kit/scan/use-scan-feedback.ts';
import { type ScanTurn, useScanTurns } from '../../kit/scan/use-scan-turns.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { atLocation, type Typed, withPart, withSerial } from './typed.ts';

type Scanned = { typed: Typed; onChange: (typed: Typed) => void; locked: boolean };

const isTraced = (looked: LookedUp) => looked.is === 'part' && looked.part.trackableLevel === 'SERIAL';

/** The shelf, the part or its serial numbers, and where the goods wait. */
export const usePutAsideScan = (state: Scanned) => {
  const t = useTranslations('quality');
  const figures = useFigures();
  const say = useRefusal();
  const { last, tell } = useScanFeedback();
  const { stillSending, notReached } = useScanErrors();
  const lookUp = useLookUpPart();
  const refuse = (what: ReactNode) => tell({ accepted: false, what, outcome: t('ignored') });
  const take = async (scanned: string, { now, write }: ScanTurn<Scanned>, goods?: GoodsCode) => {
    const words = scanned.trim();
    const code = inCapitals(words);
    if (code === '') return;
    if (now().locked) return refuse(stillSending);
    const accept = (next: Typed, what: string, outcome: string) => {
      write(() => now().onChange(next));
      return tell({ accepted: true, what: asCode(what), outcome });
    };
    const location = await locationNamed(code).catch(() => null);
    if (now().locked) return refuse(stillSending);
    if (location === null) return refuse(notReached(code));
    if (location) {
      const next = atLocation(now().typed, location);
      return accept(next, location, t(next.to === location ? 'waitsAt' : 'liesAt'));
    }
    const looked = await lookUp(code);
    const meaning = meaningOf(looked, looked.is !== 'part' && isTraced(await lookUp(asPartNumber(now().typed.part))));
    if (now().locked) return refuse(stillSending);
    if (meaning === 'notReached') return refuse(notReached(code));
    if (looked.is === 'part') {
      const traced = isTraced(looked);
      const by = countedBy(goods);
      return accept(
        withPart(now().typed, looked.partNumber, { by, traced }),
        looked.partNumber,
        traced ? t('scanSerial') : t('countedUp', { quantity: figures.quantity(by) }),
      );
    }
    const next = meaning === 'serial' ? withSerial(now().typed, words) : null;
    if (next === undefined) return refuse(say('SERIAL_TWICE', { serial: words }));
    return next
      ? accept(next, words, t('countedUp', { quantity: '1' }))
      : refuse(t.rich('scanUnknown', { what: words, code: asCode }));
  };
  return { last, scan: useScanTurns(state, take, tell) };
};
