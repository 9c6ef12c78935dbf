import type { AlarmRow } from '@gemba/contract/alarms/alarm/alarm';
import { useTranslations } from 'use-intl';
import { classesOf } from '../../kit/ui/classes.ts';
import { IconClock, IconProblem, IconUser } from '../../kit/ui/icons.ts';
import { clockOf } from '../clock-of.ts';
import { LevelBars } from '../LevelBars.tsx';
import { useClockFace } from '../use-clock-face.ts';
import { useRaisedAt } from '../use-raised-at.ts';
import styles from './WallAlarm.module.css';

const c = classesOf(styles);

/** An alarm in large type. The most urgent one fills its card with colour once it is overdue. */
export function WallAlarm({ alarm, now, first }: { alarm: AlarmRow; now: number; first: boolean }) {
  const t = useTranslations('alarms');
  const faceOf = useClockFace();
  const raised = useRaisedAt();
  const { tone, ...clock } = clockOf(alarm, now);
  const { wc, typeName, description, level, topLevel, status, respondedBy } = alarm;
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
          <p className={c('text')}>{[description, raised(alarm)].filter((words) => words !== '').join(' · ')}</p>
        )}
      </div>
      {clock.clock && (
        <div className={c('time')}>
          <p className={c('left')} role="timer" aria-label={t('timeLeft')}>
            {faceOf(clock)}
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
