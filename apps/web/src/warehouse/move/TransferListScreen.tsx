import { transferMoves } from '@gemba/contract/warehouse/move/transfer-moves';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { addressOf, useToday } from '../../auth/index.ts';
import { useDays } from '../../inventory/index.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconTransit } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { TransferTags } from './TransferTags.tsx';
import { transfersIn, useListTransfers } from './use-list-transfers.ts';

/** Moves of stock, those on the way to another warehouse with one tap. */
export function TransferListScreen() {
  const t = useTranslations('warehouse');
  const back = useBackTo('/warehouse');
  const figures = useFigures();
  const { dayOf } = useToday();
  const navigate = useNavigate();
  const shown = transfersIn(useSearch({ from: '/signedIn/warehouse/transferList' }));
  const { status, from, to } = shown;
  const show = (next: { status?: string | undefined; from?: string | undefined; to?: string | undefined }) =>
    void navigate({ to: '/warehouse/transferList', search: { ...shown, ...next }, replace: true });
  const pages = useListTransfers(shown);
  const days = useDays({ from, to }, show);
  return (
    <ListScreen
      title={t('transfers')}
      onBack={back}
      actions={days.button}
      pages={pages}
      search={
        <FilterChips
          label={t('status')}
          chips={[...transferMoves.states.map((value) => ({ value, label: t(`state.${value}`) })), ...days.chips]}
          chosen={[...(status ? [status] : []), ...days.chips.map(({ value }) => value)]}
          onToggle={(value) =>
            value === 'from' || value === 'to'
              ? show({ [value]: undefined })
              : show({ status: value === status ? undefined : value })
          }
        />
      }
      empty={
        <EmptyState
          icon={IconTransit}
          title={t(status || days.chips.length > 0 ? 'noTransfer' : 'noTransfers')}
          how={t('noTransfersHow')}
        />
      }
      sheets={days.sheet}
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
    </ListScreen>
  );
}
