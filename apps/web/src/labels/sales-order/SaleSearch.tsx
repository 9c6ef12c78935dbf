import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconSearch } from '../../kit/ui/icons.ts';
import { SearchArea } from '../../kit/ui/input/SearchArea.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { PagedList } from '../../kit/ui/list/PagedList.tsx';
import { useListSalesOrders } from './use-list-sales-orders.ts';

const LONGEST = 80;

/** Chooses a sales order: an open one, or any by search. */
export function SaleSearch({ onChoose }: { onChoose: (soNumber: string) => void }) {
  const t = useTranslations('labels');
  const figures = useFigures();
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const pages = useListSalesOrders(q);
  return (
    <div>
      <SearchArea>
        <SearchField code focused label={t('findSale')} value={words} maxLength={LONGEST} onChange={setWords} />
      </SearchArea>
      <PagedList
        pages={pages}
        rows={pages.rows}
        label={t('saleOrder')}
        empty={
          <EmptyState icon={IconSearch} title={q ? t('noSale', { words: q }) : t('chooseSale')} how={t('noSaleHow')} />
        }
      >
        {({ soNumber, customerName, soDate }) => (
          <ListRow
            key={soNumber}
            code
            title={t('soNumber', { number: soNumber })}
            sub={customerName}
            value={figures.day(soDate)}
            onClick={() => onChoose(soNumber)}
          />
        )}
      </PagedList>
    </div>
  );
}
