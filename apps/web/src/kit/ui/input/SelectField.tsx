import { type ComponentProps, type ReactNode, useId } from 'react';
import { classesOf } from '../classes.ts';
import { Help } from '../feedback/Help.tsx';
import { IconFold } from '../icons.ts';
import styles from './Field.module.css';

const c = classesOf(styles);

type Props<Value extends string> = Omit<ComponentProps<'select'>, 'className' | 'children' | 'value' | 'onChange'> & {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  help?: ReactNode;
  error?: ReactNode;
};

/** One of a few options. The native select: every phone has one that fits the thumb. */
export function SelectField<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, help, error, ...select } = props;
  const id = useId();
  const sentence = error || help;
  return (
    <div>
      <div className={c('field', 'choice', !!error && 'wrong', select.disabled && 'off')}>
        <label className={c('face')}>
          <span className={c('label')}>{label}</span>
          <select
            {...select}
            className={c('input')}
            value={value}
            aria-invalid={!!error || undefined}
            aria-describedby={sentence ? id : undefined}
            onChange={({ target }) => onChange(target.value as Value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
        <IconFold size={20} />
      </div>
      {sentence && (
        <Help id={id} tone={error ? 'error' : 'plain'}>
          {sentence}
        </Help>
      )}
    </div>
  );
}
