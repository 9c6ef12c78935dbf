import type { Part } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconMoney } from '../../kit/ui/icons.ts';
import { PagedList } from '../../kit/ui/list/PagedList.tsx';
import { useListPartVendorPrices } from './use-list-part-vendor-prices.ts';
import { VendorPriceRow } from './VendorPriceRow.tsx';

/** The vendors' prices for the part; the prices valid today come first. */
export function PricesTab({ part: { partNumber, uom } }: { part: Part }) {
  const t = useTranslations('parts');
  const pages = useListPartVendorPrices(partNumber);
  return (
    <PagedList
      pages={pages}
      rows={pages.rows}
      label={t('tab.prices')}
      empty={<EmptyState icon={IconMoney} title={t('noPrices')} how={t('noPricesHow')} />}
    >
      {(price) => (
        <VendorPriceRow key={`${price.vendorId} ${price.effectiveDate} ${price.minQty}`} price={price} uom={uom} />
      )}
    </PagedList>
  );
}
