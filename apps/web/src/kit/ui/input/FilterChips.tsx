import { useEffect, useRef } from 'react';
import { classesOf } from '../classes.ts';
import type { Icon } from '../icons.ts';
import { scrollAside } from '../layout/scroll-aside.ts';
import styles from './FilterChips.module.css';

const c = classesOf(styles);

export type FilterChip<Value extends string> = { value: Value; label: string; icon?: Icon | undefined };
type Props<Value extends string> = {
  label: string;
  chips: readonly FilterChip<Value>[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
};

/**
 * Filters in a row that scrolls sideways; one or several may be on, as the caller decides. The first active one is
 * scrolled into view.
 */
export function FilterChips<Value extends string>({ label, chips, chosen, onToggle }: Props<Value>) {
  const line = useRef<HTMLDivElement>(null);
  const first = chips.findIndex(({ value }) => value === chosen[0]);
  useEffect(() => {
    const box = line.current;
    const chip = box?.children[first];
    if (box && chip instanceof HTMLElement) scrollAside(box, chip);
  }, [first]);
  return (
    <div ref={line} role="group" aria-label={label} className={c('line')}>
      {chips.map(({ value, label: word, icon: Icon }) => (
        <button
          key={value}
          type="button"
          className={c('chip')}
          aria-pressed={chosen.includes(value)}
          onClick={() => onToggle(value)}
        >
          <span className={c('face')}>
            {Icon && <Icon size={16} />}
            {word}
          </span>
        </button>
      ))}
    </div>
  );
}
