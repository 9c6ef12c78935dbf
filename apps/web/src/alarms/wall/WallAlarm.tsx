import type { AlarmRow } from '@gemba/contract/alarms/alarm/alarm';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import { clockFace } from '../../kit/ui/figures/clock-face.ts';
import { IconClock, IconProblem, IconUser } from '../../kit/ui/icons.ts';
import { clockOf } from '../clock-of.ts';
import { LevelBars } from '../LevelBars.tsx';
import styles from './WallAlarm.module.css';

const c = classesOf(styles);

/** An alarm in large type. The most urgent one fills its card with colour once it is overdue. */
export function WallAlarm({ alarm, now, first }: { alarm: AlarmRow; now: number; first: boolean }) {
  const t = useTranslations('alarms');
  const figures = useFigures();
  const { tone, ...clock } = clockOf(alarm, now);
  const { wc, typeName, description, level, topLevel, status, respondedBy, raisedAt, raisedBy } = alarm;
  const isOverdue = clock.isOverdue ?? false;
  const Icon = isOverdue ? IconProblem : status === 'RESPONDED' ? IconUser : IconClock;
  const word = isOverdue ? t('overdue') : status === 'RESPONDED' ? respondedBy?.name : t(`status.${status}`);
  return (
    <li className={c('card', tone, first && isOverdue && 'worst')}>
      <div className={c('words')}>
        <p className={c('head')}>
          <span className={`${c('wc')} code`}>{wc}</span>
          <LevelBars level={level} topLevel={topLevel} />
          <span className={c('status')}>
            <Icon />
            {word}
          </span>
        </p>
        <h2 className={c('title')}>{typeName}</h2>
        {first && (
          <p className={c('text')}>
            {[description, t('raisedAt', { time: figures.time(raisedAt), name: raisedBy.name })]
              .filter((words) => words !== '')
              .join(' · ')}
          </p>
        )}
      </div>
      {clock.clock && (
        <div className={c('time')}>
          <p className={c('left')} role="timer" aria-label={t('timeLeft')}>
            {isOverdue ? '+' : ''}
            {clockFace(clock.leftMs, { short: true })}
          </p>
          <p className={c('until')}>{t(`${isOverdue ? 'past' : 'to'}.${clock.clock}`)}</p>
        </div>
      )}
      {clock.clock && !(first && isOverdue) && (
        <span className={c('bar')} aria-hidden>
          <i style={{ width: `${clock.passed * 100}%` }} />
        </span>
      )}
    </li>
  );
}
