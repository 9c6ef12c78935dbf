import { asPartNumber } from '@gemba/contract/parts/part-number';
import { useTranslations } from 'use-intl';
import { ListMenu } from '../kit/export/ListMenu.tsx';
import { useBackTo } from '../kit/router/use-back-to.ts';
import { useWedge } from '../kit/scan/use-wedge.ts';
import { useTitle } from '../kit/text/use-title.ts';
import { AppBar } from '../kit/ui/AppBar.tsx';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { IconSearch } from '../kit/ui/icons.ts';
import { PagedList } from '../kit/ui/PagedList.tsx';
import { PullToRefresh } from '../kit/ui/PullToRefresh.tsx';
import { Screen } from '../kit/ui/Screen.tsx';
import { ItemRow } from './search/ItemRow.tsx';
import { ItemSearchFields } from './search/ItemSearchFields.tsx';
import { useItemSearch } from './search/use-item-search.ts';
import { useItems } from './search/use-items.ts';

/** Items of purchase orders by part, vendor or date: who sold us this, when, at what price. */
export function PoItemSearchScreen() {
  const t = useTranslations('orders');
  const back = useBackTo('/order');
  useTitle(t('itemSearch'));
  const { wanted, change } = useItemSearch();
  useWedge((code) => change({ partNumber: asPartNumber(code) }));
  const pages = useItems(wanted);
  return (
    <Screen
      header={<AppBar title={t('itemSearch')} onBack={back} actions={<ListMenu list={pages.list} />} />}
      busy={pages.isLoading}
    >
      <PullToRefresh onRefresh={pages.refetch}>
        <ItemSearchFields wanted={wanted} onChange={change} />
        {pages.asked ? (
          <PagedList
            pages={pages}
            rows={pages.rows}
            label={t('itemSearch')}
            empty={
              <EmptyState icon={IconSearch} title={t('noItems')}>
                {t(wanted.period || wanted.from || wanted.to ? 'noItemsInDaysHow' : 'noItemsHow')}
              </EmptyState>
            }
          >
            {(row) => <ItemRow key={`${row.poNumber}/${row.purchaseOrderItemNumber}`} row={row} />}
          </PagedList>
        ) : (
          <EmptyState icon={IconSearch} title={t('askItems')}>
            {t('askItemsHow')}
          </EmptyState>
        )}
      </PullToRefresh>
    </Screen>
  );
}
