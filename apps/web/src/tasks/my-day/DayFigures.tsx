import { compare, isZero } from '@gemba/contract/kit/fixed-point';
import type { MyDay } from '@gemba/contract/tasks/my-day/my-day';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import { KpiGrid, KpiTile } from '../../kit/ui/figures/KpiTile.tsx';
import { useDurations } from '../use-durations.ts';
import styles from './DayFigures.module.css';

const c = classesOf(styles);

type MeterProps = { share: number; mark?: number | undefined; behind?: boolean; words: string };

function Against({ share, mark, behind, words }: MeterProps) {
  const width = `${Math.min(1, Math.max(0, share)) * 100}%`;
  return (
    <>
      <span
        aria-hidden
        className={c('track', behind && 'behind')}
        style={{ '--share': width, '--mark': `${Math.min(1, mark ?? 0) * 100}%` } as CSSProperties}
      >
        {mark !== undefined && <i className={c('mark')} />}
      </span>
      <span className={c('words')}>{words}</span>
    </>
  );
}

/** For the picture of an amount a float is good enough. */
const shareOf = (part: string, all: string) => (isZero(all) ? 0 : Number(part) / Number(all));

/** Hours and good pieces against the plan. */
export function DayFigures({ day }: { day: MyDay }) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const durations = useDurations();
  const { workedSeconds, shift, pieces } = day;
  const { qualified, defective, planned, plannedByNow } = pieces;
  const isPlanned = !isZero(planned);
  return (
    <KpiGrid label={t('myDay')}>
      <KpiTile
        label={t('worked')}
        value={
          <>
            <span className={c('time')}>{durations(workedSeconds)}</span>
            {shift && (
              <Against
                share={shift.plannedSeconds > 0 ? workedSeconds / shift.plannedSeconds : 0}
                words={t('ofPlanned', { time: durations(shift.plannedSeconds) })}
              />
            )}
          </>
        }
      />
      <KpiTile
        label={t('goodPiecesLabel')}
        value={
          <>
            {figures.quantity(qualified)}
            <Against
              share={shareOf(qualified, planned)}
              mark={isPlanned ? shareOf(plannedByNow, planned) : undefined}
              behind={compare(qualified, plannedByNow) < 0}
              words={
                isPlanned
                  ? t('piecesPlanned', { byNow: figures.quantity(plannedByNow), today: figures.quantity(planned) })
                  : t('nothingPlanned')
              }
            />
            {!isZero(defective) && (
              <span className={c('words')}>{t('defectivePieces', { quantity: figures.quantity(defective) })}</span>
            )}
          </>
        }
      />
    </KpiGrid>
  );
}
