import { inCapitals } from '@gemba/contract/kit/codes';
import type { GoodsCode } from '@gemba/contract/kit/gs1/goods-code';
import { numberAmong } from '@gemba/contract/kit/number-keys';
import type { PartName } from '@gemba/contract/parts/part-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { locationNamed, meaningOf, useLookUpPart, useScanErrors } from '../../inventory/index.ts';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { countedBy } from '../../kit/scan/counted-by.ts';
import { useScanFeedback } from '../../kit/scan/use-scan-feedback.ts';
import { type ScanTurn, useScanTurns } from '../../kit/scan/use-scan-turns.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { type CountLine, lineOfSerial } from './typed.ts';

type Scanned = {
  /** The location that is being counted. */
  location: string;
  lines: readonly CountLine[];
  /** The line that is being worked on. */
  open: CountLine | undefined;
  onCount: (index: number, by: string) => void;
  onSerial: (index: number, serial: string) => boolean;
  onFound: (line: CountLine, by: string) => void;
  locked: boolean;
};

const foundLine = ({
  partNumber,
  description,
  descriptionZh,
  descriptionEs,
  uom,
  trackableLevel,
}: PartName): CountLine => {
  const names = { partNumber, description, descriptionZh, descriptionEs, uom };
  return { ...names, traced: trackableLevel === 'SERIAL', found: true };
};

/**
 * A part counts up, a carton by its content; one that nobody expected here is added. A code that is no part and no location may be a serial number
 * of a traced line.
 */
export const useCountScan = (state: Scanned) => {
  const t = useTranslations('warehouse');
  const figures = useFigures();
  const say = useRefusal();
  const lookUp = useLookUpPart();
  const { last, tell, show } = useScanFeedback();
  const { stillSending, notReached } = useScanErrors();
  const refuse = (what: React.ReactNode) => tell({ accepted: false, what, outcome: t('ignored') });
  const [question, setQuestion] = useState<{ serial: string; partNumber: string }>();

  const count = ({ lines, onSerial }: Scanned, serial: string, partNumber: string) => {
    const index = lines.findIndex((line) => line.partNumber === partNumber);
    if (!onSerial(index, serial)) return refuse(say('SERIAL_TWICE', { serial }));
    return tell({ accepted: true, what: asCode(serial), outcome: t('countedUp', { quantity: '1' }) });
  };

  const take = async (scanned: string, { now, write }: ScanTurn<Scanned>, goods?: GoodsCode) => {
    const words = scanned.trim();
    const code = inCapitals(words);
    if (code === '') return;
    const by = countedBy(goods);
    const { lines, locked } = now();
    if (locked) return refuse(stillSending);
    if (question) return refuse(t('answerFirst'));
    // A serial number may have the letters and digits of something else: without its signs nothing else is meant.
    const spelled = lines.some((line) => line.traced);
    const known = numberAmong(
      lines.map(({ partNumber }) => partNumber),
      code,
    );
    const index = lines.findIndex(({ partNumber }) => partNumber === known);
    if (index >= 0 && (!spelled || known === code)) {
      write(() => now().onCount(index, by));
      return tell({
        accepted: true,
        what: asCode(known ?? code),
        outcome: lines[index]?.traced ? t('scanSerial') : t('countedUp', { quantity: figures.quantity(by) }),
      });
    }
    const looked = await lookUp(code, { spelled });
    const meaning = meaningOf(looked, spelled);
    if (now().locked) return refuse(stillSending);
    if (meaning === 'notReached') return refuse(notReached(code));
    if (looked.is !== 'part') {
      const location = await locationNamed(code, { spelled }).catch(() => null);
      if (location === null) return refuse(notReached(code));
      if (location === now().location)
        return tell({ accepted: true, what: asCode(location), outcome: t('countsHere') });
      if (location) return refuse(t.rich('otherLocation', { location, counted: now().location, code: asCode }));
    }
    if (meaning === 'none') return refuse(say('PART_NOT_EXIST', { partNumber: code }));
    if (looked.is === 'part') {
      const { partNumber, part } = looked;
      write(() => now().onFound(foundLine(part), by));
      return tell({ accepted: true, what: asCode(partNumber), outcome: t('notExpected') });
    }
    const found = lineOfSerial(now().lines, now().open);
    if (!found) return refuse(t.rich('serialOfWhich', { what: words, code: asCode }));
    const { partNumber } = found.line;
    if (found.isSure) return write(() => count(now(), words, partNumber));
    write(() => setQuestion({ serial: words, partNumber }));
    return tell({ accepted: false, what: asCode(words), outcome: t('waitsForAnswer') });
  };
  return {
    last,
    show,
    scan: useScanTurns(state, take, tell),
    /** Whether an unknown code is a serial number of the only traced line. */
    question: question && {
      ...question,
      onYes: () => {
        setQuestion(undefined);
        count(state, question.serial, question.partNumber);
      },
      onNo: () => {
        setQuestion(undefined);
        refuse(asCode(question.serial));
      },
    },
  };
};
