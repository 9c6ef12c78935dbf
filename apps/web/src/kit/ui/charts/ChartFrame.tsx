import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { targetOfKey } from '../input/move-focus.ts';
import styles from './chart.module.css';

const c = classesOf(styles);

type Props = {
  label: string;
  count: number;
  selected: number;
  onSelect: (index: number) => void;
  /** The selected value as text; spoken when it changes. */
  spoken: string;
  /** The value at a point, from 0 to 1 across and down. */
  valueAt: (across: number, down: number) => number | undefined;
  /** Above the drawing: what is chosen. */
  head?: ReactNode;
  children: ReactNode;
  table: ReactNode;
};

/** One tab stop: arrow keys and taps choose a value. */
export function ChartFrame({ label, count, selected, onSelect, spoken, valueAt, head, children, table }: Props) {
  const t = useTranslations('kit');
  const hint = useId();
  const [touched, setTouched] = useState(false);
  const choose = (index: number | undefined) => {
    if (index === undefined || index === selected) return;
    setTouched(true);
    onSelect(index);
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
      {head}
      {/* A figure with keyboard navigation: no role fits, so the hint says how. */}
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
