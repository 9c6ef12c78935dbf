import type { PartVendorPrice } from '@gemba/contract/parts/part-relations';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';

export function VendorPriceRow({ price: row, uom }: { price: PartVendorPrice; uom: string }) {
  const t = useTranslations('parts');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const { vendorId, vendorName, price, currency, lastPOCost, effectiveDate, effectiveThru, leadTime } = row;
  const terms = [
    effectiveThru
      ? t('validFromTo', { from: figures.day(effectiveDate), to: figures.day(effectiveThru) })
      : t('validFrom', { from: figures.day(effectiveDate) }),
    leadTime !== null && t('leadTime', { count: leadTime }),
    row.minQty !== null && t('atLeast', { quantity: figures.quantity(row.minQty), uom }),
    row.rFQNum,
  ];
  return (
    <ListRow
      href={linkTo('vendor', vendorId)}
      chevron={false}
      title={vendorName}
      sub={
        <>
          <span className="code">{vendorId}</span>
          <br />
          {terms.filter(Boolean).join(' · ')}
        </>
      }
      value={figures.unitCost(price, currency)}
      valueSub={lastPOCost === null ? undefined : t('lastPo', { cost: figures.pastCost(lastPOCost, currency) })}
      chips={
        row.valid ? (
          <StatusTag tone="ok">{t('validToday')}</StatusTag>
        ) : (
          <StatusTag tone="idle" shape="clock">
            {t('notValidToday')}
          </StatusTag>
        )
      }
    />
  );
}
