import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ScanListScreen } from '../../inventory/index.ts';
import { IconReceive } from '../../kit/ui/icons.ts';
import { addressOfOrder } from '../order/use-next-order.ts';
import { OrdersOfPart } from './OrdersOfPart.tsx';
import { ReceivableRow } from './ReceivableRow.tsx';
import { useReceivableOrders } from './use-receivable-orders.ts';

/** Purchase orders that can be received: looked for, or scanned, by their number, their vendor or a part. */
export function ReceivePoScreen() {
  const t = useTranslations('receiving');
  const navigate = useNavigate();
  const { q = '', part } = useSearch({ from: '/signedIn/receivePo' });
  const { pages, find } = useReceivableOrders(q);
  const show = (search: { q?: string | undefined; part?: string | undefined }, replace = true) =>
    void navigate({ to: '/receivePo', search, replace });
  const scan = async (code: string) => {
    const found = await find(code);
    if (found?.poNumber) void navigate({ href: addressOfOrder(found.poNumber) });
    else if (found?.part) show({ part: found.part }, false);
    else return false;
    return true;
  };
  return (
    <ScanListScreen
      title={t('receivePoList')}
      expects={t('scanOrderOrPart')}
      label={t('findOrder')}
      q={part ?? q}
      onQuery={(words) => show({ q: words.trim() || undefined })}
      onScan={scan}
      pages={pages}
      nothing="NO_RECORDS_TO_RECEIVE"
      empty={{
        icon: IconReceive,
        title: t('nothingToReceive'),
        how: t('nothingToReceiveHow'),
        noMatchHow: t('noOrderHow'),
      }}
      instead={part && <OrdersOfPart part={part} />}
    >
      {(row) => <ReceivableRow key={row.poNumber} row={row} />}
    </ScanListScreen>
  );
}
