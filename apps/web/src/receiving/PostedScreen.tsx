import type { Receiver } from '@gemba/contract/receiving/receivers';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../auth/index.ts';
import { PostedHeader, PostedPaper } from '../inventory/index.ts';
import { useTitle } from '../kit/text/use-title.ts';
import { Button } from '../kit/ui/Button.tsx';
import { IconList, IconPrint, IconReceive } from '../kit/ui/icons.ts';
import { PostedState } from '../kit/ui/PostedState.tsx';
import { Screen } from '../kit/ui/Screen.tsx';
import { hasGoods } from './has-goods.ts';
import { useOpenOrder, useOpenWorkOrder } from './list/use-open-scanned.ts';
import { PhotoUploads } from './photos/PhotoUploads.tsx';
import { useReceivers } from './receivers/use-receiver.ts';

type Props = {
  receiverNumbers: readonly string[];
  /** The list that it was chosen from. */
  list: '/receivePo' | '/receiveWo' | '/proformaReceiver/list';
  order: string;
  /** Where goods of it are received. */
  form: `/${string}`;
  /** Whether a receiver is one of that order. */
  isOfOrder: (receiver: Receiver) => boolean;
  /** What is due next. */
  next?: { number: string; href: `/${string}` } | undefined;
};

/** The goods are in: the number of their receiver, and the ways on. It stands in the address and survives a reload. */
export function PostedScreen({ receiverNumbers, list, order, form, isOfOrder, next }: Props) {
  const t = useTranslations('receiving');
  const navigate = useNavigate();
  const linkTo = useLinkTo();
  const openOrder = useOpenOrder();
  const openWorkOrder = useOpenWorkOrder();
  useTitle(t('received'));
  const receivers = useReceivers(receiverNumbers);
  const toReceiver = linkTo('receiver', receiverNumbers[0]);
  const toLabels = linkTo('labelsOfReceiver', receiverNumbers.join(','));
  const go = (href: `/${string}`) => void navigate({ href });
  const holds = (receiver: Receiver) => !receiver.reverses && !receiver.reversedBy && isOfOrder(receiver);
  const drawn = (read: readonly Receiver[]) => (
    <Screen
      header={
        list === '/receiveWo' ? (
          <PostedHeader title={t('received')} order={order} expects={t('scanWorkOrderOrPart')} onScan={openWorkOrder} />
        ) : (
          <PostedHeader title={t('received')} order={order} expects={t('scanOrderOrPart')} onScan={openOrder} />
        )
      }
    >
      <PostedState
        title={t('receivedOn', { count: receiverNumbers.length })}
        numbers={receiverNumbers}
        actions={
          <>
            {next && (
              <Button kind="primary" wide icon={IconReceive} onClick={() => go(next.href)}>
                {t('receiveNext', { number: next.number })}
              </Button>
            )}
            {toLabels && read.some(hasGoods) && (
              <Button kind="outline" wide icon={IconPrint} onClick={() => go(toLabels)}>
                {t('printLabels')}
              </Button>
            )}
            {toReceiver && (
              <Button kind="outline" wide icon={IconList} onClick={() => go(toReceiver)}>
                {t('showReceiver')}
              </Button>
            )}
            <Button kind={next ? 'text' : 'primary'} wide onClick={() => void navigate({ to: list })}>
              {t('backToList')}
            </Button>
          </>
        }
      >
        <p>
          {linesOf(read) === 0
            ? t('postedShort', { order })
            : t(isComplete(read) ? 'postedComplete' : 'postedLines', { count: linesOf(read), order })}
        </p>
        <PhotoUploads receiverNumbers={receiverNumbers} />
      </PostedState>
    </Screen>
  );
  return (
    <PostedPaper query={receivers} isOurs={(read) => read.every(holds)} form={form} title={t('received')}>
      {drawn}
    </PostedPaper>
  );
}

const linesOf = (receivers: readonly Receiver[]) =>
  receivers.flatMap(({ items }) => items).filter(({ quantity }) => Number(quantity) !== 0).length;
const isComplete = ([first]: readonly Receiver[]) =>
  !!first && ['RECEIVED', 'FINISHED', 'CLOSED'].includes(first.orderStatus);
