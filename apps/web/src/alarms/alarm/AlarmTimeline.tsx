import type { Alarm, AlarmEvent } from '@gemba/contract/alarms/alarm/alarm';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import type { Tone } from '../../kit/ui/feedback/tone.ts';
import {
  type Icon,
  IconAlarm,
  IconBecomes,
  IconEdit,
  IconMessages,
  IconOk,
  IconShow,
  IconUser,
  IconWarning,
} from '../../kit/ui/icons.ts';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { Timeline } from '../../kit/ui/list/Timeline.tsx';

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

/** Everything that happened to the alarm, in its order. */
export function AlarmTimeline({ alarm: { events } }: { alarm: Alarm }) {
  const t = useTranslations('alarms');
  const figures = useFigures();
  const subOf = ({ kind, level, previousLevel, minutes, clock, note, wcHandleType }: AlarmEvent) => {
    const words: string[] = [];
    if (kind === 'NOTIFIED') words.push(t('handlerOf', { level }));
    if (kind === 'TIMEOUT' && minutes !== null && clock !== null) words.push(t(`timedOut.${clock}`, { minutes }));
    if (kind === 'TIMEOUT') words.push(level === previousLevel ? t('toldAgain', { level }) : t('raisedTo', { level }));
    if (kind === 'HANDLED') words.push(t('raisedTo', { level }));
    if (wcHandleType !== null) words.push(t(`wcHandleTypes.${wcHandleType}`));
    if (note !== null) words.push(note);
    return words.join(' · ');
  };
  return (
    <section>
      <SectionHeader title={t('timeline')} />
      <Timeline
        events={events.map((event) => {
          const [icon, tone] = looks[event.kind];
          return {
            key: String(event.eventNumber),
            icon,
            tone,
            title: t(`events.${event.kind}`, { name: event.by?.name ?? '' }),
            sub: subOf(event),
            time: figures.moment(event.at),
          };
        })}
      />
    </section>
  );
}
