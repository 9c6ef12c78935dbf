import type { ShippableSalesOrderRow } from '@gemba/contract/shipping/sales-order/shippable-sales-order';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';

/** How much of an order is on hand: in lines, or in pieces where there is only one line. */
export function ReadinessTag({ order }: { order: ShippableSalesOrderRow }) {
  const t = useTranslations('shipping');
  const figures = useFigures();
  const { readiness, readyItemCount, openItemCount, short } = order;
  if (readiness === 'ready') return <StatusTag tone="ok">{t('allOnHand')}</StatusTag>;
  if (readiness === 'none' || !short)
    return (
      <StatusTag tone="idle" shape={short?.reason === 'STOCK' ? 'clock' : 'pause'}>
        {t('nothingOnHand')}
      </StatusTag>
    );
  const { covered, left, uom } = short;
  const words =
    openItemCount === 1
      ? t('quantityOnHand', { covered: figures.quantity(covered), left: figures.quantity(left), uom })
      : readyItemCount > 0
        ? t('linesOnHand', { ready: String(readyItemCount), count: openItemCount })
        : t('someOnHand', { count: openItemCount });
  return <StatusTag tone="info">{words}</StatusTag>;
}
