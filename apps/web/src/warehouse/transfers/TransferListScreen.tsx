import { DateText } from '@gemba/contract/kit/dates';
import { transferMoves } from '@gemba/contract/warehouse/transfer-moves';
import { listTransfers } from '@gemba/contract/warehouse/transfers';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf, useToday } from '../../auth/index.ts';
import { DaysSheet } from '../../inventory/index.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { FilterChips } from '../../kit/ui/FilterChips.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconClose, IconDate, IconTransit } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SearchArea } from '../../kit/ui/SearchArea.tsx';
import { warehouseKeys } from '../warehouse-keys.ts';
import { TransferTags } from './TransferTags.tsx';

const dayIn = (text: string | undefined) => (DateText.safeParse(text).success ? text : undefined);

/** Moves of stock, those on the way to another warehouse with one tap. */
export function TransferListScreen() {
  const t = useTranslations('warehouse');
  useTitle(t('transfers'));
  const back = useBackTo('/warehouse');
  const figures = useFigures();
  const { dayOf } = useToday();
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const search = useSearch({ from: '/signedIn/warehouse/transferList' });
  const [from, to] = [dayIn(search['from']), dayIn(search['to'])];
  const status = transferMoves.states.find((one) => one === search['status']);
  const shown = { ...(status && { status }), ...(from && { from }), ...(to && { to }) };
  const show = (next: { status?: string | undefined; from?: string | undefined; to?: string | undefined }) =>
    void navigate({ to: '/warehouse/transferList', search: { ...shown, ...next }, replace: true });
  const pages = usePages(listTransfers, {
    ...{ key: warehouseKeys.transfers(shown), input: { query: shown }, keep: true },
  });
  const days = [
    ...(from ? [{ value: 'from' as const, label: t('fromDay', { day: figures.day(from) }) }] : []),
    ...(to ? [{ value: 'to' as const, label: t('toDay', { day: figures.day(to) }) }] : []),
  ];
  return (
    <Screen
      header={
        <AppBar
          title={t('transfers')}
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
          <FilterChips
            label={t('status')}
            chips={[
              ...transferMoves.states.map((value) => ({ value, label: t(`state.${value}`) })),
              ...days.map((chip) => ({ ...chip, icon: IconClose })),
            ]}
            chosen={[...(status ? [status] : []), ...days.map(({ value }) => value)]}
            onToggle={(value) =>
              value === 'from' || value === 'to'
                ? show({ [value]: undefined })
                : show({ status: value === status ? undefined : value })
            }
          />
        </SearchArea>
        <PagedList
          label={t('transfers')}
          pages={pages}
          rows={pages.rows}
          empty={
            <EmptyState icon={IconTransit} title={t(status || days.length > 0 ? 'noTransfer' : 'noTransfers')}>
              {t('noTransfersHow')}
            </EmptyState>
          }
        >
          {(row) => (
            <ListRow
              key={row.transferNumber}
              href={addressOf('transfer', row.transferNumber)}
              code
              title={row.transferNumber}
              sub={[
                row.fromWarehouse === row.toWarehouse ? row.fromWarehouse : `${row.fromWarehouse} → ${row.toWarehouse}`,
                row.movedBy.name,
              ].join(' · ')}
              value={figures.day(dayOf(row.movedAt))}
              valueSub={t('parts', { count: row.itemCount })}
              chips={<TransferTags transfer={row} />}
            />
          )}
        </PagedList>
      </PullToRefresh>
      {choosing && <DaysSheet days={{ from, to }} onApply={show} onClose={() => setChoosing(false)} />}
    </Screen>
  );
}
