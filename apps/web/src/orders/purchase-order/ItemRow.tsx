import { compare } from '@gemba/contract/kit/fixed-point';
import { packOf } from '@gemba/contract/kit/packs';
import type { PurchaseOrderItemRow } from '@gemba/contract/orders/purchase-order/list-purchase-order-items';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { useSayPacks } from '../../kit/text/use-say-packs.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { OrderStatus } from '../OrderStatus.tsx';

const asCode = (chunks: ReactNode) => <span className="code">{chunks}</span>;

/** One item of a purchase order; it opens the order. */
export function ItemRow({ row }: { row: PurchaseOrderItemRow }) {
  const t = useTranslations('orders');
  const figures = useFigures();
  const { poNumber, purchaseOrderItemNumber, part, revision, vendorName, poDate, status } = row;
  const description = usePartName()(row);
  const { quantityOrdered, quantityReceived, uom, costPerUnit, currency } = row;
  const packs = useSayPacks()(quantityOrdered, uom, packOf(row, uom));
  return (
    <ListRow
      href={addressOf('po', poNumber)}
      chevron={false}
      code
      title={part}
      sub={
        <>
          {revision ? t('withRevision', { description, revision }) : description}
          <br />
          {t.rich('itemOf', {
            item: purchaseOrderItemNumber,
            poNumber,
            vendorName,
            code: asCode,
          })}
        </>
      }
      value={figures.unitCost(costPerUnit, currency)}
      valueSub={
        <>
          {packs ?? t('quantityOf', { quantity: figures.quantity(quantityOrdered), unit: uom })}
          <br />
          {figures.day(poDate)}
        </>
      }
      chips={
        <>
          <OrderStatus kind="po" status={status} />
          {compare(quantityReceived, '0') > 0 && (
            <StatusTag tone={compare(quantityReceived, quantityOrdered) < 0 ? 'info' : 'ok'}>
              {t('already.quantityReceived', { quantity: figures.quantity(quantityReceived) })}
            </StatusTag>
          )}
        </>
      }
    />
  );
}
