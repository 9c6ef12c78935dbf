import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PinnedLocation, ScanListScreen } from '../../inventory/index.ts';
import { IconReceive } from '../../kit/ui/icons.ts';
import { addressOfOrder } from '../order-address.ts';
import { ReceivableRow } from '../ReceivableRow.tsx';
import { useMayReceive } from '../use-may-receive.ts';
import { useOpenScanned } from '../use-open-scanned.ts';
import { OrdersOfPart } from './OrdersOfPart.tsx';
import { useListReceivablePurchaseOrders } from './use-list-receivable-purchase-orders.ts';

/** Purchase orders that can be received: looked for, or scanned, by their number, their vendor or a part. */
export function ReceivePoScreen() {
  const t = useTranslations('receiving');
  const navigate = useNavigate();
  const { q = '', part, location } = useSearch({ from: '/signedIn/receivePo' });
  const pages = useListReceivablePurchaseOrders(q.trim() ? { q: q.trim() } : {});
  const open = useOpenScanned('po', location);
  const hrefOf = useMayReceive();
  const show = (search: { q?: string | undefined; part?: string | undefined; location?: string | undefined }) =>
    void navigate({ to: '/receivePo', search, replace: true });
  return (
    <ScanListScreen
      title={t('receivePoList')}
      expects={t('scanOrderOrPart')}
      label={t('findOrder')}
      q={part ?? q}
      onQuery={(words) => show({ q: words.trim() || undefined, location })}
      onScan={open}
      pages={pages}
      nothing="NO_RECORDS_TO_RECEIVE"
      empty={{
        icon: IconReceive,
        title: t('nothingToReceive'),
        how: t('nothingToReceiveHow'),
        noMatchHow: t('noOrderHow'),
      }}
      filter={
        location && (
          <PinnedLocation
            label={t('goesTo')}
            location={location}
            act={{
              label: t('letGo'),
              said: t('letGoOf', { location }),
              onClick: () => show({ q: q || undefined, part }),
            }}
          />
        )
      }
      instead={part && <OrdersOfPart part={part} location={location} />}
    >
      {(row) => {
        const { poNumber } = row;
        const href = hrefOf('po', poNumber, addressOfOrder(poNumber, { location }));
        return <ReceivableRow key={poNumber} row={row} href={href} />;
      }}
    </ScanListScreen>
  );
}
