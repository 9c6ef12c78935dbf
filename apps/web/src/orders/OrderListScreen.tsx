import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useTitle } from '../kit/text/use-title.ts';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { IconList } from '../kit/ui/icons.ts';
import { Panes } from '../kit/ui/Panes.tsx';
import { Screen } from '../kit/ui/Screen.tsx';
import { useWide } from '../kit/ui/use-wide.ts';
import { OrderList } from './list/OrderList.tsx';
import { useOrderFilters } from './list/use-order-filters.ts';

const OrderDetail = lazy(async () => ({ default: (await import('./detail/OrderDetail.tsx')).OrderDetail }));

/** The orders of one kind; beside them the chosen one, where the window is wide enough for both. */
export function OrderListScreen() {
  const t = useTranslations('orders');
  const wide = useWide();
  const { filters, shown, change } = useOrderFilters();
  useTitle(t('title'));
  if (!wide) return <OrderList filters={filters} onChange={change} />;
  return (
    <Panes
      list={<OrderList filters={filters} onChange={change} beside shown={shown} />}
      detailLabel={shown ?? t('chosen')}
      detail={
        shown ? (
          <Suspense fallback={<Screen busy>{null}</Screen>}>
            <OrderDetail key={`${filters.kind} ${shown}`} kind={filters.kind} number={shown} />
          </Suspense>
        ) : (
          <Screen fill>
            <EmptyState icon={IconList} title={t('chooseOne')}>
              {t('chooseOneHow')}
            </EmptyState>
          </Screen>
        )
      }
    />
  );
}
