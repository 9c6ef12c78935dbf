import type { CSSProperties, ReactNode } from 'react';
import styles from './ActionBar.module.css';
import { classesOf } from './classes.ts';

const c = classesOf(styles);

/** One line of the work: how far it is, from 0 to 1, and whether it is wrong. */
export type Segment = { done: number; wrong?: boolean };

type Props = {
  /** The buttons; the one primary last. */
  children: ReactNode;
  segments?: readonly Segment[];
  /** The segments in words: "2 of 4 lines". */
  segmentsLabel?: string;
  note?: ReactNode;
  noteEnd?: ReactNode;
};

/** Stands at the foot of task and decision screens, in place of the dock. */
export function ActionBar({ children, segments, segmentsLabel, note, noteEnd }: Props) {
  return (
    <div className={c('bar')}>
      {segments && (
        <div role="img" aria-label={segmentsLabel} className={c('segments')}>
          {segments.map(({ done, wrong }, at) => (
            <span
              key={at}
              className={c('segment', wrong && 'wrong')}
              style={{ '--done': `${Math.min(1, Math.max(0, done)) * 100}%` } as CSSProperties}
            />
          ))}
        </div>
      )}
      {(note || noteEnd) && (
        <div className={c('note')}>
          <span>{note}</span>
          <span className={c('end')}>{noteEnd}</span>
        </div>
      )}
      <div className={c('buttons')}>{children}</div>
    </div>
  );
}
