import type { WorkCentreStanding, WorkCentreState } from '@gemba/contract/alarms/board/get-alarm-board';
import { useTranslations } from 'use-intl';
import { classesOf } from '../../kit/ui/classes.ts';
import {
  type Icon,
  IconAlarm,
  IconClock,
  IconHold,
  IconMaintenance,
  IconOffline,
  IconStart,
} from '../../kit/ui/icons.ts';
import { useDurations } from '../../tasks/index.ts';
import styles from './WallCentres.module.css';

const c = classesOf(styles);

/** As many as can be read from ten metres; they come worst first. */
const AT_MOST = 7;

const looks: Record<WorkCentreState, readonly [Icon, tone: string]> = {
  STOPPED: [IconHold, 'bad'],
  ALARM: [IconAlarm, 'bad'],
  FIXING: [IconMaintenance, 'warn'],
  OFFLINE: [IconOffline, 'hold'],
  IDLE: [IconClock, 'idle'],
  RUNNING: [IconStart, 'ok'],
};

/** How the work centres stand, and since when. */
export function WallCentres({ centres, now }: { centres: readonly WorkCentreStanding[]; now: number }) {
  const t = useTranslations('alarms');
  const durations = useDurations();
  const hidden = centres.length - AT_MOST;
  return (
    <section className={c('centres')}>
      <h2 className={c('heading')}>{t('workCentres')}</h2>
      <ul className={c('list')} aria-label={t('workCentres')}>
        {centres.slice(0, AT_MOST).map(({ wc, state, since }) => {
          const [Picture, tone] = looks[state];
          const seconds = since === null ? undefined : Math.max(0, now - Date.parse(since)) / 1000;
          return (
            <li key={wc} className={c('centre', tone)}>
              <span className={c('icon')}>
                <Picture />
              </span>
              <span className={c('words')}>
                <span className={c('line')}>
                  <b className={`${c('wc')} code`}>{wc}</b>
                  {seconds !== undefined && state !== 'RUNNING' && (
                    <span className={c('since')}>{durations(seconds, { inDays: true, wholeHours: true })}</span>
                  )}
                </span>
                <span className={c('state')}>{t(`states.${state}`)}</span>
              </span>
            </li>
          );
        })}
      </ul>
      {hidden > 0 && <p className={c('rest')}>{t('moreCentres', { count: hidden })}</p>}
    </section>
  );
}
