import type { getAlarmBoard } from '@gemba/contract/alarms/board/get-alarm-board';
import type { CallReply } from '@gemba/contract/kit/call';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { useNow } from '../../kit/ui/figures/use-now.ts';
import { IconBack, IconOffline, IconOk, IconProblem } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { useGetAlarmBoard } from '../board/use-get-alarm-board.ts';
import { useLive } from '../board/use-live.ts';
import styles from './AlarmBoardScreen.module.css';
import { useNewestApp } from './use-newest-app.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { WallAlarm } from './WallAlarm.tsx';
import { WallCentres } from './WallCentres.tsx';

const c = classesOf(styles);

type Board = CallReply<typeof getAlarmBoard>;

/** As many as can be read from ten metres. */
const AT_MOST = 4;

/** The alarms on a big screen in the hall: it stays awake, and tries for ever to reach the server. */
export function AlarmBoardScreen() {
  const t = useTranslations('alarms');
  useTitle(t('wallBoard'));
  useWakeLock();
  useNewestApp();
  const { data, error, refetch, dataUpdatedAt } = useGetAlarmBoard();
  if (!data)
    return (
      <main className={c('wall')} aria-busy={!error || undefined}>
        <h1 className={c('title')}>{t('alarms')}</h1>
        {error ? <LoadError error={error} onRetry={refetch} /> : <ListSkeleton rows={4} />}
      </main>
    );
  return <Wall board={data} failed={error !== null} clockAhead={Date.parse(data.serverTime) - dataUpdatedAt} />;
}

function Wall({ board, failed, clockAhead }: { board: Board; failed: boolean; clockAhead: number }) {
  const t = useTranslations('alarms');
  const now = useNow() + clockAhead;
  const { alarms, counts, workCentres } = board;
  const hidden = counts.active + counts.handedOn - Math.min(AT_MOST, alarms.length);
  return (
    <main className={c('wall')}>
      <WallHeader board={board} failed={failed} now={now} />
      <div className={c('columns')}>
        {alarms.length === 0 ? (
          <p className={c('none')}>
            <IconOk />
            {t('noAlarms')}
          </p>
        ) : (
          <section className={c('alarms')}>
            <ul className={c('list')} aria-label={t('mostUrgentFirst')}>
              {alarms.slice(0, AT_MOST).map((alarm, index) => (
                <WallAlarm key={alarm.id} alarm={alarm} now={now} first={index === 0} />
              ))}
            </ul>
            {hidden > 0 && <p className={c('rest')}>{t('moreAlarms', { count: hidden })}</p>}
          </section>
        )}
        <WallCentres centres={workCentres} now={now} />
      </div>
    </main>
  );
}

function WallHeader({ board, failed, now }: { board: Board; failed: boolean; now: number }) {
  const t = useTranslations('alarms');
  const figures = useFigures();
  const back = useBackTo('/alarm');
  const isLive = useLive(failed);
  const { counts, companyName, serverTime } = board;
  return (
    <header className={c('header')}>
      <IconButton icon={IconBack} label={t('leaveBoard')} onClick={back} />
      <div className={c('words')}>
        <h1 className={c('title')}>{t('alarms')}</h1>
        <p className={c('company')}>{companyName}</p>
      </div>
      <p className={c('sum')}>
        {counts.overdue > 0 && (
          <span className={c('overdue')}>
            <IconProblem />
            {t('overdueCount', { count: counts.overdue })}
          </span>
        )}
        <span>{t('activeCount', { count: counts.active + counts.handedOn })}</span>
      </p>
      <p className={c('clock')}>
        <span className={c('connection', isLive ? 'live' : 'old')}>
          {isLive ? <IconOk /> : <IconOffline />}
          {isLive ? t('live') : t('asOf', { time: figures.time(serverTime) })}
        </span>
        <span>{figures.time(new Date(now).toISOString())}</span>
      </p>
    </header>
  );
}
