import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { toNextOrder } from '../../kit/frames/next-order.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconCustomerReturn } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { addressOfRma } from '../order-address.ts';
import { PostedReceivers } from '../receivers/PostedReceivers.tsx';
import { ReceiveRma } from './ReceiveRma.tsx';
import { useGetReceivableRma } from './use-get-receivable-rma.ts';
import { useListReceivableRmas } from './use-list-receivable-rmas.ts';

/** The oldest return, without the one just received. */
const useNextRma = (rmaNumber: string, enabled: boolean) => {
  const list = useListReceivableRmas('', enabled);
  const next = list.rows?.find((row) => row.rmaNumber !== rmaNumber);
  return toNextOrder(list, next?.rmaNumber, addressOfRma);
};

/** Goods of one customer's return come in; afterwards the number of their receiver. */
export function EditRmaScreen() {
  const t = useTranslations('receiving');
  const { rmaNumber = '', posted } = useSearch({ from: '/signedIn/receiveRma/editRma' });
  useTitle(t('receiveRmaTitle', { rmaNumber }));
  const back = useBackTo('/receiveRma');
  const rma = useGetReceivableRma(posted ? '' : rmaNumber);
  const next = useNextRma(rmaNumber, !!posted);
  if (posted)
    return (
      <PostedReceivers
        receiverNumbers={[posted]}
        list="/receiveRma"
        order={t.markup('kindNumber.rma', { number: rmaNumber, code: (number) => number })}
        form={addressOfRma(rmaNumber)}
        isOfOrder={({ kind, orderNumber }) => kind === 'rma' && orderNumber === rmaNumber}
        next={next}
      />
    );
  return (
    <LoadedScreen
      query={rma}
      title={t.rich('receiveRma', { rmaNumber, code: asCode })}
      onBack={back}
      empty={
        rmaNumber === '' && <EmptyState icon={IconCustomerReturn} title={t('chooseReturn')} how={t('chooseOrderHow')} />
      }
    >
      {(data) => <ReceiveRma key={rmaNumber} rma={data} onBack={back} />}
    </LoadedScreen>
  );
}
