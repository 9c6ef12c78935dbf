import { SHIPPER_FILTERS } from '@gemba/contract/shipping/shipper-filters';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf, useToday } from '../../auth/index.ts';
import { DaysSheet } from '../../inventory/index.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useTyped } from '../../kit/form/use-typed.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { FilterChips } from '../../kit/ui/FilterChips.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconClose, IconDate, IconDocument } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SearchArea } from '../../kit/ui/SearchArea.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { ShipperTags } from './ShipperTags.tsx';
import { useShipperSearch } from './use-shipper-search.ts';

const LONGEST = 80;
/** The one that is on at first stands first. */
const CHIPS = ['all', ...SHIPPER_FILTERS.filter((one) => one !== 'all')] as const;

/** Shippers by status, number, customer or day. */
export function ShipperListScreen() {
  const t = useTranslations('shipping');
  useTitle(t('shippers'));
  const back = useBackTo('/warehouse');
  const figures = useFigures();
  const { dayOf } = useToday();
  const { filters, pages, change } = useShipperSearch();
  const { status, from, to, q } = filters;
  const [typed, setTyped] = useTyped(q ?? '', (words) =>
    change({ ...filters, q: words.trim() || undefined }, { typed: true }),
  );
  const [choosing, setChoosing] = useState(false);
  const days = [
    ...(from ? [{ value: 'from' as const, label: t('fromDay', { day: figures.day(from) }) }] : []),
    ...(to ? [{ value: 'to' as const, label: t('toDay', { day: figures.day(to) }) }] : []),
  ];
  const narrowed = q !== undefined || days.length > 0 || status !== 'all';
  return (
    <Screen
      header={
        <AppBar
          title={t('shippers')}
          onBack={back}
          actions={
            <>
              <IconButton
                icon={IconDate}
                label={t('days')}
                badge={days.length}
                aria-haspopup="dialog"
                onClick={() => setChoosing(true)}
              />
              <ListMenu list={pages.list} />
            </>
          }
        />
      }
      busy={pages.isLoading}
    >
      <PullToRefresh onRefresh={pages.refetch}>
        <SearchArea>
          <SearchField label={t('findShipper')} value={typed} maxLength={LONGEST} onChange={setTyped} />
          <FilterChips
            label={t('status')}
            chips={CHIPS.map((value) => ({ value, label: t(`filter.${value}`) }))}
            chosen={[status]}
            onToggle={(next) => change({ ...filters, status: next })}
          />
          {days.length > 0 && (
            <FilterChips
              label={t('days')}
              chips={days.map((chip) => ({ ...chip, icon: IconClose }))}
              chosen={days.map(({ value }) => value)}
              onToggle={(name) => change({ ...filters, [name]: undefined })}
            />
          )}
        </SearchArea>
        <PagedList
          label={t('shippers')}
          pages={pages}
          rows={pages.rows}
          empty={
            <EmptyState icon={IconDocument} title={t(narrowed ? 'noShipper' : 'noShippers')}>
              {t(narrowed ? 'noShipperHow' : 'noShippersHow')}
            </EmptyState>
          }
        >
          {(row) => (
            <ListRow
              key={row.shipperNumber}
              href={addressOf('shipper', row.shipperNumber)}
              code
              title={row.shipperNumber}
              sub={
                <>
                  {row.customerName}
                  <br />
                  {[t('soNumber', { number: row.soNumber }), row.trackingNumber].filter(Boolean).join(' · ')}
                </>
              }
              value={figures.day(row.shippedDate ?? dayOf(row.pickedAt))}
              valueSub={t('lines', { count: row.itemCount })}
              chips={<ShipperTags shipper={row} />}
            />
          )}
        </PagedList>
      </PullToRefresh>
      {choosing && (
        <DaysSheet
          days={{ from, to }}
          onApply={(next) => change({ ...filters, ...next })}
          onClose={() => setChoosing(false)}
        />
      )}
    </Screen>
  );
}
