import { DateText } from '@gemba/contract/kit/dates';
import { transferMoves } from '@gemba/contract/warehouse/transfer-moves';
import { listTransfers } from '@gemba/contract/warehouse/transfers';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { addressOf, useToday } from '../../auth/index.ts';
import { useDays } from '../../inventory/index.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { FilterChips } from '../../kit/ui/FilterChips.tsx';
import { IconTransit } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { warehouseKeys } from '../warehouse-keys.ts';
import { TransferTags } from './TransferTags.tsx';

const dayIn = (text: string | undefined) => (DateText.safeParse(text).success ? text : undefined);

/** Moves of stock, those on the way to another warehouse with one tap. */
export function TransferListScreen() {
  const t = useTranslations('warehouse');
  const back = useBackTo('/warehouse');
  const figures = useFigures();
  const { dayOf } = useToday();
  const navigate = useNavigate();
  const search = useSearch({ from: '/signedIn/warehouse/transferList' });
  const [from, to] = [dayIn(search['from']), dayIn(search['to'])];
  const status = transferMoves.states.find((one) => one === search['status']);
  const shown = { ...(status && { status }), ...(from && { from }), ...(to && { to }) };
  const show = (next: { status?: string | undefined; from?: string | undefined; to?: string | undefined }) =>
    void navigate({ to: '/warehouse/transferList', search: { ...shown, ...next }, replace: true });
  const pages = usePages(listTransfers, {
    ...{ key: warehouseKeys.transfers(shown), input: { query: shown }, keep: true },
  });
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
        <EmptyState icon={IconTransit} title={t(status || days.chips.length > 0 ? 'noTransfer' : 'noTransfers')}>
          {t('noTransfersHow')}
        </EmptyState>
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
