import { compare } from '@gemba/contract/kit/fixed-point';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { FilterChips } from '../../kit/ui/FilterChips.tsx';
import { IconStock } from '../../kit/ui/icons.ts';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { useChosenPart } from '../use-chosen-part.ts';
import { usePart } from '../use-part.ts';
import { STOCK_BUCKETS } from './bucket-links.ts';
import { QuantityHead } from './QuantityHead.tsx';
import styles from './RowsScreen.module.css';
import { RowsScreen } from './RowsScreen.tsx';
import { StockRowItem } from './StockRowItem.tsx';
import { sumOf } from './sum-of.ts';
import { useStockRows } from './use-rows.ts';

/** Where a part lies: on hand, or in one of the other states that a location keeps. */
export function StockRowsScreen() {
  const t = useTranslations('parts');
  const partNumber = useChosenPart();
  const search = useSearch({ from: '/signedIn/partOnHand' });
  const navigate = useNavigate();
  const bucket = STOCK_BUCKETS.find((name) => name === search['bucket']) ?? 'onHand';
  const pages = useStockRows(partNumber);
  const { data: part } = usePart(partNumber);
  const sum = sumOf(
    pages.rows?.map((row) => row[bucket]),
    pages,
    part?.[bucket],
  );
  return (
    <RowsScreen title={t(`bucketTitle.${bucket}`)} partNumber={partNumber} pages={pages}>
      <div className={styles['parts']}>
        <QuantityHead partNumber={partNumber} part={part} bucket={bucket} sum={sum} />
        <FilterChips
          label={t('state')}
          chips={STOCK_BUCKETS.map((value) => ({ value, label: t(`bucketShort.${value}`) }))}
          chosen={[bucket]}
          onToggle={(next) => void navigate({ to: '/partOnHand', search: { partNumber, bucket: next }, replace: true })}
        />
        <PagedList
          pages={pages}
          rows={pages.rows?.filter((row) => compare(row[bucket], '0') > 0)}
          label={t(`bucketTitle.${bucket}`)}
          empty={
            <EmptyState icon={IconStock} title={t(`noRows.${bucket}`)}>
              {t('noRowsHow')}
            </EmptyState>
          }
        >
          {(row) => (
            <StockRowItem key={row.location} partNumber={partNumber} uom={part?.uom} row={row} bucket={bucket} />
          )}
        </PagedList>
      </div>
    </RowsScreen>
  );
}
