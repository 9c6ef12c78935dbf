import { numberAmong } from '@gemba/contract/kit/number-keys';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ScanListScreen } from '../../inventory/index.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconTransit } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { addressOfNewProforma } from '../order-address.ts';
import { OrderToShip } from '../sales-order/OrderToShip.tsx';
import { useGetShippableSalesOrder } from '../sales-order/use-get-shippable-sales-order.ts';
import {
  findShippableSalesOrders,
  useListShippableSalesOrders,
} from '../sales-order/use-list-shippable-sales-orders.ts';
import { MakeProforma } from './MakeProforma.tsx';

/** Announces goods to a customer: first of which order, then how much of it. */
export function NewProformaScreen() {
  const { soNumber = '' } = useSearch({ from: '/signedIn/proformaShipper/new' });
  return soNumber === '' ? <ChooseOrder /> : <OfOrder soNumber={soNumber} />;
}

function OfOrder({ soNumber }: { soNumber: string }) {
  const t = useTranslations('shipping');
  useTitle(t('newProformaTitle', { soNumber }));
  const back = useBackTo('/proformaShipper/list');
  const order = useGetShippableSalesOrder(soNumber);
  return (
    <LoadedScreen query={order} title={t.rich('newProforma', { soNumber, code: asCode })} onBack={back}>
      {(data) => <MakeProforma key={soNumber} order={data} onBack={back} />}
    </LoadedScreen>
  );
}

function ChooseOrder() {
  const t = useTranslations('shipping');
  const navigate = useNavigate();
  const { q = '' } = useSearch({ from: '/signedIn/proformaShipper/new' });
  const pages = useListShippableSalesOrders({ q });
  const show = (words: string) =>
    void navigate({ to: '/proformaShipper/new', search: { q: words.trim() || undefined }, replace: true });
  const openScanned = async (code: string) => {
    const orders = await findShippableSalesOrders(code);
    const order = numberAmong(
      orders.map(({ soNumber }) => soNumber),
      code,
      ORDER_PREFIXES.so,
    );
    if (order) void navigate({ href: addressOfNewProforma(order) });
    else if (orders.length > 0) show(code);
    return orders.length > 0;
  };
  return (
    <ScanListScreen
      title={t('chooseOrderToAnnounce')}
      above="/proformaShipper/list"
      expects={t('scanOrder')}
      label={t('findOrder')}
      q={q}
      onQuery={show}
      onScan={openScanned}
      pages={pages}
      nothing="NO_RECORDS_TO_SHIP"
      empty={{ icon: IconTransit, title: t('empty.all'), how: t('emptyHow.all'), noMatchHow: t('noOrderHow') }}
    >
      {(order) => <OrderToShip key={order.soNumber} order={order} href={addressOfNewProforma(order.soNumber)} />}
    </ScanListScreen>
  );
}
