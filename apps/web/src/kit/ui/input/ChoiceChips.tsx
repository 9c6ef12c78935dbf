import { useId } from 'react';
import { classesOf } from '../classes.ts';
import { IconOk } from '../icons.ts';
import styles from './ChoiceChips.module.css';

const c = classesOf(styles);

type Props<Value extends string> = {
  label: string;
  chips: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
};

/** One of several words. Native radio buttons underneath bring the arrow keys. */
export function ChoiceChips<Value extends string>({ label, chips, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={c('legend')}>{label}</legend>
      <div className={c('chips')}>
        {chips.map((chip) => {
          const on = chip.value === value;
          return (
            <label key={chip.value} className={c('chip', on && 'on')}>
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={chip.value}
                checked={on}
                onChange={() => onChange(chip.value)}
              />
              {on && <IconOk size={20} />}
              {chip.label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
