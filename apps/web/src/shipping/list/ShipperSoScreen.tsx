import { listShippableSalesOrders } from '@gemba/contract/shipping/shippable-sales-orders';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { ScanListScreen } from '../../inventory/index.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconShip } from '../../kit/ui/icons.ts';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { shippingKeys } from '../shipping-keys.ts';
import { useMayShip } from '../use-may-ship.ts';
import { DueTags } from './DueTags.tsx';
import { useOpenSale } from './use-open-scanned.ts';

/** Sales orders that can be shipped, those due first: looked for, or scanned. */
export function ShipperSoScreen() {
  const t = useTranslations('shipping');
  const navigate = useNavigate();
  const figures = useFigures();
  const { today } = useToday();
  const hrefOf = useMayShip();
  const { q = '' } = useSearch({ from: '/signedIn/shipperSo' });
  const query = q.trim() === '' ? {} : { q: q.trim() };
  const pages = usePages(listShippableSalesOrders, {
    ...{ key: shippingKeys.orders(query), input: { query }, keep: true },
  });
  const show = (words: string) => void navigate({ to: '/shipperSo', search: { q: words || undefined }, replace: true });
  const scan = useOpenSale();
  return (
    <ScanListScreen
      title={t('shipSoList')}
      expects={t('scanOrder')}
      label={t('findOrder')}
      q={q}
      onQuery={(words) => show(words.trim())}
      onScan={scan}
      pages={pages}
      nothing="NO_RECORDS_TO_SHIP"
      empty={{
        icon: IconShip,
        title: t('nothingToShip'),
        how: t('nothingToShipHow'),
        noMatchHow: t('noOrderHow'),
      }}
    >
      {({ soNumber, customerName, shipDate, openItemCount, itemCount, status, warehouseName, customerLocked }) => (
        <ListRow
          key={soNumber}
          href={hrefOf(soNumber)}
          title={customerName}
          sub={
            <>
              <span className="code">{soNumber}</span> · {warehouseName}
            </>
          }
          value={t('lines', { count: openItemCount })}
          valueSub={shipDate ? (shipDate === today ? t('today') : figures.day(shipDate)) : undefined}
          chips={
            <DueTags
              due={shipDate}
              locked={customerLocked}
              partly={status === 'PARTIAL' ? { done: itemCount - openItemCount, all: itemCount } : undefined}
            />
          }
        />
      )}
    </ScanListScreen>
  );
}
