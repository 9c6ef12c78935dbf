import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { targetOfKey } from '../move-focus.ts';
import styles from './chart.module.css';

const c = classesOf(styles);

type Props = {
  label: string;
  count: number;
  selected: number;
  onSelect: (at: number) => void;
  /** The selected value in words; spoken when it changes. */
  spoken: string;
  /** Which value lies under the finger, from 0 to 1 across and down. */
  valueAt: (across: number, down: number) => number | undefined;
  children: ReactNode;
  table: ReactNode;
};

/** One stop of the Tab key: arrow keys and taps choose a value. */
export function ChartFrame({ label, count, selected, onSelect, spoken, valueAt, children, table }: Props) {
  const t = useTranslations('kit');
  const hint = useId();
  const [touched, setTouched] = useState(false);
  const choose = (at: number | undefined) => {
    if (at === undefined || at === selected) return;
    setTouched(true);
    onSelect(at);
  };
  const handleKey = (event: KeyboardEvent) => {
    const target = targetOfKey(event, selected, count);
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  };
  const handlePointer = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    choose(valueAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height));
  };
  return (
    <div className={c('frame')}>
      {/* A figure that is moved through by keys: no role fits, so the hint says how. */}
      <div
        role="group"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hint}
        className={c('drawing')}
        onKeyDown={handleKey}
        onPointerDown={handlePointer}
        onPointerMove={(event) => event.buttons > 0 && handlePointer(event)}
      >
        {children}
      </div>
      <p id={hint} className="sr-only">
        {t('chartHint')}
      </p>
      <p role="status" className="sr-only">
        {touched && spoken}
      </p>
      {table}
    </div>
  );
}
