import { useEffect, useEffectEvent } from 'react';
import { keyOfScan } from '../../scan/key-of-scan.ts';
import { TAKES_TEXT } from '../../scan/takes-text.ts';
import { handOver } from '../../scan/use-wedge.ts';
import { scanAside } from '../../scan/wedge.ts';
import type { PadKey } from './decimal-input.ts';
import { isPadText, padKeyOf } from './PadKeys.tsx';

const TELLS_SCANS = 'data-tells-scans';

type Pad<Value> = {
  value: Value;
  onKey: (key: PadKey) => void;
  /** A scan wrote its digits: the value from before it. */
  onScan: (before: Value) => void;
};

/**
 * The keys of a keyboard, for a pad that is part of the screen. A scan is no quantity: its digits are taken out again,
 * and it goes to the screen. So the whole page tells scans from typing here, as a sheet with a pad does.
 */
export const useTypedDigits = <Value>({ value, onKey, onScan }: Pad<Value>) => {
  const read = useEffectEvent((event: KeyboardEvent, aside: ReturnType<typeof scanAside<Value>>) => {
    const pressed = keyOfScan(event);
    if (!pressed) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(TAKES_TEXT)) return;
    const asks = !!target?.closest('[role=dialog]');
    const scanned = aside(pressed, value);
    if (scanned) {
      // The key that ends a scan must not press the focused button; a person answers questions.
      event.preventDefault();
      event.stopPropagation();
      if (!asks) onScan(scanned.before);
      handOver(scanned);
      return;
    }
    const key = padKeyOf(event.key);
    if (key && !asks) onKey(key);
  });
  useEffect(() => {
    const aside = scanAside<Value>(isPadText);
    const listen = (event: KeyboardEvent) => read(event, aside);
    document.body.setAttribute(TELLS_SCANS, '');
    document.addEventListener('keydown', listen, { capture: true });
    return () => {
      document.body.removeAttribute(TELLS_SCANS);
      document.removeEventListener('keydown', listen, { capture: true });
    };
  }, []);
};
