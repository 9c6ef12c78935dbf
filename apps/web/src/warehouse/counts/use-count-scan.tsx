import { useTranslations } from 'use-intl';
import { type LookedUp, useLookUpPart, useRefusal, useScanFaults } from '../../inventory/index.ts';
import { useScanFeedback } from '../../kit/scan/use-scan-feedback.ts';
import { type ScanTurn, useScanTurns } from '../../kit/scan/use-scan-turns.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { meaningOf } from '../meaning-of.ts';
import type { CountLine } from './typed.ts';

type Scanned = {
  lines: readonly CountLine[];
  /** The line that is being worked on. */
  open: CountLine | undefined;
  onCount: (at: number) => void;
  onSerial: (at: number, serial: string) => boolean;
  onFound: (line: CountLine) => void;
  locked: boolean;
};

const UNNAMED = { description: '', descriptionZh: null, descriptionEs: null, uom: '' };

const foundLine = (partNumber: string, looked: LookedUp): CountLine => {
  const part = looked.is === 'part' ? looked.part : undefined;
  const { description, descriptionZh, descriptionEs, uom } = part ?? UNNAMED;
  const names = { partNumber, description, descriptionZh, descriptionEs, uom };
  return { ...names, traced: part?.trackableLevel === 'SERIAL', found: true };
};

/** A part counts up; one that nobody expected here is added; what is no part is a serial number of the open line. */
export const useCountScan = (state: Scanned) => {
  const t = useTranslations('warehouse');
  const say = useRefusal();
  const lookUp = useLookUpPart();
  const { last, tell } = useScanFeedback();
  const { stillSending, notReached } = useScanFaults();
  const refuse = (what: React.ReactNode) => tell({ accepted: false, what, outcome: t('ignored') });

  const take = async (scanned: string, { now, write }: ScanTurn<Scanned>) => {
    const words = scanned.trim();
    const code = words.toUpperCase();
    if (code === '') return;
    const { lines, locked } = now();
    if (locked) return refuse(stillSending);
    const at = lines.findIndex(({ partNumber }) => partNumber === code);
    if (at >= 0) {
      write(() => now().onCount(at));
      return tell({ accepted: true, what: asCode(code), outcome: lines[at]?.traced ? t('scanSerial') : t('oneMore') });
    }
    const looked = await lookUp(code);
    const { open } = now();
    const meaning = meaningOf(looked, !!open?.traced);
    if (now().locked) return refuse(stillSending);
    if (meaning === 'notReached') return refuse(notReached(code));
    if (meaning === 'none') return refuse(say('PART_NOT_EXIST', { partNumber: code }));
    if (meaning !== 'serial' || !open) {
      write(() => now().onFound(foundLine(code, looked)));
      return tell({ accepted: true, what: asCode(code), outcome: t('notExpected') });
    }
    let taken = false;
    write(() => {
      taken = now().onSerial(now().lines.indexOf(open), words);
    });
    return taken
      ? tell({ accepted: true, what: asCode(words), outcome: t('oneMore') })
      : refuse(say('SERIAL_EXISTS', { serial: words }));
  };
  return { last, scan: useScanTurns(state, take) };
};
