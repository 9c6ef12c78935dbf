import type { AlarmRow } from '@gemba/contract/alarms/alarm/alarm';
import { useTranslations } from 'use-intl';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { classesOf } from '../../kit/ui/classes.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { KitLink } from '../../kit/ui/input/link.tsx';
import { AlarmTag } from '../AlarmTag.tsx';
import { addressOfAlarm } from '../addresses.ts';
import { useRespondToAlarm } from '../alarm/use-respond-to-alarm.ts';
import { clockOf } from '../clock-of.ts';
import { LevelBars } from '../LevelBars.tsx';
import { useClockFace } from '../use-clock-face.ts';
import { useRaisedAt } from '../use-raised-at.ts';
import styles from './AlarmCard.module.css';

const c = classesOf(styles);

/** An alarm on the board: how urgent, where, how much time is left, and the one act that its handler has. */
export function AlarmCard({ alarm, now }: { alarm: AlarmRow; now: number }) {
  const t = useTranslations('alarms');
  const faceOf = useClockFace();
  const raised = useRaisedAt();
  const { tone, ...clock } = clockOf(alarm, now);
  const { id, wc, typeName, description, level, topLevel, status, handlesLevel } = alarm;
  return (
    <li className={c('card', tone)}>
      <KitLink href={addressOfAlarm(id)} className={c('face')}>
        <span className={c('line')}>
          <span className={c('words')}>
            <span className={c('tags')}>
              <LevelBars level={level} topLevel={topLevel} />
              <AlarmTag alarm={alarm} isOverdue={clock.isOverdue ?? false} />
            </span>
            <b className={c('title')}>{typeName}</b>
          </span>
          {clock.clock && (
            <span className={c('clock')}>
              <span className={c('left')} role="timer" aria-label={t('timeLeft')}>
                {faceOf(clock)}
              </span>
              <span className={c('meta')}>{t(`${clock.isOverdue ? 'past' : 'to'}.${clock.clock}`)}</span>
            </span>
          )}
        </span>
        <span className={c('words')}>
          {description !== '' && <span className={c('text')}>{description}</span>}
          <span className={c('meta')}>
            <span className="code">{wc}</span>
            {` · ${raised(alarm)}`}
          </span>
        </span>
        {clock.clock && (
          <span className={c('bar')} aria-hidden>
            <i style={{ width: `${clock.passed * 100}%` }} />
          </span>
        )}
      </KitLink>
      {handlesLevel && status !== 'RESPONDED' && <RespondButton alarm={alarm} urgent={clock.isOverdue ?? false} />}
    </li>
  );
}

function RespondButton({ alarm, urgent }: { alarm: AlarmRow; urgent: boolean }) {
  const t = useTranslations('alarms');
  const { send, ...posting } = useRespondToAlarm(alarm.id);
  return (
    <div className={c('act')}>
      <PostingNotice posting={posting} shownAtField={false} />
      <Button
        small
        wide
        kind={urgent ? 'primary' : 'outline'}
        busy={posting.busy}
        onClick={posting.unknown ? posting.check : send}
      >
        {t(urgent ? 'respondNow' : 'respond')}
      </Button>
    </div>
  );
}
