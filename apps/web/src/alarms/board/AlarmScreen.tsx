import type { AlarmRow } from '@gemba/contract/alarms/alarm/alarm';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { useNow } from '../../kit/ui/figures/use-now.ts';
import { IconAdd, IconAlarm, IconClock, IconOffline } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { AlarmCard } from './AlarmCard.tsx';
import styles from './AlarmScreen.module.css';
import { useGetAlarmBoard } from './use-get-alarm-board.ts';

type Shown = 'active' | 'handedOn';

/** Pending alarms, most urgent first, each with its clock. */
export function AlarmScreen() {
  const t = useTranslations('alarms');
  useTitle(t('alarms'));
  const figures = useFigures();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown>('active');
  const { data, error, refetch, dataUpdatedAt } = useGetAlarmBoard();
  const now = useNow() + (data ? Date.parse(data.serverTime) - dataUpdatedAt : 0);
  const header = (
    <AppBar
      root
      title={t('alarms')}
      actions={
        <>
          {data && !error && <StatusTag tone="ok">{t('live')}</StatusTag>}
          {data && error && (
            <StatusTag tone="warn" icon={IconOffline}>
              {t('asOf', { time: figures.time(data.serverTime) })}
            </StatusTag>
          )}
          <IconButton icon={IconClock} label={t('records')} onClick={() => void navigate({ to: '/alarm/records' })} />
          <IconButton icon={IconAdd} label={t('raise')} onClick={() => void navigate({ to: '/report/alarm' })} />
        </>
      }
    />
  );
  return (
    <Screen header={header} busy={!data && !error}>
      {!data && (error ? <LoadError error={error} onRetry={refetch} /> : <ListSkeleton rows={4} />)}
      {data && (
        <PullToRefresh onRefresh={refetch}>
          <div className={styles['board']}>
            <SegmentedControl
              label={t('show')}
              value={shown}
              onChange={setShown}
              segments={[
                { value: 'active', label: t('active'), count: data.counts.active },
                { value: 'handedOn', label: t('handedOn'), count: data.counts.handedOn },
              ]}
            />
            <Groups alarms={data.alarms} shown={shown} now={now} />
          </div>
        </PullToRefresh>
      )}
    </Screen>
  );
}

const groups = { active: ['OPEN', 'RESPONDED'], handedOn: ['HANDLED'] } as const;

function Groups({ alarms, shown, now }: { alarms: readonly AlarmRow[]; shown: Shown; now: number }) {
  const t = useTranslations('alarms');
  const lists = groups[shown]
    .map((status) => ({ status, rows: alarms.filter((alarm) => alarm.status === status) }))
    .filter(({ rows }) => rows.length > 0);
  if (lists.length === 0) return <EmptyState icon={IconAlarm} title={t('noAlarms')} how={t('noAlarmsHow')} />;
  return lists.map(({ status, rows }, index) => (
    <section key={status}>
      <SectionHeader title={t(`status.${status}`)} note={index === 0 && t('mostUrgentFirst')} />
      <ul className={styles['cards']} aria-label={t(`status.${status}`)}>
        {rows.map((alarm) => (
          <AlarmCard key={alarm.id} alarm={alarm} now={now} />
        ))}
      </ul>
    </section>
  ));
}
