import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconRefresh, IconSaved } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { orderKeys } from '../order-keys.ts';
import { SavedFiltersSheet } from '../saved-filters/SavedFiltersSheet.tsx';
import { FilterBar } from './FilterBar.tsx';
import { NoOrders } from './NoOrders.tsx';
import styles from './OrderList.module.css';
import { OrderRow } from './OrderRow.tsx';
import { type OrderFilters, writeFilters } from './order-filters.ts';
import { useOrderLines } from './use-order-lines.ts';
import { useOrderTotals } from './use-order-totals.ts';

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
  const pages = useOrderLines(filters);
  const refresh = () => queries.invalidateQueries({ queryKey: orderKeys.all });
  const addressOfLine = (number: string) =>
    beside ? `/orderList?${new URLSearchParams({ ...writeFilters(filters), number })}` : addressOf(kind, number);
  return (
    <ListScreen
      title={t('title')}
      onBack={back}
      actions={
        <>
          <IconButton icon={IconSaved} label={t('savedFilters')} onClick={() => setChoosing(true)} />
          <IconButton icon={IconRefresh} label={kit('refresh')} onClick={() => void refresh()} />
        </>
      }
      search={<FilterBar filters={filters} onChange={onChange} />}
      totals={<TotalsLine filters={filters} />}
      pages={{ ...pages, refetch: refresh }}
      label={t(`kinds.${kind}`)}
      empty={<NoOrders filters={filters} onChange={onChange} />}
      sheets={choosing && <SavedFiltersSheet filters={filters} onClose={() => setChoosing(false)} />}
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
    </ListScreen>
  );
}

/**
 * The number of orders that the filter finds and their total. Without an answer there is no line: the list shows the
 * error.
 */
function TotalsLine({ filters }: { filters: OrderFilters }) {
  const t = useTranslations('orders');
  const figures = useFigures();
  const { data } = useOrderTotals(filters);
  const amounts = data?.amounts.map(({ total, currency }) => figures.money(total, currency)) ?? [];
  return (
    <div role="status" className={styles['line']}>
      {data && data.count > 0 && (
        <>
          <b>{t(data.more ? 'countAndMore' : 'count', { count: data.count })}</b>
          {amounts.length > 0 && (
            <span className={styles['amounts']}>
              {data.more
                ? t('worthOfNewest', { count: data.count, amounts: amounts.join(' · ') })
                : amounts.join(' · ')}
            </span>
          )}
        </>
      )}
    </div>
  );
}
