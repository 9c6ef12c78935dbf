import type { CSSProperties, ReactNode } from 'react';
import { classesOf } from '../classes.ts';
import styles from './LimitMeter.module.css';

const c = classesOf(styles);

type Props = {
  /** Read out: "Approval limit". */
  label: string;
  /** The used share of the limit; 1 is all of it, more is over. */
  used: number;
  /** "31% of your approval limit". */
  text: ReactNode;
  /** The limit itself. */
  limit: ReactNode;
};

export function LimitMeter({ label, used, text, limit }: Props) {
  const percent = Math.round(Math.max(0, used) * 100);
  return (
    <div className={c('meter', used > 1 ? 'over' : used > 0.9 ? 'near' : 'within')}>
      <div className={c('words')}>
        <span>{text}</span>
        <span className={c('limit')}>{limit}</span>
      </div>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, percent)}
        aria-valuetext={`${percent}%`}
        className={c('track')}
        style={{ '--used': `${Math.min(100, percent)}%` } as CSSProperties}
      />
    </div>
  );
}
