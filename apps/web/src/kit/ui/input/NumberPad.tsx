import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { keyOfScan } from '../../scan/key-of-scan.ts';
import { handOver } from '../../scan/use-wedge.ts';
import { scanAside } from '../../scan/wedge.ts';
import { wholeCodes } from '../../text/whole-codes.tsx';
import { classesOf } from '../classes.ts';
import { Help } from '../feedback/Help.tsx';
import { Sheet } from '../feedback/Sheet.tsx';
import { FittedNumber } from '../figures/FittedNumber.tsx';
import { Button } from './Button.tsx';
import {
  addDecimals,
  afterKey,
  type Limits,
  limitBroken,
  type PadKey,
  shownDecimal,
  tidyDecimal,
} from './decimal-input.ts';
import styles from './NumberPad.module.css';
import { isPadText, PadKeys, padKeyOf } from './PadKeys.tsx';
import { useOnOpening } from './use-on-opening.ts';

const c = classesOf(styles);

/** A chip above the keys: sets a value, or adds one (a box of 40). */
export type QuickQuantity = { label: string; value: string } | { label: string; add: string };

export type NumberPadProps = Limits & {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  sub?: ReactNode;
  value: string;
  onSet: (value: string) => void;
  unit?: string | undefined;
  quick?: readonly QuickQuantity[] | undefined;
  /** After the limits, such as the quantity placed elsewhere, or the typed one in packs. */
  note?: string | ((quantity: string) => string | undefined) | undefined;
  /** Digits allowed after the point; 0 hides the point. */
  places?: number | undefined;
  /** The message for a quantity outside of the limits, before the limits themselves. */
  outside?: string | undefined;
};

/** Quantities are typed here, never with the system's keyboard. A scan is no quantity: it goes to the screen. */
export function NumberPad(props: NumberPadProps) {
  const { open, onClose, title, sub, value, onSet, unit = '', quick = [], note, places = 6, min, max, outside } = props;
  const t = useTranslations('kit');
  const locale = useLocale();
  // Undefined until the first key, which replaces the value instead of appending to it.
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState(false);
  useOnOpening(open, () => {
    setTyped(undefined);
    setRefused(false);
  });
  const setButton = useRef<HTMLButtonElement>(null);
  const current = typed ?? value;
  const shown = (text: string) => shownDecimal(text, locale);
  const broken = limitBroken(current, { min, max });

  const change = (next: string) => {
    setTyped(next);
    setRefused(false);
  };
  const press = (key: PadKey) => change(afterKey(typed ?? (key === 'back' ? value : ''), key, { places }));
  const set = () => {
    if (broken) return setRefused(true);
    onSet(tidyDecimal(current));
    onClose();
  };
  const aside = useRef(scanAside<string | undefined>(isPadText));
  const handleKey = (event: KeyboardEvent) => {
    const pressed = keyOfScan(event);
    if (!pressed) return;
    const scanned = aside.current(pressed, typed);
    if (scanned) {
      event.preventDefault();
      setTyped(scanned.before);
      // The scan belongs to the next step: the quantity typed before it is meant.
      if (scanned.before !== undefined && !limitBroken(scanned.before, { min, max }))
        onSet(tidyDecimal(scanned.before));
      onClose();
      handOver(scanned);
      return;
    }
    const key = padKeyOf(event.key);
    if (!key) return;
    event.preventDefault();
    press(key);
  };

  const limits = [
    min !== undefined && t('min', { value: shown(tidyDecimal(min)) }),
    max !== undefined && t('max', { value: shown(tidyDecimal(max)) }),
    typeof note === 'function' ? note(tidyDecimal(current || '0')) : note,
  ].filter(Boolean);

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      sub={sub}
      initialFocus={setButton}
      onKeyDown={handleKey}
      tellsScans
      footer={
        <Button ref={setButton} kind="primary" wide onClick={set}>
          {t('setQuantity', { value: shown(current || '0'), unit })}
        </Button>
      }
    >
      <output className={c('value', !!broken && 'wrong')} aria-live="polite">
        <FittedNumber size="pad">{shown(current || '0')}</FittedNumber> <span className={c('unit')}>{unit}</span>
      </output>
      <p className={c('limits', refused && 'wrong')}>{wholeCodes(limits.join(' · '))}</p>
      {outside === undefined ? (
        <p role="alert" className="sr-only">
          {refused && limits.join(' · ')}
        </p>
      ) : (
        <div className={c('outside')}>{refused && <Help tone="error">{outside}</Help>}</div>
      )}
      {quick.length > 0 && (
        <div className={c('quick')}>
          {quick.map((quantity) => (
            <Button
              key={quantity.label}
              kind="outline"
              small
              onClick={() => change('value' in quantity ? quantity.value : addDecimals(current || '0', quantity.add))}
            >
              {quantity.label}
            </Button>
          ))}
        </div>
      )}
      <PadKeys places={places} onKey={press} />
    </Sheet>
  );
}
