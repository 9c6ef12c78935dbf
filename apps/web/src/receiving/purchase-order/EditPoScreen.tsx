import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { Refused } from '../../kit/client/errors.ts';
import { toNextOrder } from '../../kit/frames/next-order.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconReceive, IconTransit } from '../../kit/ui/icons.ts';
import { TextLink } from '../../kit/ui/input/TextLink.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { addressOfOrder } from '../order-address.ts';
import { PostedReceivers } from '../receivers/PostedReceivers.tsx';
import { useGetReceiver } from '../receivers/use-get-receiver.ts';
import { ReceivePo } from './ReceivePo.tsx';
import { useGetReceivablePurchaseOrder } from './use-get-receivable-purchase-order.ts';
import { useListReceivablePurchaseOrders } from './use-list-receivable-purchase-orders.ts';

/** `location`: the next goods go there as well. */
type Posted = { poNumber: string; location: string | undefined; posted: string | undefined };

/** The order that is due next, without the one just received: of the same vendor, if there is another one. */
const useNextOrder = ({ poNumber, location, posted }: Posted) => {
  const { data: receiver } = useGetReceiver(posted ?? '');
  const vendorId = receiver?.vendorId;
  const ofVendor = useListReceivablePurchaseOrders({ vendorId: vendorId ?? '' }, !!vendorId);
  const isVendorRead = vendorId === null || ofVendor.rows !== undefined || ofVendor.error !== null;
  const due = useListReceivablePurchaseOrders({}, isVendorRead);
  const rows = [...(ofVendor.rows ?? []), ...(due.rows ?? [])];
  const next = rows.find((row) => row.poNumber !== poNumber);
  return toNextOrder(due, next?.poNumber, (number) => addressOfOrder(number, { location }));
};

/** Goods of one purchase order come in; afterwards the number of their receiver. */
export function EditPoScreen() {
  const t = useTranslations('receiving');
  const { poNumber = '', location, posted } = useSearch({ from: '/signedIn/receivePo/editPo' });
  const title = t.rich('receivePo', { poNumber, code: asCode });
  useTitle(t('receivePoTitle', { poNumber }));
  const back = useBackTo('/receivePo');
  const order = useGetReceivablePurchaseOrder(posted ? '' : poNumber);
  const onTheWay = onTheWayOf(order.error);
  const next = useNextOrder({ poNumber, location, posted });
  if (posted)
    return (
      <PostedReceivers
        receiverNumbers={[posted]}
        list="/receivePo"
        order={t.markup('kindNumber.po', { number: poNumber, code: (number) => number })}
        form={addressOfOrder(poNumber, { location })}
        location={location}
        isOfOrder={({ kind, orderNumber }) => kind === 'po' && orderNumber === poNumber}
        next={next}
      />
    );
  return (
    <LoadedScreen
      query={order}
      title={title}
      onBack={back}
      empty={
        onTheWay.length > 0 ? (
          <OnTheWay title={order.error?.message ?? ''} prNumbers={onTheWay} />
        ) : (
          poNumber === '' && <EmptyState icon={IconReceive} title={t('chooseOrder')} how={t('chooseOrderHow')} />
        )
      }
    >
      {(data) => <ReceivePo key={poNumber} order={data} onBack={back} />}
    </LoadedScreen>
  );
}

/** The proforma receivers that bring what is left of an order, where it was refused because nothing else is. */
const onTheWayOf = (error: unknown): readonly string[] => {
  const told = error instanceof Refused && error.msgCode === 'NO_ITEM_TO_RECEIVE' && error.data['prNumbers'];
  return Array.isArray(told) ? told.map(String) : [];
};

type OnTheWayProps = { title: string; prNumbers: readonly string[] };

/** An order whose open goods all come by proforma receivers: the links to them. */
function OnTheWay({ title, prNumbers }: OnTheWayProps) {
  const t = useTranslations('receiving');
  const linkTo = useLinkTo();
  return (
    <EmptyState
      icon={IconTransit}
      title={title}
      how={t('allOnTheWay')}
      action={prNumbers.map((prNumber) => (
        <p key={prNumber}>
          <TextLink href={linkTo('proformaReceiver', prNumber)}>
            {t.rich('proformaNamed', { prNumber, code: asCode })}
          </TextLink>
        </p>
      ))}
    />
  );
}
