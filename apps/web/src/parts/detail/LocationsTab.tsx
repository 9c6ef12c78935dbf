import type { Part } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconStock } from '../../kit/ui/icons.ts';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { StockRowItem } from '../rows/StockRowItem.tsx';
import { useStockRows } from '../rows/use-rows.ts';

export function LocationsTab({ part: { partNumber, uom } }: { part: Part }) {
  const t = useTranslations('parts');
  const pages = useStockRows(partNumber);
  return (
    <PagedList
      pages={pages}
      rows={pages.rows}
      label={t('tab.locations')}
      empty={
        <EmptyState icon={IconStock} title={t('noStock')}>
          {t('noStockHow')}
        </EmptyState>
      }
    >
      {(row) => <StockRowItem key={row.location} partNumber={partNumber} uom={uom} row={row} bucket="onHand" />}
    </PagedList>
  );
}
