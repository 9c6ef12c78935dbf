import { partVendorPrices } from '@gemba/contract/parts/part-relations';
import type { Part } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';
import { usePages } from '../../kit/client/use-pages.ts';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconMoney } from '../../kit/ui/icons.ts';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { partKeys } from '../part-keys.ts';
import { VendorPriceRow } from './VendorPriceRow.tsx';

/** What vendors ask for the part; the prices that hold today come first. */
export function PricesTab({ part: { partNumber, uom } }: { part: Part }) {
  const t = useTranslations('parts');
  const pages = usePages(partVendorPrices, {
    key: partKeys.rows('vendorPrices', partNumber),
    input: { params: { partNumber }, query: {} },
  });
  return (
    <PagedList
      pages={pages}
      rows={pages.rows}
      label={t('tab.prices')}
      empty={
        <EmptyState icon={IconMoney} title={t('noPrices')}>
          {t('noPricesHow')}
        </EmptyState>
      }
    >
      {(price) => (
        <VendorPriceRow key={`${price.vendorId} ${price.effectiveDate} ${price.minQty}`} price={price} uom={uom} />
      )}
    </PagedList>
  );
}
