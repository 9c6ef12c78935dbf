import { countMoves } from '@gemba/contract/warehouse/count-moves';
import { listCounts, startCount } from '@gemba/contract/warehouse/counts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf, useToday } from '../../auth/index.ts';
import { LocationSheet, PostingNotice, useAfterPosting, usePosting } from '../../inventory/index.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useScanFeedback } from '../../kit/scan/use-scan-feedback.ts';
import { useWedge } from '../../kit/scan/use-wedge.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { ActionBar } from '../../kit/ui/ActionBar.tsx';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { asCode } from '../../kit/ui/as-code.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { FilterChips } from '../../kit/ui/FilterChips.tsx';
import { IconCount } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { ScanBar } from '../../kit/ui/ScanBar.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SearchArea } from '../../kit/ui/SearchArea.tsx';
import { Strip } from '../../kit/ui/Strip.tsx';
import { warehouseKeys } from '../warehouse-keys.ts';
import { CountTag } from './CountTag.tsx';

/** Counts so far; scanning a location starts one, or goes on with the one that is open there. */
export function CountListScreen() {
  const t = useTranslations('warehouse');
  useTitle(t('counts'));
  const back = useBackTo('/warehouse');
  const figures = useFigures();
  const { dayOf } = useToday();
  const navigate = useNavigate();
  const afterPosting = useAfterPosting();
  const [choosing, setChoosing] = useState(false);
  const { last, tell } = useScanFeedback();
  const search = useSearch({ from: '/signedIn/warehouse/countList' });
  const status = countMoves.states.find((one) => one === search['status']);
  const query = status ? { status } : {};
  const pages = usePages(listCounts, { key: warehouseKeys.counts(query), input: { query }, keep: true });
  const starting = usePosting(startCount, 'start count', (count) => {
    afterPosting([warehouseKeys.count(count.countNumber), count]);
    void navigate({ href: addressOf('count', count.countNumber) });
  });
  const start = (location: string) => {
    if (starting.busy || starting.unknown) return;
    tell({ accepted: true, what: asCode(location) });
    void starting.send({ body: { location } });
  };
  useWedge((code) => start(code.trim().toUpperCase()));
  return (
    <Screen
      header={
        <Strip>
          <AppBar title={t('counts')} onBack={back} actions={<ListMenu list={pages.list} />} />
          <ScanBar expects={t('scanLocation')} last={last} onType={() => setChoosing(true)} />
        </Strip>
      }
      footer={
        <ActionBar>
          <Button
            kind="primary"
            wide
            icon={IconCount}
            busy={starting.busy || (starting.unknown && starting.checking)}
            onClick={starting.unknown ? starting.check : () => setChoosing(true)}
          >
            {t(starting.unknown ? 'check' : 'startCount')}
          </Button>
        </ActionBar>
      }
      busy={pages.isLoading}
    >
      <PullToRefresh onRefresh={pages.refetch}>
        <PostingNotice posting={starting} saidElsewhere={false} />
        <SearchArea>
          <FilterChips
            label={t('status')}
            chips={countMoves.states.map((value) => ({ value, label: t(`state.${value}`) }))}
            chosen={status ? [status] : []}
            onToggle={(value) =>
              void navigate({
                to: '/warehouse/countList',
                search: { status: value === status ? undefined : value },
                replace: true,
              })
            }
          />
        </SearchArea>
        <PagedList
          label={t('counts')}
          pages={pages}
          rows={pages.rows}
          empty={
            <EmptyState icon={IconCount} title={t('noCounts')}>
              {t('noCountsHow')}
            </EmptyState>
          }
        >
          {(row) => (
            <ListRow
              key={row.countNumber}
              href={addressOf('count', row.countNumber)}
              code
              title={row.location}
              sub={[row.countNumber, row.locationName, row.countedBy.name].filter(Boolean).join(' · ')}
              value={figures.day(dayOf(row.postedAt ?? row.startedAt))}
              valueSub={
                row.status === 'POSTED'
                  ? t('differences', { count: row.differenceCount })
                  : t('parts', { count: row.itemCount })
              }
              chips={<CountTag count={row} />}
            />
          )}
        </PagedList>
      </PullToRefresh>
      <LocationSheet
        open={choosing}
        onClose={() => setChoosing(false)}
        onPick={start}
        title={t('startCount')}
        warehouse=""
        offered={[]}
      />
    </Screen>
  );
}
