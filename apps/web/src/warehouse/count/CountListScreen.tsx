import { inCapitals } from '@gemba/contract/kit/codes';
import { countMoves } from '@gemba/contract/warehouse/count/count-moves';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf, useToday } from '../../auth/index.ts';
import { LocationSheet, useListScan, useShelves } from '../../inventory/index.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconCount } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { ScanBar } from '../../kit/ui/input/ScanBar.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { CountTag } from './CountTag.tsx';
import { countsIn, useListCounts } from './use-list-counts.ts';
import { useStartCount } from './use-start-count.ts';

/** Counts so far; scanning a location starts one, or goes on with the one that is open there. */
export function CountListScreen() {
  const t = useTranslations('warehouse');
  const back = useBackTo('/warehouse');
  const figures = useFigures();
  const { dayOf } = useToday();
  const navigate = useNavigate();
  const search = useSearch({ from: '/signedIn/warehouse/countList' });
  const { start: toStart, part = '' } = search;
  // A part to count from another screen: the places where it lies are offered, without how much, as the count is blind.
  const [choosing, setChoosing] = useState(part !== '' && !toStart);
  const shelves = useShelves([part])(part) ?? [];
  const status = countsIn(search);
  const pages = useListCounts(status);
  // A location to count from another screen: back leads there, not to this list.
  const starting = useStartCount('start count', { part, replace: !!toStart });
  const { last } = useListScan(starting.startScanned);
  const startAtOnce = useEffectEvent(() => toStart && starting.start(inCapitals(toStart.trim())));
  useEffect(() => {
    startAtOnce();
  }, []);
  return (
    <ListScreen
      title={t('counts')}
      onBack={back}
      scanner={<ScanBar expects={t('scanLocation')} last={last} onType={() => setChoosing(true)} />}
      search={
        <>
          <PostingNotice posting={starting} shownAtField={false} />
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
        </>
      }
      pages={pages}
      empty={<EmptyState icon={IconCount} title={t('noCounts')} how={t('noCountsHow')} />}
      footer={
        <ActionBar>
          <PostButton posting={starting} icon={IconCount} check={t('check')} onPost={() => setChoosing(true)}>
            {t('startCount')}
          </PostButton>
        </ActionBar>
      }
      sheets={
        <LocationSheet
          open={choosing}
          onClose={() => setChoosing(false)}
          onPick={starting.start}
          title={t('startCount')}
          warehouse=""
          offered={shelves}
        />
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
    </ListScreen>
  );
}
