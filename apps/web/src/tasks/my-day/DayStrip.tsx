import type { MyDay } from '@gemba/contract/tasks/my-day/my-day';
import type { CSSProperties } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import styles from './DayStrip.module.css';
import { coloursOf, hoursOf, placeIn, spanOf } from './day-strip.ts';

const c = classesOf(styles);

const percent = (share: number) => `${share * 100}%`;

/** The day from end to end: work in the colour of its work order, pauses grey, gaps dashed, and where it is now. */
export function DayStrip({ day }: { day: MyDay }) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const span = spanOf(day);
  if (!span) return null;
  const { entries, serverTime } = day;
  const colours = coloursOf(entries);
  const now = Date.parse(serverTime);
  const hour = new Intl.DateTimeFormat(locale, { hour: '2-digit', hourCycle: 'h23', timeZone });
  return (
    <div className={c('strip')}>
      <div
        role="img"
        aria-label={t('dayStrip', {
          from: figures.time(new Date(span.from).toISOString()),
          to: figures.time(new Date(span.to).toISOString()),
        })}
        className={c('bars')}
      >
        {entries.map((entry) => {
          const from = placeIn(span, Date.parse(entry.startedAt));
          const share = placeIn(span, Date.parse(entry.endedAt ?? serverTime)) - from;
          const isWork = entry.kind === 'WORK';
          const colour = isWork ? `work${colours.get(entry.woNumber) ?? 1}` : entry.kind.toLowerCase();
          return (
            <span
              key={`${entry.kind} ${entry.startedAt}`}
              className={c('bar', colour, isWork && !entry.counts && 'waits')}
              style={{ '--from': percent(from), '--share': percent(share) } as CSSProperties}
            >
              {isWork && <span className={c('number')}>{entry.woNumber}</span>}
            </span>
          );
        })}
        {now >= span.from && now <= span.to && (
          <span className={c('now')} style={{ '--from': percent(placeIn(span, now)) } as CSSProperties} />
        )}
      </div>
      <div aria-hidden className={c('hours')}>
        {hoursOf(span).map((moment) => (
          <span key={moment} style={{ '--from': percent(placeIn(span, moment)) } as CSSProperties}>
            {hour.format(moment)}
          </span>
        ))}
      </div>
    </div>
  );
}
