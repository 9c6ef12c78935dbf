import { listPurchaseOrderItems, type PurchaseOrderItemRow } from '@gemba/contract/orders/list-purchase-order-items';
import { useTranslations } from 'use-intl';
import { usePages } from '../../kit/client/use-pages.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { addDecimals, compareDecimals, negated } from '../../kit/ui/decimal-input.ts';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconPart } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { SectionHeader } from '../../kit/ui/SectionHeader.tsx';
import { addressOfOrder } from '../order/use-next-order.ts';
import { receivingKeys } from '../receiving-keys.ts';
import { useMayReceive } from '../use-may-receive.ts';

const RECEIVABLE: readonly string[] = ['APPROVED', 'PARTIAL'];
const isOpen = ({ status, quantityOrdered, quantityReceived }: PurchaseOrderItemRow) =>
  RECEIVABLE.includes(status) && compareDecimals(quantityReceived, quantityOrdered) < 0;

/** A part was scanned: the orders that it is still expected of. */
export function OrdersOfPart({ part }: { part: string }) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const hrefOf = useMayReceive();
  const pages = usePages(listPurchaseOrderItems, {
    key: receivingKeys.orders({ part }),
    input: { query: { partNumber: part } },
  });
  return (
    <section>
      <SectionHeader title={t.rich('ordersOf', { part, code: asCode })} />
      <PagedList
        label={t('receivePoList')}
        pages={pages}
        rows={pages.rows?.filter(isOpen)}
        empty={
          <EmptyState icon={IconPart} title={t('noOrderOf', { part })}>
            {t('noOrderOfHow')}
          </EmptyState>
        }
      >
        {({
          poNumber,
          purchaseOrderItemNumber,
          vendorName,
          quantityOrdered,
          quantityReceived,
          poUnit,
          arrivalDate,
        }) => (
          <ListRow
            key={`${poNumber} ${purchaseOrderItemNumber}`}
            href={hrefOf('po', poNumber, addressOfOrder(poNumber, part))}
            title={vendorName}
            sub={
              <>
                <span className="code">{poNumber}</span> ·{' '}
                {t('lineNumber', { itemNumber: String(purchaseOrderItemNumber) })}
              </>
            }
            value={`${figures.quantity(addDecimals(quantityOrdered, negated(quantityReceived)))} ${poUnit}`}
            valueSub={arrivalDate ? figures.day(arrivalDate) : undefined}
          />
        )}
      </PagedList>
    </section>
  );
}
