import type { getAlarmStatistics } from '@gemba/contract/alarms/board/get-alarm-statistics';
import type { CallReply } from '@gemba/contract/kit/call';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { useDays } from '../../inventory/index.ts';
import { Cards } from '../../kit/frames/DocumentScreen.tsx';
import { dayIn } from '../../kit/router/day-in.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { KpiGrid, KpiTile } from '../../kit/ui/figures/KpiTile.tsx';
import { IconClose, IconStatistics } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { SearchArea } from '../../kit/ui/input/SearchArea.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { useDurations } from '../../tasks/index.ts';
import { useListAlarmTypes } from '../use-list-alarm-types.ts';
import { ParetoPart } from './ParetoPart.tsx';
import { statisticsAsked } from './statistics-asked.ts';
import { useGetAlarmStatistics } from './use-get-alarm-statistics.ts';

type Statistics = CallReply<typeof getAlarmStatistics>;

const KINDS = ['byType', 'byWorkCentre', 'byShift'] as const;

/** How often alarms come, and how soon somebody responds and handles them. */
export function AlarmStatisticsScreen() {
  const t = useTranslations('alarms');
  useTitle(t('statistics'));
  const back = useBackTo('/alarm');
  const navigate = useNavigate();
  const search = useSearch({ from: '/signedIn/alarm/statistics' });
  const { today } = useToday();
  const figures = useFigures();
  const asked = statisticsAsked(search, today);
  const { from, to, wc, type } = asked;
  const by = KINDS.find((kind) => kind === search.by) ?? 'byType';
  const query = useGetAlarmStatistics(asked);
  const types = useListAlarmTypes();
  const typeName = types.data?.alarmTypes.find((found) => String(found.type) === type)?.typeName;
  const show = (change: Partial<Record<keyof typeof search, string | undefined>>) =>
    void navigate({ to: '/alarm/statistics', search: { ...search, ...change }, replace: true });
  const days = useDays({ from: dayIn(search.from), to: dayIn(search.to) }, show);
  const taken = [
    ...days.chips,
    ...(wc ? [{ value: 'wc' as const, label: t('atCentre', { wc }), icon: IconClose }] : []),
    ...(type ? [{ value: 'type' as const, label: typeName ?? type, icon: IconClose }] : []),
  ];
  return (
    <LoadedScreen query={query} title={t('statistics')} onBack={back}>
      {(statistics: Statistics) => (
        <Screen
          busy={query.isPlaceholderData}
          header={
            <AppBar
              title={t('statistics')}
              subtitle={`${figures.day(from)} – ${figures.day(to)}`}
              onBack={back}
              actions={days.button}
            />
          }
        >
          <PullToRefresh onRefresh={query.refetch}>
            {taken.length > 0 && (
              <SearchArea>
                <FilterChips
                  label={t('show')}
                  chips={taken}
                  chosen={taken.map(({ value }) => value)}
                  onToggle={(value) => show({ [value]: undefined })}
                />
              </SearchArea>
            )}
            {statistics.total.count === 0 ? (
              <EmptyState icon={IconStatistics} title={t('noFigures')} how={t('noFiguresHow')} />
            ) : (
              <Cards>
                <Totals total={statistics.total} />
                <SegmentedControl
                  label={t('by')}
                  value={by}
                  onChange={(value) => show({ by: value })}
                  segments={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
                />
                <ParetoPart key={by} by={by} rows={statistics[by]} days={{ from, to }} />
              </Cards>
            )}
          </PullToRefresh>
          {days.sheet}
        </Screen>
      )}
    </LoadedScreen>
  );
}

function Totals({ total }: { total: Statistics['total'] }) {
  const t = useTranslations('alarms');
  const durations = useDurations();
  const figure = (seconds: number | null) => (seconds === null ? '–' : durations(seconds));
  return (
    <KpiGrid label={t('statistics')}>
      <KpiTile label={t('alarms')} value={total.count} />
      <KpiTile label={t('timeOuts')} value={total.timeoutCount} />
      <KpiTile label={t('usualRespond')} value={figure(total.respondMedian)} />
      <KpiTile label={t('usualHandle')} value={figure(total.handleMedian)} />
    </KpiGrid>
  );
}
