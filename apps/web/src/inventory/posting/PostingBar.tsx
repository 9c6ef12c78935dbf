import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ActionBar, type Segment } from '../../kit/ui/ActionBar.tsx';
import { IconProblem } from '../../kit/ui/icons.ts';
import styles from './PostingBar.module.css';

type Props = {
  segments: readonly Segment[];
  /** How many of the lines somebody has entered something for. */
  count: number;
  /** Besides the number of lines: "2 boxes". */
  more?: ReactNode;
  children: ReactNode;
};

/** How far the work is, what is to be fixed, and the button. */
export function PostingBar({ segments, count, more, children }: Props) {
  const t = useTranslations('posting');
  const wrong = segments.filter((segment) => segment.wrong).length;
  const done = t('linesDone', { count: String(count), all: String(segments.length) });
  return (
    <ActionBar
      segments={segments}
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
