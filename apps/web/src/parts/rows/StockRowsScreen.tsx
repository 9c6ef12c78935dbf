import { compare } from '@gemba/contract/kit/fixed-point';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconStock } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { useChosenPart } from '../use-chosen-part.ts';
import { useGetPart } from '../use-get-part.ts';
import { STOCK_BUCKETS } from './bucket-links.ts';
import { QuantityHead } from './QuantityHead.tsx';
import { RowsScreen } from './RowsScreen.tsx';
import { StockRowItem } from './StockRowItem.tsx';
import { sumOf } from './sum-of.ts';
import { useListPartOnHand } from './use-list-part-on-hand.ts';

/** The locations of a part: on hand, or in one of the other states of stock. */
export function StockRowsScreen() {
  const t = useTranslations('parts');
  const partNumber = useChosenPart();
  const search = useSearch({ from: '/signedIn/partOnHand' });
  const navigate = useNavigate();
  const bucket = STOCK_BUCKETS.find((name) => name === search['bucket']) ?? 'onHand';
  const pages = useListPartOnHand(partNumber);
  const { data: part } = useGetPart(partNumber);
  const sum = sumOf(
    pages.rows?.map((row) => row[bucket]),
    pages,
    part?.[bucket],
  );
  return (
    <RowsScreen
      title={t(`bucketTitle.${bucket}`)}
      partNumber={partNumber}
      pages={{ ...pages, rows: pages.rows?.filter((row) => compare(row[bucket], '0') > 0) }}
      head={
        <>
          <QuantityHead partNumber={partNumber} part={part} bucket={bucket} sum={sum} />
          <FilterChips
            label={t('state')}
            chips={STOCK_BUCKETS.map((value) => ({ value, label: t(`bucketShort.${value}`) }))}
            chosen={[bucket]}
            onToggle={(next) =>
              void navigate({ to: '/partOnHand', search: { partNumber, bucket: next }, replace: true })
            }
          />
        </>
      }
      empty={<EmptyState icon={IconStock} title={t(`noRows.${bucket}`)} how={t('noRowsHow')} />}
    >
      {(row) => <StockRowItem key={row.location} partNumber={partNumber} uom={part?.uom} row={row} bucket={bucket} />}
    </RowsScreen>
  );
}
