import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusal, useScanFaults } from '../../inventory/index.ts';
import { useScanFeedback } from '../../kit/scan/use-scan-feedback.ts';
import { type ScanTurn, useScanTurns } from '../../kit/scan/use-scan-turns.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { IconBecomes } from '../../kit/ui/icons.ts';
import { isTraced, type PickLine, shelfAt } from './pick-line.ts';
import { afterScan, atLocation, quantityOf, typedOf } from './typed.ts';
import type { PickFormState } from './use-pick-form.ts';

type Scanned = {
  kind: 'ship' | 'issue';
  lines: readonly PickLine[];
  form: PickFormState;
  /** The line that is being worked on. */
  open: PickLine | undefined;
  onOpen: (itemNumber: number) => void;
  locked: boolean;
};

/** How boxes are labelled: they are no parts and no locations. */
const BOX = /^BOX[\s#:_-]*(\S.*)$/;

/** What a scan does: a part counts up, a location is emptied next, a serial number is one piece, a box is filled. */
export const usePickScan = (state: Scanned) => {
  const { kind, lines, form, open, onOpen, locked } = state;
  const t = useTranslations('shipping');
  const say = useRefusal();
  const figures = useFigures();
  const { last, tell } = useScanFeedback();
  const { stillSending } = useScanFaults();
  const refuse = (what: ReactNode) => tell({ accepted: false, what, outcome: t('ignored') });
  const typed = (line: PickLine) => typedOf(form.typed, line);

  const overOf = ({ itemNumber, max }: PickLine) =>
    say(kind === 'ship' ? 'SHIPPED_QTY_IS_OVER' : 'ISSUED_QTY_IS_OVER', { itemNumber, maximum: figures.quantity(max) });
  type Write = ScanTurn<Scanned>['write'];
  const countUp = (write: Write, line: PickLine, what: string, serial?: string) => {
    onOpen(line.itemNumber);
    if (line.stock?.hold) return refuse(say('PART_IS_HOLD', { partNumber: line.part }));
    const outcome = afterScan(line, typed(line), kind === 'ship' ? form.typed.box : '', serial);
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
          {t('oneMore')}
        </>
      ),
    });
  };

  const take = (scanned: string, { write }: ScanTurn<Scanned>) => {
    const words = scanned.trim().toUpperCase();
    if (words === '') return;
    if (locked) return refuse(stillSending);
    const ofPart = lines.filter(({ part, stock }) => stock && part === words);
    const line = ofPart.find((one) => quantityOf(one, typed(one)) !== one.max) ?? ofPart[0];
    if (line && isTraced(line)) {
      onOpen(line.itemNumber);
      return tell({ accepted: true, what: asCode(words), outcome: t('scanSerial') });
    }
    if (line) return countUp(write, line, words);
    const at = open && shelfAt(open, words);
    if (open && at) {
      write(() => form.writeLine(open, atLocation(typed(open), at.location)));
      return tell({ accepted: true, what: asCode(at.location), outcome: t('takenHere') });
    }
    const serial = scanned.trim();
    const traced = lines.find((one) => one.stock?.locations.some(({ serials }) => serials.includes(serial)));
    if (traced) {
      const taken = typed(traced).places.some(({ serials }) => serials.includes(serial));
      return taken ? refuse(say('SERIAL_EXISTS', { serial })) : countUp(write, traced, serial, serial);
    }
    const box = kind === 'ship' && BOX.exec(words)?.[1];
    if (box) {
      write(() => form.write({ box }));
      return tell({ accepted: true, what: t('boxNamed', { box }), outcome: t('packedHere') });
    }
    return refuse(t.rich('notOnOrder', { what: words, code: asCode }));
  };
  return { last, scan: useScanTurns(state, take) };
};
