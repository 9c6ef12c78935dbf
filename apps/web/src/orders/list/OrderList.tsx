import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useWedge } from '../../kit/scan/use-wedge.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconRefresh, IconSaved } from '../../kit/ui/icons.ts';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { orderKeys } from '../order-keys.ts';
import { FilterBar } from './FilterBar.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderRow } from './OrderRow.tsx';
import { type OrderFilters, writeFilters } from './order-filters.ts';
import { SavedFiltersSheet } from './SavedFiltersSheet.tsx';
import { TotalsLine } from './TotalsLine.tsx';
import { useOrderLines } from './use-order-lines.ts';

type Props = {
  filters: OrderFilters;
  onChange: (next: OrderFilters, options?: { typed?: boolean }) => void;
  /** A chosen order opens beside the list. */
  beside?: boolean;
  shown?: string | undefined;
};

export function OrderList({ filters, onChange, beside = false, shown }: Props) {
  const t = useTranslations('orders');
  const kit = useTranslations('kit');
  const back = useBackTo('/order');
  const queries = useQueryClient();
  const [choosing, setChoosing] = useState(false);
  const { kind } = filters;
  useWedge((code) => onChange({ ...filters, q: code.trim() }, { typed: true }));
  const pages = useOrderLines(filters);
  const refresh = () => queries.invalidateQueries({ queryKey: orderKeys.all });
  const addressOfLine = (number: string) =>
    beside ? `/orderList?${new URLSearchParams({ ...writeFilters(filters), number })}` : addressOf(kind, number);

  return (
    <Screen
      busy={pages.isPending || pages.isPlaceholderData}
      header={
        <AppBar
          title={t('title')}
          onBack={back}
          actions={
            <>
              <IconButton icon={IconSaved} label={t('savedFilters')} onClick={() => setChoosing(true)} />
              <IconButton icon={IconRefresh} label={kit('refresh')} onClick={() => void refresh()} />
              <ListMenu list={pages.list} />
            </>
          }
        />
      }
    >
      <PullToRefresh onRefresh={refresh}>
        <FilterBar filters={filters} onChange={onChange} />
        <TotalsLine filters={filters} />
        <PagedList
          pages={pages}
          rows={pages.lines}
          label={t(`kinds.${kind}`)}
          empty={<NoOrders filters={filters} onChange={onChange} />}
        >
          {(line) => (
            <OrderRow
              key={line.number}
              kind={kind}
              line={line}
              href={addressOfLine(line.number)}
              current={line.number === shown}
            />
          )}
        </PagedList>
      </PullToRefresh>
      {choosing && <SavedFiltersSheet filters={filters} onClose={() => setChoosing(false)} />}
    </Screen>
  );
}
