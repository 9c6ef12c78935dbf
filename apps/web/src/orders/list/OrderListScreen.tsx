import { type ComponentType, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconList } from '../../kit/ui/icons.ts';
import { Panes } from '../../kit/ui/layout/Panes.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { useWide } from '../../kit/ui/layout/use-wide.ts';
import type { OrderDetailProps } from '../detail/OrderDetail.tsx';
import { OrderList } from './OrderList.tsx';
import { useOrderFilters } from './use-order-filters.ts';

type Props = { OrderDetail: ComponentType<OrderDetailProps> };

/** The orders of one kind; a wide window shows the chosen order beside them. */
export function OrderListScreen({ OrderDetail }: Props) {
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
            <EmptyState icon={IconList} title={t('chooseOne')} how={t('chooseOneHow')} />
          </Screen>
        )
      }
    />
  );
}
