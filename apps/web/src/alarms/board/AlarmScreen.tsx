import type { AlarmRow } from '@gemba/contract/alarms/alarm/alarm';
import type { getAlarmBoard } from '@gemba/contract/alarms/board/get-alarm-board';
import type { CallReply } from '@gemba/contract/kit/call';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { useNow } from '../../kit/ui/figures/use-now.ts';
import {
  IconAlarm,
  IconAlarmRecords,
  IconAlarmTypes,
  IconRaiseAlarm,
  IconStatistics,
  IconWallBoard,
} from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { MenuButton } from '../../kit/ui/input/MenuButton.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { PagedList } from '../../kit/ui/list/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { AlarmItem } from '../records/AlarmItem.tsx';
import { useListAlarms } from '../records/use-list-alarms.ts';
import { AlarmCard } from './AlarmCard.tsx';
import styles from './AlarmScreen.module.css';
import { LiveTag } from './LiveTag.tsx';
import { useGetAlarmBoard } from './use-get-alarm-board.ts';

type Board = CallReply<typeof getAlarmBoard>;
const SEGMENTS = ['active', 'handedOn', 'resolved'] as const;
type Shown = (typeof SEGMENTS)[number];

const WAYS = [
  { href: '/alarm/records', icon: IconAlarmRecords, text: 'records' },
  { href: '/alarm/statistics', icon: IconStatistics, text: 'statistics' },
  { href: '/alarm/board', icon: IconWallBoard, text: 'wallBoard' },
  { href: '/alarm/types', icon: IconAlarmTypes, text: 'types' },
] as const;

/** Pending alarms, most urgent first, each with its clock; those that are resolved behind them. */
export function AlarmScreen() {
  const t = useTranslations('alarms');
  useTitle(t('alarms'));
  const navigate = useNavigate();
  const menus = useMenus();
  const [shown, setShown] = useState<Shown>('active');
  const { data, error, refetch, dataUpdatedAt } = useGetAlarmBoard();
  const clockAhead = data ? Date.parse(data.serverTime) - dataUpdatedAt : 0;
  const header = (
    <AppBar
      root
      title={t('alarms')}
      state={data && <LiveTag asOf={data.serverTime} failed={error !== null} />}
      actions={
        <>
          <IconButton icon={IconRaiseAlarm} label={t('raise')} onClick={() => void navigate({ to: '/report/alarm' })} />
          <MenuButton
            label={t('more')}
            items={WAYS.filter(({ href }) => menus.has(href)).map(({ href, icon, text }) => ({
              key: href,
              label: t(text),
              icon,
              href,
            }))}
          />
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
              segments={SEGMENTS.map((value) => ({
                value,
                label: t(`shown.${value}`),
                count: value === 'resolved' ? undefined : data.counts[value],
              }))}
            />
            {shown === 'resolved' ? <Resolved /> : <Pending board={data} shown={shown} clockAhead={clockAhead} />}
          </div>
        </PullToRefresh>
      )}
    </Screen>
  );
}

const statusesOf = { active: ['OPEN', 'RESPONDED'], handedOn: ['HANDLED'] } as const;

function Pending({ board, shown, clockAhead }: { board: Board; shown: keyof typeof statusesOf; clockAhead: number }) {
  const t = useTranslations('alarms');
  const now = useNow() + clockAhead;
  const sections = statusesOf[shown]
    .map((status) => ({ status, alarms: board.alarms.filter((alarm: AlarmRow) => alarm.status === status) }))
    .filter(({ alarms }) => alarms.length > 0);
  if (sections.length === 0) return <EmptyState icon={IconAlarm} title={t('noAlarms')} how={t('noAlarmsHow')} />;
  return sections.map(({ status, alarms }, index) => (
    <section key={status}>
      <SectionHeader title={t(`sections.${status}`)} note={index === 0 && t('mostUrgentFirst')} />
      <ul className={styles['cards']} aria-label={t(`sections.${status}`)}>
        {alarms.map((alarm) => (
          <AlarmCard key={alarm.id} alarm={alarm} now={now} />
        ))}
      </ul>
    </section>
  ));
}

function Resolved() {
  const t = useTranslations('alarms');
  const pages = useListAlarms({ group: 'processed' });
  return (
    <PagedList
      label={t('shown.resolved')}
      pages={pages}
      rows={pages.rows}
      empty={<EmptyState icon={IconAlarm} title={t('noneResolved')} how={t('noneRaisedHow')} />}
    >
      {(alarm) => <AlarmItem key={alarm.id} alarm={alarm} />}
    </PagedList>
  );
}
