import type { Alarm } from '@gemba/contract/alarms/alarm/alarm';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from '../../kit/ui/classes.ts';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { AlarmTag } from '../AlarmTag.tsx';
import { clockOf } from '../clock-of.ts';
import { LevelBars } from '../LevelBars.tsx';
import { useClockFace } from '../use-clock-face.ts';
import styles from './AlarmHead.module.css';

const c = classesOf(styles);

/** The clock of an alarm as a ring, its level, its place and its text. */
export function AlarmHead({ alarm, now }: { alarm: Alarm; now: number }) {
  const t = useTranslations('alarms');
  const { tone, ...clock } = clockOf(alarm, now);
  const { typeName, wc, wcName, description, level, topLevel, status } = alarm;
  const resolved = status === 'RESOLVED';
  const faceOf = useClockFace();
  const face = clock.clock ? faceOf(clock) : '';
  const frame = resolved ? undefined : tone === 'idle' ? undefined : tone;
  return (
    <Card pad frame={frame}>
      <div className={c('head', resolved ? 'idle' : tone)}>
        {clock.clock && !resolved && (
          <div className={c('ring')} style={{ '--passed': `${clock.passed * 360}deg` } as CSSProperties}>
            <div className={c('inner')}>
              <span
                className={c('left')}
                role="timer"
                aria-label={t('timeLeft')}
                style={{ '--signs': face.length } as CSSProperties}
              >
                {face}
              </span>
              <span className={c('meta')}>{t(`${clock.isOverdue ? 'past' : 'to'}.${clock.clock}`)}</span>
            </div>
          </div>
        )}
        <div className={c('words')}>
          <span className={c('level')}>
            <LevelBars level={level} topLevel={topLevel} />
          </span>
          <b className={c('title')}>{typeName}</b>
          <span className={c('place')}>
            <span className="code">{wc}</span> {wcName}
          </span>
          <AlarmTag alarm={alarm} isOverdue={clock.isOverdue ?? false} />
        </div>
      </div>
      {description !== '' && <p className={c('text')}>{description}</p>}
    </Card>
  );
}
