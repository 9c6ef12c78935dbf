import { classesOf } from './classes.ts';
import styles from './FilterChips.module.css';
import type { Icon } from './icons.ts';

const c = classesOf(styles);

export type FilterChip<Value extends string> = { value: Value; label: string; icon?: Icon | undefined };
type Props<Value extends string> = {
  label: string;
  chips: readonly FilterChip<Value>[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
};

/** Filters in a line that scrolls sideways; one or several may be on, as the caller decides. */
export function FilterChips<Value extends string>({ label, chips, chosen, onToggle }: Props<Value>) {
  return (
    <div role="group" aria-label={label} className={c('line')}>
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
