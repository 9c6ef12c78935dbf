import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { toNextOrder } from '../../kit/frames/next-order.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconWorkOrder } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { addressOfWorkOrder } from '../order-address.ts';
import { PostedReceivers } from '../receivers/PostedReceivers.tsx';
import { ReceiveWo } from './ReceiveWo.tsx';
import { useGetReceivableWorkOrder } from './use-get-receivable-work-order.ts';
import { useListReceivableWorkOrders } from './use-list-receivable-work-orders.ts';

/** The order that is due next, without the one just received. */
const useNextWorkOrder = (woNumber: string, enabled: boolean) => {
  const list = useListReceivableWorkOrders('', enabled);
  const next = list.rows?.find((row) => row.woNumber !== woNumber);
  return toNextOrder(list, next?.woNumber, addressOfWorkOrder);
};

/** Finished goods of one work order come in. */
export function EditWoScreen() {
  const t = useTranslations('receiving');
  const { woNumber = '', posted } = useSearch({ from: '/signedIn/receiveWo/editWo' });
  useTitle(t('receiveWoTitle', { woNumber }));
  const back = useBackTo('/receiveWo');
  const order = useGetReceivableWorkOrder(posted ? '' : woNumber);
  const next = useNextWorkOrder(woNumber, !!posted);
  if (posted)
    return (
      <PostedReceivers
        receiverNumbers={[posted]}
        list="/receiveWo"
        order={t.markup('kindNumber.wo', { number: woNumber, code: (number) => number })}
        form={addressOfWorkOrder(woNumber)}
        isOfOrder={({ kind, orderNumber }) => kind === 'wo' && orderNumber === woNumber}
        next={next}
      />
    );
  return (
    <LoadedScreen
      query={order}
      title={t.rich('receiveWo', { woNumber, code: asCode })}
      onBack={back}
      empty={woNumber === '' && <EmptyState icon={IconWorkOrder} title={t('chooseOrder')} how={t('chooseOrderHow')} />}
    >
      {(data) => <ReceiveWo key={woNumber} order={data} onBack={back} />}
    </LoadedScreen>
  );
}
