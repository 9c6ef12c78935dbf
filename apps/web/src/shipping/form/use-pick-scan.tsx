import { serialAmong } from '@gemba/contract/inventory/posting-shapes';
import { inCapitals } from '@gemba/contract/kit/codes';
import type { GoodsCode } from '@gemba/contract/kit/gs1/goods-code';
import { numberAmong } from '@gemba/contract/kit/number-keys';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLookUpPart, useScanErrors } from '../../inventory/index.ts';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { countedBy } from '../../kit/scan/counted-by.ts';
import { useScanFeedback } from '../../kit/scan/use-scan-feedback.ts';
import { type ScanTurn, useScanTurns } from '../../kit/scan/use-scan-turns.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconBecomes } from '../../kit/ui/icons.ts';
import { isTraced, type PickKind, type PickLine, shelfAt } from './pick-line.ts';
import { afterScan, atLocation, quantityOf, type Scan, typedOf } from './typed.ts';
import type { PickFormState } from './use-pick-form.ts';

type Scanned = {
  kind: PickKind;
  lines: readonly PickLine[];
  form: PickFormState;
  /** The line that is being worked on. */
  open: PickLine | undefined;
  onOpen: (itemNumber: number) => void;
  locked: boolean;
};

/** How boxes are written on by hand. A part may begin so too: what is a part is no box. */
const BOX = /^BOX[\s#:_-]*([^\s#:_-].*)$/;

const partsOf = (lines: readonly PickLine[]) => lines.map(({ part }) => part);

/** A serial number as it is written on one of the shelves of a line. */
const storedAs = (line: PickLine, serial: string) =>
  serialAmong(line.stock?.locations.flatMap(({ serials }) => serials) ?? [], serial);

/** Scans: a part counts up, a carton by its content, a location is emptied next, a serial number is one piece, a box is filled. */
export const usePickScan = (state: Scanned) => {
  const { kind, lines, form, open, onOpen, locked } = state;
  const t = useTranslations('shipping');
  const say = useRefusal();
  const figures = useFigures();
  const { last, tell } = useScanFeedback();
  const { stillSending, notReached } = useScanErrors();
  const lookUp = useLookUpPart();
  const refuse = (what: ReactNode) => tell({ accepted: false, what, outcome: t('ignored') });
  const typed = (line: PickLine) => typedOf(form.typed, line);

  const overOf = ({ itemNumber, max }: PickLine) =>
    say(kind === 'issue' ? 'ISSUED_QTY_IS_OVER' : 'SHIPPED_QTY_IS_OVER', {
      itemNumber,
      maximum: figures.quantity(max),
    });
  type Write = ScanTurn<Scanned>['write'];
  const countUp = (write: Write, line: PickLine, what: string, scan: Scan) => {
    write(() => onOpen(line.itemNumber));
    if (line.stock?.hold) return refuse(say('PART_IS_HOLD', { partNumber: line.part }));
    const outcome = afterScan(line, typed(line), kind === 'ship' ? form.typed.box : '', scan);
    if (outcome === 'over') return refuse(overOf(line));
    if (outcome === 'empty') return refuse(t.rich('noneLeftOf', { what, code: asCode }));
    write(() => form.writeLine(line, outcome.typed));
    return tell({
      accepted: true,
      what: asCode(what),
      outcome: (
        <>
          {asCode(outcome.location)}
          <IconBecomes size={16} />
          {t('countedUp', { quantity: figures.quantity(scan.by) })}
        </>
      ),
    });
  };

  const takeBox = async (words: string, box: string, { now, write }: ScanTurn<Scanned>) => {
    const { is } = await lookUp(words);
    if (now().locked) return refuse(stillSending);
    if (is === 'notReached') return refuse(notReached(words));
    if (is === 'part') return refuse(t.rich('notOnOrder', { what: words, code: asCode }));
    write(() => now().form.write({ box }));
    return tell({ accepted: true, what: t('boxNamed', { box }), outcome: t('packedHere') });
  };

  const take = (scanned: string, turn: ScanTurn<Scanned>, goods?: GoodsCode) => {
    const { write } = turn;
    const words = inCapitals(scanned.trim());
    if (words === '') return;
    if (locked) return refuse(stillSending);
    const traced = lines.find((one) => storedAs(one, scanned.trim()) !== undefined);
    const named = traced ? words : numberAmong(partsOf(lines), words);
    const ofPart = lines.filter(({ part, stock }) => stock && part === named);
    const line = ofPart.find((one) => quantityOf(one, typed(one)) !== one.max) ?? ofPart[0];
    if (line && isTraced(line)) {
      write(() => onOpen(line.itemNumber));
      return tell({ accepted: true, what: asCode(line.part), outcome: t('scanSerial') });
    }
    if (line) return countUp(write, line, line.part, { by: countedBy(goods) });
    const shelf = open && !traced && shelfAt(open, words);
    if (open && shelf) {
      write(() => form.writeLine(open, atLocation(typed(open), shelf.location)));
      return tell({ accepted: true, what: asCode(shelf.location), outcome: t('takenHere') });
    }
    if (traced) {
      const serial = storedAs(traced, scanned.trim()) ?? '';
      const taken = typed(traced).places.some(({ serials }) => serials.includes(serial));
      return taken ? refuse(say('SERIAL_TWICE', { serial })) : countUp(write, traced, serial, { by: '1', serial });
    }
    const box = kind === 'ship' && BOX.exec(words)?.[1];
    return box ? takeBox(words, box, turn) : refuse(t.rich('notOnOrder', { what: words, code: asCode }));
  };
  return { last, scan: useScanTurns(state, take, tell) };
};
