import { negate, sumPlain } from '@gemba/contract/kit/fixed-point';
import { useTranslations } from 'use-intl';
import { LookEverywhere } from '../../kit/frames/LookEverywhere.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconPart } from '../../kit/ui/icons.ts';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { PagedList } from '../../kit/ui/list/PagedList.tsx';
import { useListPurchaseOrderItems } from '../../orders/index.ts';
import { addressOfOrder } from '../order-address.ts';
import { useMayReceive } from '../use-may-receive.ts';

type Props = { part: string; location: string | undefined };

/** A part was scanned: the orders that it is still expected of, by the day it is due. */
export function OrdersOfPart({ part, location }: Props) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const hrefOf = useMayReceive();
  const pages = useListPurchaseOrderItems({ partNumber: part, open: 'true' });
  return (
    <section>
      <SectionHeader title={t.rich('ordersOf', { part, code: asCode })} />
      <PagedList
        label={t('receivePoList')}
        pages={pages}
        rows={pages.asked ? pages.rows : []}
        empty={
          <EmptyState
            icon={IconPart}
            title={t('noOrderOf', { part })}
            how={t('noOrderOfHow')}
            action={<LookEverywhere words={part} />}
          />
        }
      >
        {({ poNumber, purchaseOrderItemNumber, vendorName, quantityOrdered, quantityReceived, uom, arrivalDate }) => (
          <ListRow
            key={`${poNumber} ${purchaseOrderItemNumber}`}
            href={hrefOf('po', poNumber, addressOfOrder(poNumber, { part, location }))}
            title={vendorName}
            sub={
              <>
                <span className="code">{poNumber}</span> ·{' '}
                {t('lineNumber', { itemNumber: String(purchaseOrderItemNumber) })}
              </>
            }
            value={`${figures.quantity(sumPlain([quantityOrdered, negate(quantityReceived)]))} ${uom}`}
            valueSub={arrivalDate ? figures.day(arrivalDate) : undefined}
          />
        )}
      </PagedList>
    </section>
  );
}
