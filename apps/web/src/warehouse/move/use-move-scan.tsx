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
import { atLocation, type TypedMove, withPart, withSerial } from './typed.ts';

type Scanned = {
  moves: readonly TypedMove[];
  /** The line that is being worked on. */
  index: number;
  onChange: (moves: TypedMove[], index: number, scanned: { isNewPart: boolean }) => void;
  locked: boolean;
};

const isTraced = (looked: LookedUp) => looked.is === 'part' && looked.part.trackableLevel === 'SERIAL';

/** From, part, how often it is scanned, its cartons or its serial numbers, to. What is none of these changes nothing. */
export const useMoveScan = (state: Scanned) => {
  const t = useTranslations('warehouse');
  const figures = useFigures();
  const say = useRefusal();
  const { last, tell } = useScanFeedback();
  const { stillSending, notReached } = useScanErrors();
  const lookUp = useLookUpPart();
  const refuse = (what: ReactNode) => tell({ accepted: false, what, outcome: t('ignored') });
  const accept = (what: string, outcome: ReactNode) => tell({ accepted: true, what: asCode(what), outcome });
  type Turn = ScanTurn<Scanned>;

  const takePart = ({ now, write }: Turn, code: string, scanned: { by: string; traced: boolean }) => {
    const { moves } = now();
    const { traced } = scanned;
    const next = withPart(moves, now().index, code, scanned);
    const isNewPart = !traced && asPartNumber(moves[next.index]?.part ?? '') !== code;
    write(() => now().onChange(next.moves, next.index, { isNewPart }));
    return accept(code, traced ? t('scanSerial') : t('countedUp', { quantity: figures.quantity(next.more) }));
  };
  const takeSerial = ({ now, write }: Turn, serial: string) => {
    const next = withSerial(now().moves, now().index, serial);
    if (!next) return refuse(say('SERIAL_TWICE', { serial }));
    write(() => now().onChange(next, now().index, { isNewPart: false }));
    return accept(serial, t('countedUp', { quantity: '1' }));
  };
  const takeLocation = ({ now, write }: Turn, location: string) => {
    const { moves, index, onChange } = now();
    const { moves: next, means } = atLocation(moves, index, location);
    write(() => onChange(next, index, { isNewPart: false }));
    return accept(location, t(means));
  };
  const take = async (scanned: string, turn: Turn, goods?: GoodsCode) => {
    const { now } = turn;
    const words = scanned.trim();
    const code = inCapitals(words);
    if (code === '') return;
    if (now().locked) return refuse(stillSending);
    const location = await locationNamed(code).catch(() => null);
    if (location === null) return refuse(notReached(code));
    if (now().locked) return refuse(stillSending);
    if (location && inCapitals(location) === code) return takeLocation(turn, location);
    const spelled = await lookUp(code, { spelled: true });
    const here = asPartNumber(now().moves[now().index]?.part ?? '');
    // A serial number may have the letters and digits of something else: without its signs that is not meant.
    const traced = spelled.is !== 'part' && isTraced(await lookUp(here));
    if (now().locked) return refuse(stillSending);
    if (location && spelled.is !== 'part' && !traced) return takeLocation(turn, location);
    const looked = spelled.is === 'none' && !traced ? await lookUp(code) : spelled;
    const meaning = meaningOf(looked, traced);
    if (now().locked) return refuse(stillSending);
    if (meaning === 'notReached') return refuse(notReached(code));
    if (looked.is === 'part')
      return takePart(turn, looked.partNumber, { by: countedBy(goods), traced: isTraced(looked) });
    if (meaning === 'serial') return takeSerial(turn, words);
    return refuse(t.rich('scanUnknown', { what: words, code: asCode }));
  };
  return { last, scan: useScanTurns(state, take, tell) };
};
