import type { Alarm, AlarmEvent } from '@gemba/contract/alarms/alarm/alarm';
import { useTranslations } from 'use-intl';
import type { Tone } from '../../kit/ui/feedback/tone.ts';
import {
  type Icon,
  IconAlarm,
  IconBecomes,
  IconClock,
  IconEdit,
  IconMessages,
  IconOk,
  IconShow,
  IconUser,
  IconWarning,
} from '../../kit/ui/icons.ts';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { Timeline, type TimelineEvent } from '../../kit/ui/list/Timeline.tsx';
import { useEventTime } from './use-event-time.ts';

const looks: Record<AlarmEvent['kind'], readonly [Icon, Tone]> = {
  RAISED: [IconAlarm, 'bad'],
  NOTIFIED: [IconMessages, 'info'],
  OPENED: [IconShow, 'idle'],
  RESPONDED: [IconUser, 'info'],
  TIMEOUT: [IconWarning, 'bad'],
  HANDLED: [IconBecomes, 'warn'],
  RESOLVED: [IconOk, 'ok'],
  NOTE: [IconEdit, 'idle'],
};

/** Everything that happened to the alarm, in its order, and the time-out that comes next. */
export function AlarmTimeline({ alarm }: { alarm: Alarm }) {
  const t = useTranslations('alarms');
  const timeOf = useEventTime();
  const { events, status, clock, escalateAt, nextLevel, level: levelNow } = alarm;
  const subOf = ({ kind, level, previousLevel, minutes, clock: ran, note, wcHandleType }: AlarmEvent) => {
    const words: string[] = [];
    if (kind === 'NOTIFIED') words.push(t('handlerOf', { level }));
    if (kind === 'TIMEOUT' && minutes !== null && ran !== null) words.push(t(`timedOut.${ran}`, { minutes }));
    if (kind === 'TIMEOUT') words.push(level === previousLevel ? t('toldAgain', { level }) : t('raisedTo', { level }));
    if (kind === 'HANDLED') words.push(t('raisedTo', { level }));
    if (wcHandleType !== null) words.push(t(`wcHandleTypes.${wcHandleType}`));
    if (note !== null) words.push(note);
    return words.join(' · ');
  };
  const happened = events.map((event): TimelineEvent => {
    const [icon, tone] = looks[event.kind];
    return {
      key: String(event.eventNumber),
      icon,
      tone,
      title: t(`events.${event.kind}`, { name: event.by?.name ?? '' }),
      sub: subOf(event),
      time: timeOf(event.at),
    };
  });
  const next: TimelineEvent[] =
    status === 'RESOLVED' || clock === null || escalateAt === null
      ? []
      : [
          {
            key: 'next',
            icon: IconClock,
            due: true,
            title: t(`due.${clock}`),
            sub: nextLevel === null ? t('toldAgainIf', { level: levelNow }) : t('escalatesTo', { level: nextLevel }),
            time: timeOf(escalateAt),
          },
        ];
  return (
    <section>
      <SectionHeader title={t('timeline')} />
      <Timeline events={[...happened, ...next]} />
    </section>
  );
}
