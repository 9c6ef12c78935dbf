import type { ReactNode } from 'react';
import { classesOf } from '../classes.ts';
import { IconDone } from '../icons.ts';
import styles from './Checkbox.module.css';

const c = classesOf(styles);

type Props = {
  /** Shown beside the box; with `bare` only read out, as when it selects a row. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  bare?: boolean;
};

export function Checkbox({ label, checked, onChange, disabled, bare }: Props) {
  return (
    <label className={c('row', bare && 'bare', disabled && 'off')}>
      <input
        type="checkbox"
        className="sr-only"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <CheckMark />
      <span className={bare ? 'sr-only' : undefined}>{label}</span>
    </label>
  );
}

/** The box alone, for a control that is a checkbox itself, such as a selectable row. */
export function CheckMark({ on }: { on?: boolean }) {
  return (
    <span className={c('box', on && 'on')}>
      <IconDone size={16} />
    </span>
  );
}
