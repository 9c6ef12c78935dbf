import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconProblem } from '../ui/icons.ts';
import { ActionBar, type Segment } from '../ui/layout/ActionBar.tsx';
import styles from './PostingBar.module.css';

/** One line of a posting: whether somebody has entered something for it, and whether more must be entered. */
export type PostingSegment = Segment & { touched: boolean; lacks: boolean };
/** Text above the buttons; empty where the screen itself says how far the work is. */
export type BarNote = { start?: ReactNode; end?: ReactNode };

type Props = {
  segments: readonly PostingSegment[];
  /** Besides the number of lines: "2 boxes". */
  more?: ReactNode;
  /** Instead of the number of lines. */
  note?: BarNote | undefined;
  children: ReactNode;
};

const halfOf = (done: number) => Math.min(done, 1) / 2;

/** How far the work is, what is to be fixed, and the button. */
export function PostingBar({ segments, more, note, children }: Props) {
  const t = useTranslations('posting');
  const wrong = segments.filter((segment) => segment.wrong).length;
  const count = segments.filter(({ touched, lacks }) => touched && !lacks).length;
  const done = t('linesDone', { count, all: segments.length });
  return (
    <ActionBar
      {...(segments.length > 0 && {
        segments: segments.map((segment) => (segment.lacks ? { ...segment, done: halfOf(segment.done) } : segment)),
        segmentsLabel: done,
      })}
      note={
        wrong > 0 ? (
          <span className={styles['fix']}>
            <IconProblem size={18} />
            {t('toFix', { count: wrong })}
          </span>
        ) : (
          note?.start
        )
      }
      noteEnd={
        note ? (
          note.end
        ) : (
          <>
            <b>{done}</b>
            {more && <> · {more}</>}
          </>
        )
      }
    >
      {children}
    </ActionBar>
  );
}
