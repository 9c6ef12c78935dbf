import { listSalesOrders } from '@gemba/contract/orders/list-sales-orders';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePages } from '../kit/client/use-pages.ts';
import { useFigures } from '../kit/text/use-figures.ts';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { IconSearch } from '../kit/ui/icons.ts';
import { ListRow } from '../kit/ui/ListRow.tsx';
import { PagedList } from '../kit/ui/PagedList.tsx';
import { SearchArea } from '../kit/ui/SearchArea.tsx';
import { SearchField } from '../kit/ui/SearchField.tsx';
import { labelKeys } from './label-keys.ts';

const LONGEST = 80;

/** Chooses a sales order: an open one, or by what is typed any. */
export function SaleSearch({ onChoose }: { onChoose: (soNumber: string) => void }) {
  const t = useTranslations('labels');
  const figures = useFigures();
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const query = q ? ({ status: 'all', q } as const) : ({ status: 'open' } as const);
  const pages = usePages(listSalesOrders, { key: labelKeys.sales(query), input: { query }, keep: true });
  return (
    <div>
      <SearchArea>
        <SearchField code label={t('findSale')} value={words} maxLength={LONGEST} onChange={setWords} />
      </SearchArea>
      <PagedList
        pages={pages}
        rows={pages.rows}
        label={t('saleOrder')}
        empty={
          <EmptyState icon={IconSearch} title={q ? t('noSale', { words: q }) : t('chooseSale')}>
            {t('noSaleHow')}
          </EmptyState>
        }
      >
        {({ soNumber, customerName, soDate }) => (
          <ListRow
            key={soNumber}
            code
            title={soNumber}
            sub={customerName}
            value={figures.day(soDate)}
            onClick={() => onChoose(soNumber)}
          />
        )}
      </PagedList>
    </div>
  );
}
