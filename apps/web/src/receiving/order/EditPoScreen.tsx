import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconReceive } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/LoadedScreen.tsx';
import { PostedScreen } from '../PostedScreen.tsx';
import { OnTheWay, onTheWayOf } from './OnTheWay.tsx';
import { ReceivePo } from './ReceivePo.tsx';
import { addressOfOrder, useNextOrder } from './use-next-order.ts';
import { useReceivableOrder } from './use-receivable.ts';

/** Goods of one purchase order come in; afterwards the number of their receiver. */
export function EditPoScreen() {
  const t = useTranslations('receiving');
  const { poNumber = '', posted } = useSearch({ from: '/signedIn/receivePo/editPo' });
  const title = t.rich('receivePo', { poNumber, code: asCode });
  useTitle(t('receivePoTitle', { poNumber }));
  const back = useBackTo('/receivePo');
  const order = useReceivableOrder(posted ? '' : poNumber);
  const onTheWay = onTheWayOf(order.error);
  const next = useNextOrder(poNumber, !!posted);
  if (posted)
    return (
      <PostedScreen
        receiverNumbers={[posted]}
        list="/receivePo"
        order={poNumber}
        form={addressOfOrder(poNumber)}
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
          poNumber === '' && (
            <EmptyState icon={IconReceive} title={t('chooseOrder')}>
              {t('chooseOrderHow')}
            </EmptyState>
          )
        )
      }
    >
      {(data) => <ReceivePo key={poNumber} order={data} onBack={back} />}
    </LoadedScreen>
  );
}
