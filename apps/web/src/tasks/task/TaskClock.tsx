import type { Task } from '@gemba/contract/tasks/task/task-shapes';
import type { CSSProperties, ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { classesOf } from '../../kit/ui/classes.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { Timer } from '../../kit/ui/figures/Timer.tsx';
import { useNow } from '../../kit/ui/figures/use-now.ts';
import { IconMaintenance, IconPause, IconStart } from '../../kit/ui/icons.ts';
import { useDurations } from '../use-durations.ts';
import { useMomentWords } from '../use-moment-words.ts';
import { clockOf, progressOf, workedAt } from './clock-of.ts';
import styles from './TaskClock.module.css';

const c = classesOf(styles);

type Props = {
  task: Task;
  /** The lead of the server's clock over this one, in milliseconds. */
  clockAhead: number;
  /** Beside the time that is left, instead of the share of the estimate. */
  words?: ReactNode;
  /** Between the clock and the bar. */
  children?: ReactNode;
};

/** The state of a task, its clock, and how much of the estimate is used. */
export function TaskClock({ task, clockAhead, words, children }: Props) {
  const t = useTranslations('tasks');
  const { before, since } = clockOf(task.intervals);
  return (
    <>
      <div className={c('head')}>
        <TaskState task={task} />
        <StartedWords task={task} />
      </div>
      <Timer label={t('clock')} since={since} before={before} clockAhead={clockAhead} />
      {children}
      <Progress task={task} clockAhead={clockAhead} words={words} />
    </>
  );
}

function TaskState({ task }: { task: Task }) {
  const t = useTranslations('tasks');
  const { status, phase, pauseReason } = task;
  if (status === 'RUNNING')
    return (
      <StatusTag tone="ok" solid large icon={phase === 'SETUP' ? IconMaintenance : IconStart}>
        {t(phase === 'SETUP' ? 'settingUp' : 'status.RUNNING')}
      </StatusTag>
    );
  if (status === 'PAUSED')
    return (
      <StatusTag tone="warn" solid large icon={IconPause}>
        {pauseReason ? t('pausedFor', { reason: t(`reasons.${pauseReason}`) }) : t('status.PAUSED')}
      </StatusTag>
    );
  return (
    <StatusTag tone="idle" large shape={status === 'CLOSED' ? 'tick' : 'open'}>
      {t(`status.${status}`)}
    </StatusTag>
  );
}

/** When it began, or stands still; the day too where that was not today. */
function StartedWords({ task }: { task: Task }) {
  const t = useTranslations('tasks');
  const moment = useMomentWords();
  const { status, startedAt, pausedAt, closedAt, plannedStart } = task;
  const words =
    status === 'PAUSED' && pausedAt
      ? t('since', { time: moment(pausedAt) })
      : status === 'CLOSED' && closedAt
        ? t('closedAt', { time: moment(closedAt) })
        : startedAt
          ? t('startedAt', { time: moment(startedAt) })
          : plannedStart && t('plannedAt', { time: moment(plannedStart) });
  return <span className={c('meta')}>{words}</span>;
}

function Progress({ task, clockAhead, words }: Omit<Props, 'children'>) {
  const t = useTranslations('tasks');
  const locale = useLocale();
  const durations = useDurations();
  const { intervals, estimatedHours, status } = task;
  const now = useNow(status === 'RUNNING');
  const { share, leftSeconds } = progressOf(workedAt(intervals, now + clockAhead), estimatedHours);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  const estimate = durations(Number(estimatedHours) * 3600);
  return (
    <>
      <div
        role="meter"
        aria-label={t('estimate')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.round(share * 100))}
        aria-valuetext={t('shareOf', { percent, estimate })}
        className={c('track', share > 1 && 'over')}
        style={{ '--used': `${Math.min(1, share) * 100}%` } as CSSProperties}
      />
      <p className={c('words')}>
        <span>{words ?? t('shareOf', { percent, estimate })}</span>
        {status !== 'CLOSED' && (
          <span>{t(leftSeconds < 0 ? 'over' : 'left', { time: durations(Math.abs(leftSeconds)) })}</span>
        )}
      </p>
    </>
  );
}
