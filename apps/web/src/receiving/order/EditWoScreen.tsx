import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconWorkOrder } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/LoadedScreen.tsx';
import { PostedScreen } from '../PostedScreen.tsx';
import { ReceiveWo } from './ReceiveWo.tsx';
import { addressOfWorkOrder, useNextWorkOrder } from './use-next-order.ts';
import { useReceivableWorkOrder } from './use-receivable.ts';

/** Finished goods of one work order come in. */
export function EditWoScreen() {
  const t = useTranslations('receiving');
  const { woNumber = '', posted } = useSearch({ from: '/signedIn/receiveWo/editWo' });
  useTitle(t('receiveWoTitle', { woNumber }));
  const back = useBackTo('/receiveWo');
  const order = useReceivableWorkOrder(posted ? '' : woNumber);
  const next = useNextWorkOrder(woNumber, !!posted);
  if (posted)
    return (
      <PostedScreen
        receiverNumbers={[posted]}
        list="/receiveWo"
        order={woNumber}
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
      empty={
        woNumber === '' && (
          <EmptyState icon={IconWorkOrder} title={t('chooseOrder')}>
            {t('chooseOrderHow')}
          </EmptyState>
        )
      }
    >
      {(data) => <ReceiveWo key={woNumber} order={data} onBack={back} />}
    </LoadedScreen>
  );
}
