import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { wholeCodes } from '../../text/whole-codes.tsx';
import { classesOf } from '../classes.ts';
import type { Tone } from '../feedback/tone.ts';
import tones from '../feedback/tones.module.css';
import { type Icon, IconBecomes } from '../icons.ts';
import styles from './Timeline.module.css';

const c = classesOf({ ...tones, ...styles });

export type TimelineEvent = {
  key: string;
  icon: Icon;
  tone?: Tone;
  title: ReactNode;
  /** A signed quantity on the right. */
  value?: ReactNode;
  sub?: ReactNode;
  time?: ReactNode;
  changes?: readonly { label: string; from: ReactNode; to: ReactNode }[];
  /** Below everything: details that few people need. */
  more?: ReactNode;
  /** Not yet happened. */
  due?: boolean;
};

export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  const t = useTranslations('kit');
  return (
    <ol className={c('line')}>
      {events.map(({ key, icon: Icon, tone = 'idle', title, value, sub, time, changes, more, due }) => (
        <li key={key} className={c('event')}>
          <span className={c('dot', due ? 'due' : tone)}>
            <Icon size={18} />
          </span>
          <div className={c('words')}>
            <div className={c('pair')}>
              <b className={c('title')}>{wholeCodes(title)}</b>
              {value ? <span className={c('value', `${tone}Text`)}>{value}</span> : <Time>{time}</Time>}
            </div>
            {(sub || (value && time)) && (
              <div className={c('pair', 'meta')}>
                <span>{wholeCodes(sub)}</span>
                {value && <Time>{time}</Time>}
              </div>
            )}
            {changes && (
              <ul className={c('changes', !!more && 'withMore')}>
                {changes.map((change) => (
                  <li key={change.label} className={c('change')}>
                    {change.label} <span>{change.from}</span>
                    <IconBecomes size={16} />
                    <span className="sr-only">{t('becomes')}</span>
                    <b>{change.to}</b>
                  </li>
                ))}
              </ul>
            )}
            {more}
          </div>
        </li>
      ))}
    </ol>
  );
}

const Time = ({ children }: { children: ReactNode }) => children && <span className={c('time')}>{children}</span>;
