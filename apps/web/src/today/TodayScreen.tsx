import { JOB_KINDS, type JobKind, type Today } from '@gemba/contract/today/job';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { tellFailedRefresh } from '../kit/client/tell.ts';
import { useBackTo } from '../kit/router/use-back-to.ts';
import { useTitle } from '../kit/text/use-title.ts';
import { IconRefresh } from '../kit/ui/icons.ts';
import { FilterChips } from '../kit/ui/input/FilterChips.tsx';
import { IconButton } from '../kit/ui/input/IconButton.tsx';
import { SearchArea } from '../kit/ui/input/SearchArea.tsx';
import { AppBar } from '../kit/ui/layout/AppBar.tsx';
import { LoadedScreen } from '../kit/ui/layout/LoadedScreen.tsx';
import { Screen } from '../kit/ui/layout/Screen.tsx';
import { List } from '../kit/ui/list/List.tsx';
import { PullToRefresh } from '../kit/ui/list/PullToRefresh.tsx';
import { AllDone } from './AllDone.tsx';
import { JobItem } from './JobItem.tsx';
import { MoreJobs } from './MoreJobs.tsx';
import { allOf } from './shown-tiles.ts';
import { useAsOf } from './use-as-of.ts';
import { useFirstRows } from './use-first-rows.ts';
import { useGetToday } from './use-get-today.ts';

/** Everything that is due, late or waiting for me, in the order in which to do it. */
export function TodayScreen() {
  const t = useTranslations('today');
  useTitle(t('today'));
  const back = useBackTo('/navigation');
  const query = useGetToday();
  // An old answer is better than none: its age stands above it.
  const shown = { ...query, error: query.data ? null : query.error };
  const refresh = async () => tellFailedRefresh((await query.refetch()).error);
  return (
    <LoadedScreen query={shown} title={t('today')} onBack={back}>
      {(today: Today) => (
        <Loaded today={today} failed={query.isError} busy={query.isFetching} onBack={back} refresh={refresh} />
      )}
    </LoadedScreen>
  );
}

type LoadedProps = {
  today: Today;
  failed: boolean;
  busy: boolean;
  onBack: () => void;
  refresh: () => Promise<unknown>;
};

function Loaded({ today: { tiles, jobs, asOf }, failed, busy, onBack, refresh }: LoadedProps) {
  const t = useTranslations('today');
  const kit = useTranslations('kit');
  const told = useAsOf(asOf, failed);
  const search = useSearch({ from: '/signedIn/home' });
  const navigate = useNavigate();
  const kind = JOB_KINDS.find((known) => known === search.kind);
  const listed = jobs.filter((job) => kind === undefined || job.kind === kind);
  const shown = useFirstRows(listed);
  const all = allOf(tiles);
  const withCount = (label: string, { count, more }: { count: number; more: boolean }) =>
    t(more ? 'kindMore' : 'kindCount', { label, count: String(count) });
  const choices = [
    { value: 'all' as const, label: withCount(t('everything'), all) },
    ...tiles
      .filter((tile) => tile.count > 0 || tile.kind === kind)
      .map((tile) => ({ value: tile.kind, label: withCount(t(`number.${tile.kind}`), tile) })),
  ];
  const choose = (value: JobKind | 'all') =>
    void navigate({ to: '/home', search: value === 'all' ? {} : { kind: value }, replace: true });
  return (
    <Screen
      busy={busy}
      header={
        <AppBar
          title={t('today')}
          subtitle={told}
          onBack={onBack}
          actions={<IconButton icon={IconRefresh} label={kit('refresh')} onClick={() => void refresh()} />}
        />
      }
    >
      <PullToRefresh onRefresh={refresh}>
        <SearchArea>
          <FilterChips label={t('kinds')} chips={choices} chosen={[kind ?? 'all']} onToggle={choose} />
        </SearchArea>
        {listed.length === 0 ? (
          <AllDone filtered={kind !== undefined && jobs.length > 0} />
        ) : (
          <List aria-label={t('next')}>
            {shown.map((job, index) => (
              <JobItem key={`${job.kind} ${job.orderType ?? ''} ${job.number}`} job={job} first={index === 0} />
            ))}
          </List>
        )}
        <MoreJobs tiles={tiles.filter((tile) => kind === undefined || tile.kind === kind)} jobs={jobs} />
      </PullToRefresh>
    </Screen>
  );
}
