import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ActionBar, type Segment } from '../../kit/ui/ActionBar.tsx';
import { IconProblem } from '../../kit/ui/icons.ts';
import styles from './PostingBar.module.css';

/** One line of a posting: whether somebody has entered something for it, and whether more must be entered. */
type PostingSegment = Segment & { touched: boolean; lacks: boolean };
type Props = {
  segments: readonly PostingSegment[];
  /** Besides the number of lines: "2 boxes". */
  more?: ReactNode;
  children: ReactNode;
};

const halfOf = (done: number) => Math.min(done, 1) / 2;

/** How far the work is, what is to be fixed, and the button. */
export function PostingBar({ segments, more, children }: Props) {
  const t = useTranslations('posting');
  const wrong = segments.filter((segment) => segment.wrong).length;
  const count = segments.filter(({ touched, lacks }) => touched && !lacks).length;
  const done = t('linesDone', { count, all: segments.length });
  return (
    <ActionBar
      segments={segments.map((segment) => (segment.lacks ? { ...segment, done: halfOf(segment.done) } : segment))}
      segmentsLabel={done}
      note={
        wrong > 0 && (
          <span className={styles['fix']}>
            <IconProblem size={18} />
            {t('toFix', { count: wrong })}
          </span>
        )
      }
      noteEnd={
        <>
          <b>{done}</b>
          {more && <> · {more}</>}
        </>
      }
    >
      {children}
    </ActionBar>
  );
}
