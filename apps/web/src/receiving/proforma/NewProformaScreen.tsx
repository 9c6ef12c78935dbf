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
import { useGetReceivablePurchaseOrder } from '../purchase-order/use-get-receivable-purchase-order.ts';
import {
  findReceivablePurchaseOrders,
  useListReceivablePurchaseOrders,
} from '../purchase-order/use-list-receivable-purchase-orders.ts';
import { ReceivableRow } from '../ReceivableRow.tsx';
import { noneIfRefused } from '../use-open-scanned.ts';
import { MakeProforma } from './MakeProforma.tsx';

/** Notes goods that a vendor has sent: first of which order, then how much of it. */
export function NewProformaScreen() {
  const { poNumber = '' } = useSearch({ from: '/signedIn/proformaReceiver/new' });
  return poNumber === '' ? <ChooseOrder /> : <OfOrder poNumber={poNumber} />;
}

function OfOrder({ poNumber }: { poNumber: string }) {
  const t = useTranslations('receiving');
  useTitle(t('newProformaTitle', { poNumber }));
  const back = useBackTo('/proformaReceiver/list');
  const order = useGetReceivablePurchaseOrder(poNumber);
  return (
    <LoadedScreen query={order} title={t.rich('newProforma', { poNumber, code: asCode })} onBack={back}>
      {(data) => <MakeProforma key={poNumber} order={data} onBack={back} />}
    </LoadedScreen>
  );
}

function ChooseOrder() {
  const t = useTranslations('receiving');
  const navigate = useNavigate();
  const { q = '' } = useSearch({ from: '/signedIn/proformaReceiver/new' });
  const pages = useListReceivablePurchaseOrders(q.trim() ? { q: q.trim() } : {});
  const show = (words: string) =>
    void navigate({ to: '/proformaReceiver/new', search: { q: words.trim() || undefined }, replace: true });
  const openScanned = async (code: string) => {
    const { items } = await findReceivablePurchaseOrders(code).catch(noneIfRefused);
    const order = numberAmong(
      items.map(({ poNumber }) => poNumber),
      code,
      ORDER_PREFIXES.po,
    );
    if (order) void navigate({ href: addressOfNewProforma(order) });
    else if (items.length > 0) show(code);
    return items.length > 0;
  };
  return (
    <ScanListScreen
      title={t('chooseOrderToAnnounce')}
      above="/proformaReceiver/list"
      expects={t('scanOrder')}
      label={t('findOrder')}
      q={q}
      onQuery={show}
      onScan={openScanned}
      pages={pages}
      nothing="NO_RECORDS_TO_RECEIVE"
      empty={{
        icon: IconTransit,
        title: t('nothingToReceive'),
        how: t('nothingToReceiveHow'),
        noMatchHow: t('noOrderHow'),
      }}
    >
      {(row) => <ReceivableRow key={row.poNumber} row={row} href={addressOfNewProforma(row.poNumber)} />}
    </ScanListScreen>
  );
}
