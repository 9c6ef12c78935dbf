import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { Help } from '../feedback/Help.tsx';
import { IconAdd, IconLess } from '../icons.ts';
import { type Limits, negated, shownDecimal, stepped, tidyDecimal } from './decimal-input.ts';
import { NumberPad, type NumberPadProps, type QuickQuantity } from './NumberPad.tsx';
import styles from './Stepper.module.css';

const c = classesOf(styles);

type Props = Limits & {
  label: string;
  /** A decimal string; empty while nobody has entered one. */
  value: string;
  onChange: (value: string) => void;
  step?: string;
  unit?: string | undefined;
  /** The open quantity: the chip "All 280". */
  all?: string | undefined;
  /** The unplaced quantity: the chip "Rest 160". */
  rest?: string | undefined;
  quick?: readonly QuickQuantity[];
  /** Heading of the number pad; by default the label. */
  padTitle?: ReactNode;
  padSub?: ReactNode;
  padNote?: NumberPadProps['note'];
  places?: number;
  /** Where the screen opens the number pad too, such as after a scan. */
  pad?: { open: boolean; onOpenChange: (open: boolean) => void };
  /** The number pad's message for a quantity outside of the limits. */
  outside?: string | undefined;
  error?: ReactNode;
  disabled?: boolean;
};

export function Stepper(props: Props) {
  const { label, value, onChange, step = '1', unit, all, rest, quick = [], error, disabled, min = '0', max } = props;
  const t = useTranslations('kit');
  const locale = useLocale();
  const errorId = useId();
  const [ownPadOpen, setOwnPadOpen] = useState(false);
  const { open: padOpen, onOpenChange: setPadOpen } = props.pad ?? { open: ownPadOpen, onOpenChange: setOwnPadOpen };
  const shown = (text: string) => (text === '' ? '–' : shownDecimal(text, locale));
  const limits = { min, max };
  const less = stepped(value, negated(step), limits);
  const more = stepped(value, step, limits);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onChange(event.key === 'ArrowUp' ? more : less);
  };

  return (
    <div>
      <div
        role="group"
        aria-label={label}
        aria-describedby={error ? errorId : undefined}
        className={c('stepper', !!error && 'wrong', disabled && 'off')}
      >
        <button
          type="button"
          className={c('side')}
          aria-label={t('less')}
          aria-disabled={less === value || undefined}
          disabled={disabled}
          onClick={() => onChange(less)}
        >
          <IconLess />
        </button>
        <button
          type="button"
          className={c('value', shown(value).length > 9 && 'long')}
          aria-label={t('openPad', { label, value: shown(value), unit: unit ?? '' })}
          disabled={disabled}
          aria-haspopup="dialog"
          onClick={() => setPadOpen(true)}
          onKeyDown={handleKey}
        >
          {shown(value)} {unit && <small className={c('unit')}>{unit}</small>}
        </button>
        <button
          type="button"
          className={c('side')}
          aria-label={t('more')}
          aria-disabled={more === value || undefined}
          disabled={disabled}
          onClick={() => onChange(more)}
        >
          <IconAdd />
        </button>
        <span role="status" className="sr-only">
          {shown(value)}
        </span>
      </div>
      {error && (
        <Help id={errorId} tone="error">
          {error}
        </Help>
      )}
      <NumberPad
        {...limits}
        open={padOpen}
        onClose={() => setPadOpen(false)}
        title={props.padTitle || label}
        sub={props.padSub}
        note={props.padNote}
        places={props.places}
        outside={props.outside}
        value={value}
        onSet={onChange}
        unit={unit}
        quick={[
          ...(all === undefined
            ? []
            : [{ label: t('all', { value: shown(tidyDecimal(all)) }), value: tidyDecimal(all) }]),
          ...(rest === undefined
            ? []
            : [{ label: t('rest', { value: shown(tidyDecimal(rest)) }), value: tidyDecimal(rest) }]),
          ...quick,
        ]}
      />
    </div>
  );
}
