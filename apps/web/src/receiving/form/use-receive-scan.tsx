import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { isZero, locationNamed, useRefusal } from '../../inventory/index.ts';
import { useScanFeedback } from '../../kit/scan/use-scan-feedback.ts';
import { useWedge } from '../../kit/scan/use-wedge.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { IconBecomes } from '../../kit/ui/icons.ts';
import type { ReceiveLine } from './receive-line.ts';
import { afterScan, atLocation, type TypedLine } from './typed.ts';

type Scanned = {
  lines: readonly ReceiveLine[];
  typedOf: (line: ReceiveLine) => TypedLine;
  onChange: (line: ReceiveLine, typed: TypedLine) => void;
  /** The line that is being worked on. */
  open: ReceiveLine | undefined;
  onOpen: (line: ReceiveLine) => void;
  locked: boolean;
};

const ONE = '1';

/** What a scan does: a part counts up, a location is where it goes, a serial number is one piece. Else nothing changes. */
export const useReceiveScan = ({ lines, typedOf, onChange, open, onOpen, locked }: Scanned) => {
  const t = useTranslations('receiving');
  const say = useRefusal();
  const { last, tell } = useScanFeedback();
  // A scan may wait for the server while somebody types or scans on: it is worked on after the one before it, and
  // starts from what stands there then.
  const now = useRef({ typedOf, onChange, open, locked });
  useLayoutEffect(() => {
    now.current = { typedOf, onChange, open, locked };
  });
  const turn = useRef(Promise.resolve());
  const write = (line: ReceiveLine, typed: TypedLine) => flushSync(() => now.current.onChange(line, typed));
  const code = (words: string) => <span className="code">{words}</span>;
  const refuse = (what: React.ReactNode) => tell({ accepted: false, what, outcome: t('ignored') });

  const countUp = (line: ReceiveLine, before: TypedLine, what: string) => {
    const after = afterScan(before, ONE, line.max);
    onOpen(line);
    if (line.stock?.hold) return refuse(say('PART_IS_HOLD', { partNumber: line.part }));
    if (!after) return refuse(say('INVALID_NEW_QTY_REC'));
    write(line, after);
    const location = after.places[after.at]?.location;
    return tell({
      accepted: true,
      what: code(what),
      outcome: (
        <>
          {t('oneMore')}
          {location && <IconBecomes size={16} />}
          {location && code(location)}
        </>
      ),
    });
  };
  const withSerial = (line: ReceiveLine, serial: string) => {
    const typed = now.current.typedOf(line);
    if (typed.places.some(({ serials }) => serials.includes(serial))) return refuse(say('SERIAL_EXISTS', { serial }));
    const places = typed.places.map((place, at) =>
      at === typed.at ? { ...place, serials: [...place.serials, serial] } : place,
    );
    return countUp(line, { ...typed, places }, serial);
  };

  const take = async (scanned: string) => {
    const words = scanned.trim().toUpperCase();
    if (now.current.locked || words === '') return;
    const fitting = lines.filter(({ part, stock }) => stock && part === words);
    const isOpen = (line: ReceiveLine) => !isZero(line.max) && now.current.typedOf(line).total !== line.max;
    const line = fitting.find(isOpen) ?? fitting[0];
    if (line?.stock?.trackableLevel === 'SERIAL') {
      onOpen(line);
      return tell({ accepted: true, what: code(words), outcome: t('scanSerial') });
    }
    if (line) return countUp(line, now.current.typedOf(line), words);
    const here = now.current.open;
    const location = here?.stock ? await locationNamed(words).catch(() => undefined) : undefined;
    if (here && location) {
      write(here, atLocation(now.current.typedOf(here), location));
      return tell({ accepted: true, what: code(location), outcome: t('goesHere') });
    }
    if (here?.stock?.trackableLevel === 'SERIAL') return withSerial(here, scanned.trim());
    return refuse(t.rich('notOnOrder', { what: words, code: asCode }));
  };
  const scan = (scanned: string) => {
    const before = turn.current;
    turn.current = (async () => {
      await before;
      await take(scanned);
    })();
  };
  useWedge(scan);
  return { last, scan };
};
