import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ListMenu } from '../kit/export/ListMenu.tsx';
import { useTyped } from '../kit/form/use-typed.ts';
import { useBackTo } from '../kit/router/use-back-to.ts';
import { useTitle } from '../kit/text/use-title.ts';
import { AppBar } from '../kit/ui/AppBar.tsx';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { IconPeople } from '../kit/ui/icons.ts';
import { ListRow } from '../kit/ui/ListRow.tsx';
import { PagedList } from '../kit/ui/PagedList.tsx';
import { PullToRefresh } from '../kit/ui/PullToRefresh.tsx';
import { Screen } from '../kit/ui/Screen.tsx';
import { SearchField } from '../kit/ui/SearchField.tsx';
import styles from './BuyerSearchScreen.module.css';
import { useBuyers } from './search/use-buyers.ts';

const LONGEST_SEARCH = 80;

/** Buyers by code or name; one leads to its orders, with the filters that the list had before. */
export function BuyerSearchScreen() {
  const t = useTranslations('orders');
  useTitle(t('buyerSearch'));
  const back = useBackTo('/order');
  const navigate = useNavigate();
  const search = useSearch({ from: '/signedIn/buyerSearch' });
  const q = search['q'] ?? '';
  const [typed, setTyped] = useTyped(
    q,
    (words) => void navigate({ to: '/buyerSearch', search: { ...search, q: words || undefined }, replace: true }),
  );
  const pages = useBuyers(q);
  const ordersOf = (buyerCode: string) => {
    const filters = Object.fromEntries(new URLSearchParams(search['for'] ?? ''));
    return `/orderList?${new URLSearchParams({ ...filters, kind: 'po', buyerCode })}`;
  };
  return (
    <Screen
      header={<AppBar title={t('buyerSearch')} onBack={back} actions={<ListMenu list={pages.list} />} />}
      busy={pages.isPending}
    >
      <PullToRefresh onRefresh={pages.refetch}>
        <div className={styles['search']}>
          <SearchField label={t('findBuyer')} value={typed} maxLength={LONGEST_SEARCH} onChange={setTyped} />
        </div>
        <PagedList
          pages={pages}
          rows={pages.rows}
          label={t('buyerSearch')}
          empty={
            <EmptyState icon={IconPeople} title={q ? t('noMatch', { words: q }) : t('noBuyers')}>
              {t('noBuyersHow')}
            </EmptyState>
          }
        >
          {({ buyerCode, buyerName, department, departmentName, actionType }) => (
            <ListRow
              key={buyerCode}
              href={ordersOf(buyerCode)}
              title={buyerName}
              sub={[departmentName ?? department, actionType].filter(Boolean).join(' · ')}
              value={<span className="code">{buyerCode}</span>}
            />
          )}
        </PagedList>
      </PullToRefresh>
    </Screen>
  );
}
