import type { CSSProperties, ReactNode } from 'react';
import { classesOf } from '../classes.ts';
import styles from './ActionBar.module.css';

const c = classesOf(styles);

/** One line of the work: its progress from 0 to 1, and whether it is wrong or being worked on. */
export type Segment = { done: number; wrong?: boolean; current?: boolean };

type Props = {
  /** The buttons; the primary one last. One with `data-fit` is as wide as its content. */
  children?: ReactNode;
  segments?: readonly Segment[];
  /** The segments as text: "2 of 4 lines". */
  segmentsLabel?: string;
  note?: ReactNode;
  noteEnd?: ReactNode;
};

/** At the foot of task and decision screens, instead of the dock. */
export function ActionBar({ children, segments, segmentsLabel, note, noteEnd }: Props) {
  return (
    <div className={c('bar')}>
      {segments && (
        <div role="img" aria-label={segmentsLabel} className={c('segments')}>
          {segments.map(({ done, wrong, current }, index) => (
            <span
              key={index}
              className={c('segment', current && 'current', wrong && 'wrong')}
              style={{ '--done': `${Math.min(1, Math.max(0, done)) * 100}%` } as CSSProperties}
            />
          ))}
        </div>
      )}
      <div className={c('row')}>
        {(note || noteEnd) && (
          <div className={c('note')}>
            <span>{note}</span>
            <span className={c('end')}>{noteEnd}</span>
          </div>
        )}
        {children && <div className={c('buttons')}>{children}</div>}
      </div>
    </div>
  );
}
