import { isPartNumber } from '@gemba/contract/parts/part-number';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { useRefusal, useScanFaults } from '../../inventory/index.ts';
import { refusalCode } from '../../kit/client/faults.ts';
import { useScanFeedback } from '../../kit/scan/use-scan-feedback.ts';
import { type ScanTurn, useScanTurns } from '../../kit/scan/use-scan-turns.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { readPart } from '../../parts/index.ts';
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

/** A part counts up; one that nobody expected here is added; what is no part is a serial number of the open line. */
export const useCountScan = (state: Scanned) => {
  const t = useTranslations('warehouse');
  const say = useRefusal();
  const queries = useQueryClient();
  const mayRead = useMenus().has('/pnDetail');
  const { last, tell } = useScanFeedback();
  const { stillSending } = useScanFaults();
  const refuse = (what: React.ReactNode) => tell({ accepted: false, what, outcome: t('ignored') });

  const readFound = async (partNumber: string): Promise<CountLine | undefined> => {
    const unnamed = { partNumber, description: '', descriptionZh: null, descriptionEs: null, uom: '', traced: false };
    if (!mayRead) return { ...unnamed, found: true };
    try {
      const part = await queries.fetchQuery(readPart(partNumber));
      const { description, descriptionZh, descriptionEs, uom, trackableLevel } = part;
      const traced = trackableLevel === 'SERIAL';
      return { partNumber, description, descriptionZh, descriptionEs, uom, traced, found: true };
    } catch (error) {
      return refusalCode(error) === 'PART_NOT_EXIST' ? undefined : { ...unnamed, found: true };
    }
  };
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
    const found = isPartNumber(code) ? await readFound(code) : undefined;
    if (found) {
      write(() => now().onFound(found));
      return tell({ accepted: true, what: asCode(code), outcome: t('notExpected') });
    }
    const { open } = now();
    if (open?.traced) {
      let taken = false;
      write(() => {
        taken = now().onSerial(now().lines.indexOf(open), words);
      });
      return taken
        ? tell({ accepted: true, what: asCode(words), outcome: t('oneMore') })
        : refuse(say('SERIAL_EXISTS', { serial: words }));
    }
    return refuse(say('PART_NOT_EXIST', { partNumber: code }));
  };
  return { last, scan: useScanTurns(state, take) };
};
