import { serialAmong } from '@gemba/contract/inventory/posting-shapes';
import { inCapitals } from '@gemba/contract/kit/codes';
import { isZero } from '@gemba/contract/kit/fixed-point';
import type { GoodsCode } from '@gemba/contract/kit/gs1/goods-code';
import { numberAmong } from '@gemba/contract/kit/number-keys';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { locationNamed, useLookUpPart, useScanErrors } from '../../inventory/index.ts';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { countedBy } from '../../kit/scan/counted-by.ts';
import { useScanFeedback } from '../../kit/scan/use-scan-feedback.ts';
import { type ScanTurn, useScanTurns } from '../../kit/scan/use-scan-turns.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconBecomes } from '../../kit/ui/icons.ts';
import type { ReceiveLine } from './receive-line.ts';
import { afterScan, type TypedLine } from './typed.ts';

type Scanned = {
  lines: readonly ReceiveLine[];
  typedOf: (line: ReceiveLine) => TypedLine;
  onChange: (line: ReceiveLine, typed: TypedLine) => void;
  /** The line that is being worked on. */
  open: ReceiveLine | undefined;
  onOpen: (line: ReceiveLine) => void;
  onKeep: (location: string) => void;
  locked: boolean;
};
type Turn = ScanTurn<Scanned>;

const ONE = '1';

const partsOf = (lines: readonly ReceiveLine[]) => lines.map(({ part }) => part);

/** Its pieces have serial numbers. These may have the letters and digits of something else: without its signs that is not meant. */
const isTraced = (line: ReceiveLine | undefined) => line?.stock?.trackableLevel === 'SERIAL';

/**
 * Scans: a part counts up, a carton by its content, a location becomes the next place and stays for the parts after it, a serial number is one
 * piece. Anything else changes nothing.
 */
export const useReceiveScan = (state: Scanned) => {
  const t = useTranslations('receiving');
  const say = useRefusal();
  const figures = useFigures();
  const { stillSending, notReached } = useScanErrors();
  const lookUpPart = useLookUpPart();
  const { last, tell } = useScanFeedback();
  const refuse = (what: ReactNode) => tell({ accepted: false, what, outcome: t('ignored') });

  const countUp = ({ now, write }: Turn, line: ReceiveLine, before: TypedLine, what: string, by = ONE) => {
    const after = afterScan(before, by, line.max);
    now().onOpen(line);
    if (line.stock?.hold) return refuse(say('PART_IS_HOLD', { partNumber: line.part }));
    if (!after) return refuse(say('INVALID_NEW_QTY_REC'));
    write(() => now().onChange(line, after));
    const location = after.places[after.index]?.location;
    return tell({
      accepted: true,
      what: asCode(what),
      outcome: (
        <>
          {t('countedUp', { quantity: figures.quantity(by) })}
          {location && <IconBecomes size={16} />}
          {location && asCode(location)}
        </>
      ),
    });
  };
  const withSerial = (turn: Turn, line: ReceiveLine, serial: string) => {
    const typed = turn.now().typedOf(line);
    if (typed.places.some(({ serials }) => serialAmong(serials, serial)))
      return refuse(say('SERIAL_TWICE', { serial }));
    const places = typed.places.map((place, index) =>
      index === typed.index ? { ...place, serials: [...place.serials, serial] } : place,
    );
    return countUp(turn, line, { ...typed, places }, serial);
  };
  /** A code that is on no line: where the goods of the open line go, or the number of one of its pieces. */
  const takeElse = async (scanned: string, turn: Turn) => {
    const words = inCapitals(scanned);
    const here = turn.now().open;
    const location = await locationNamed(words, { spelled: isTraced(here) }).catch(() => null);
    if (turn.now().locked) return refuse(stillSending);
    if (location === null) return refuse(notReached(words));
    if (location) {
      turn.write(() => turn.now().onKeep(location));
      return tell({ accepted: true, what: asCode(location), outcome: t('goesHere') });
    }
    if (!here || !isTraced(here)) return refuse(t.rich('notOnOrder', { what: words, code: asCode }));
    const { is } = await lookUpPart(words, { spelled: true });
    if (turn.now().locked) return refuse(stillSending);
    if (is === 'notReached') return refuse(notReached(words));
    return is === 'part'
      ? refuse(t.rich('notOnOrder', { what: words, code: asCode }))
      : withSerial(turn, here, scanned);
  };

  const take = (code: string, turn: Turn, goods?: GoodsCode) => {
    const scanned = code.trim();
    const words = inCapitals(scanned);
    const { lines, typedOf, open, onOpen, locked } = turn.now();
    if (words === '') return;
    if (locked) return refuse(stillSending);
    const ofStock = lines.filter(({ stock }) => stock);
    const named = isTraced(open) ? words : numberAmong(partsOf(ofStock), words);
    const fitting = ofStock.filter(({ part }) => part === named);
    const isOpen = (line: ReceiveLine) => !isZero(line.max) && typedOf(line).total !== line.max;
    const line = fitting.find(isOpen) ?? fitting[0];
    if (line && isTraced(line)) {
      turn.write(() => onOpen(line));
      return tell({ accepted: true, what: asCode(line.part), outcome: t('scanSerial') });
    }
    return line ? countUp(turn, line, turn.now().typedOf(line), line.part, countedBy(goods)) : takeElse(scanned, turn);
  };
  return { last, scan: useScanTurns(state, take, tell) };
};
