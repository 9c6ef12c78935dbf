import type { ReactNode } from 'react';
import { classesOf } from '../classes.ts';
import styles from './Switch.module.css';

const c = classesOf(styles);

type Props = {
  label: ReactNode;
  help?: ReactNode;
  lead?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** A setting that is on or off at once, without a Save button. The whole row is the target. */
export function Switch({ label, help, lead, checked, onChange, disabled }: Props) {
  return (
    <label className={c('row', disabled && 'off')}>
      {lead}
      <span className={c('words')}>
        <span className={c('label')}>{label}</span>
        {help && <span className={c('help')}>{help}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={c('switch')}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
