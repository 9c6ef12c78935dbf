import { type ReactNode, useId } from 'react';
import { classesOf } from '../classes.ts';
import { type Icon, IconEmptyCircle, IconOk } from '../icons.ts';
import { IconTile } from '../layout/IconTile.tsx';
import styles from './RadioList.module.css';

const c = classesOf(styles);

export type RadioOption<Value extends string> = {
  value: Value;
  title: ReactNode;
  text?: ReactNode;
  icon?: Icon | undefined;
  disabled?: boolean;
};
type Props<Value extends string> = {
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Separate cards, for a choice that is the point of the screen. */
  cards?: boolean;
  /** Shows the label; by default it is only read out. */
  labelShown?: boolean;
};

/** One of several rows. Native radio buttons underneath bring the arrow keys. */
export function RadioList<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, cards, labelShown } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className={labelShown ? c('legend') : 'sr-only'}>{label}</legend>
      <div className={c(cards ? 'cards' : 'list')}>
        {options.map((option) => {
          const on = option.value === value;
          return (
            <label key={option.value} className={c('row', on && 'on', option.disabled && 'off')}>
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={option.value}
                checked={on}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
              />
              {option.icon && <IconTile icon={option.icon} tone={on ? 'brand' : 'idle'} />}
              <span className={c('words')}>
                <span className={c('title')}>{option.title}</span>
                {option.text && <span className={c('text')}>{option.text}</span>}
              </span>
              <span className={c('mark')}>{on ? <IconOk /> : <IconEmptyCircle />}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
