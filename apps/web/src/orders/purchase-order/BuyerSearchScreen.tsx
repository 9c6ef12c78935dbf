import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useTyped } from '../../kit/form/use-typed.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconPeople } from '../../kit/ui/icons.ts';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useListBuyers } from './use-list-buyers.ts';

const LONGEST_SEARCH = 80;

/** Buyers by code or name; a row opens the buyer's orders with the filters that the list had before. */
export function BuyerSearchScreen() {
  const t = useTranslations('orders');
  const back = useBackTo('/order');
  const navigate = useNavigate();
  const search = useSearch({ from: '/signedIn/buyerSearch' });
  const q = search['q'] ?? '';
  const [typed, setTyped] = useTyped(
    q,
    (words) => void navigate({ to: '/buyerSearch', search: { ...search, q: words || undefined }, replace: true }),
  );
  const pages = useListBuyers(q);
  const ordersOf = (buyerCode: string) => {
    const filters = Object.fromEntries(new URLSearchParams(search['for'] ?? ''));
    return `/orderList?${new URLSearchParams({ ...filters, kind: 'po', buyerCode })}`;
  };
  return (
    <ListScreen
      title={t('buyerSearch')}
      onBack={back}
      search={
        <SearchField focused label={t('findBuyer')} value={typed} maxLength={LONGEST_SEARCH} onChange={setTyped} />
      }
      pages={pages}
      empty={
        <EmptyState icon={IconPeople} title={q ? t('noMatch', { words: q }) : t('noBuyers')} how={t('noBuyersHow')} />
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
    </ListScreen>
  );
}
