import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { handOver } from '../scan/use-wedge.ts';
import { looksLikeCode, scanAside } from '../scan/wedge.ts';
import { Button } from './Button.tsx';
import { classesOf } from './classes.ts';
import {
  addDecimals,
  afterKey,
  type Limits,
  limitBroken,
  type PadKey,
  shownDecimal,
  tidyDecimal,
} from './decimal-input.ts';
import { Help } from './Help.tsx';
import { IconBackspace } from './icons.ts';
import styles from './NumberPad.module.css';
import { Sheet } from './Sheet.tsx';
import { useOnOpening } from './use-on-opening.ts';

const c = classesOf(styles);

/** A chip over the keys: sets a value, or adds one (a box of 40). */
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
  /** After the limits, such as what is placed elsewhere. */
  note?: string | undefined;
  /** Digits allowed after the point; 0 hides the point. */
  places?: number | undefined;
  /** What is said of a quantity outside of the limits, before they are named. */
  outside?: string | undefined;
};

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'back'] as const;

/** Quantities are keyed in here, never with the system's keyboard. A scan is no quantity: it goes to the screen. */
export function NumberPad(props: NumberPadProps) {
  const { open, onClose, title, sub, value, onSet, unit = '', quick = [], note, places = 6, min, max, outside } = props;
  const t = useTranslations('kit');
  const locale = useLocale();
  // Undefined until the first key: that one replaces the value instead of lengthening it.
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
  const aside = useRef(scanAside<string | undefined>());
  const handleKey = (event: KeyboardEvent) => {
    const scanned = aside.current({ key: event.key, at: event.timeStamp }, typed);
    if (scanned && looksLikeCode(scanned.code)) {
      event.preventDefault();
      setTyped(scanned.before);
      onClose();
      handOver(scanned.code);
      return;
    }
    const key = event.key === ',' ? '.' : event.key === 'Backspace' ? 'back' : event.key;
    if (!(keys as readonly string[]).includes(key)) return;
    event.preventDefault();
    press(key as PadKey);
  };

  const limits = [
    min !== undefined && t('min', { value: shown(min) }),
    max !== undefined && t('max', { value: shown(max) }),
    note,
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
        <span className={c('figure')}>{shown(current || '0')}</span> <span className={c('unit')}>{unit}</span>
      </output>
      <p className={c('limits', refused && 'wrong')}>{limits.join(' · ')}</p>
      {outside === undefined ? (
        <p role="alert" className="sr-only">
          {refused && limits.join(' · ')}
        </p>
      ) : (
        <div className={c('outside')}>{refused && <Help tone="error">{outside}</Help>}</div>
      )}
      {quick.length > 0 && (
        <div className={c('quick')}>
          {quick.map((one) => (
            <Button
              key={one.label}
              kind="outline"
              small
              onClick={() => change('value' in one ? one.value : addDecimals(current || '0', one.add))}
            >
              {one.label}
            </Button>
          ))}
        </div>
      )}
      <div className={c('keys')}>
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            className={c('key', (key === '.' || key === 'back') && 'minor')}
            aria-label={key === '.' ? t('decimalPoint') : key === 'back' ? t('deleteDigit') : undefined}
            disabled={key === '.' && places === 0}
            onClick={() => press(key)}
          >
            {key === 'back' ? <IconBackspace size={28} /> : key === '.' ? shown('0.').slice(1) : key}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
