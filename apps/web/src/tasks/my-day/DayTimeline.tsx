import { isZero } from '@gemba/contract/kit/fixed-point';
import type { DayEntry, MyDay } from '@gemba/contract/tasks/my-day/my-day';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconBreak, IconDone, IconHelp, IconMaintenance, IconMeal, IconStart } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { TextLink } from '../../kit/ui/input/TextLink.tsx';
import { Timeline, type TimelineEvent } from '../../kit/ui/list/Timeline.tsx';
import { addressOfTask, addressOfTimeReport } from '../addresses.ts';
import { useDurations } from '../use-durations.ts';
import { WorkOrderWords } from '../WorkOrderWords.tsx';
import styles from './DayTimeline.module.css';

type Gap = Extract<DayEntry, { kind: 'GAP' }>;
type Work = Extract<DayEntry, { kind: 'WORK' }>;
type Props = { day: MyDay; onExplain: (gap: Gap) => void };

const addressOf = ({ reportId, taskId }: Work) => {
  if (reportId !== null) return addressOfTimeReport(reportId);
  return taskId === null ? undefined : addressOfTask(taskId);
};

/** Everything of the day, the latest first; a gap can be explained. */
export function DayTimeline({ day, onExplain }: Props) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const durations = useDurations();
  const spanOf = ({ startedAt, endedAt }: DayEntry) =>
    t('fromTo', { from: figures.time(startedAt), to: endedAt === null ? t('now') : figures.time(endedAt) });

  const work = (entry: Work): Omit<TimelineEvent, 'key'> => {
    const { operation, woNumber, endedAt, phase, qualifiedQty, counts } = entry;
    const runs = endedAt === null;
    const pieces =
      qualifiedQty !== null && !isZero(qualifiedQty)
        ? [t('goodPieces', { quantity: figures.quantity(qualifiedQty) })]
        : [];
    return {
      icon: runs ? IconStart : phase === 'SETUP' ? IconMaintenance : IconDone,
      tone: runs ? 'ok' : 'idle',
      title: runs ? t('isRunning', { operation }) : operation,
      value: durations(entry.seconds),
      sub: (
        <TextLink href={addressOf(entry)}>
          <WorkOrderWords
            woNumber={woNumber}
            words={[
              ...(phase === 'SETUP' ? [t('phases.SETUP')] : []),
              ...pieces,
              ...(counts ? [] : [t('countsOnceConfirmed')]),
            ]}
          />
        </TextLink>
      ),
      time: spanOf(entry),
    };
  };
  const eventOf = (entry: DayEntry): Omit<TimelineEvent, 'key'> => {
    if (entry.kind === 'WORK') return work(entry);
    if (entry.kind === 'PAUSE')
      return {
        icon: entry.reason === 'MEAL' ? IconMeal : IconBreak,
        title: t(`reasons.${entry.reason}`),
        value: durations(entry.seconds),
        sub: [t(entry.paid ? 'paid' : 'notPaid'), entry.note].filter(Boolean).join(' · '),
        time: spanOf(entry),
      };
    return {
      icon: IconHelp,
      tone: 'warn',
      title: t('gap'),
      value: durations(entry.seconds),
      sub: t('gapHow'),
      time: spanOf(entry),
      more: entry.endedAt !== null && (
        <div className={styles['explain']}>
          <Button small wide kind="outline" onClick={() => onExplain(entry)}>
            {t('explain', { time: durations(entry.seconds) })}
          </Button>
        </div>
      ),
    };
  };
  const events = day.entries
    .toReversed()
    .map((entry) => ({ key: `${entry.kind} ${entry.startedAt}`, ...eventOf(entry) }));
  return <Timeline events={events} />;
}
