import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import { useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { PostedHeader } from '../../inventory/index.ts';
import type { NextOrder } from '../../kit/frames/next-order.ts';
import { PostedDocument } from '../../kit/frames/PostedDocument.tsx';
import { WaysOn } from '../../kit/frames/WaysOn.tsx';
import { PhotoUploads } from '../../kit/photos/PhotoUploads.tsx';
import { addressWith } from '../../kit/router/address-with.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { PostedState } from '../../kit/ui/feedback/PostedState.tsx';
import { IconLabel, IconList, IconReceive } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { hasGoods } from '../has-goods.ts';
import { useAddReceiverPhoto } from '../photos/use-add-receiver-photo.ts';
import { useOpenScanned } from '../use-open-scanned.ts';
import { readReceiver } from './use-get-receiver.ts';

/** The kind of order in each list. */
const KINDS = { '/receivePo': 'po', '/receiveWo': 'wo', '/receiveRma': 'rma', '/proformaReceiver/list': 'po' } as const;
const EXPECTS = { po: 'scanOrderOrPart', wo: 'scanWorkOrderOrPart', rma: 'scanReturn' } as const;

type Props = {
  receiverNumbers: readonly string[];
  /** The list that it was chosen from. */
  list: keyof typeof KINDS;
  order: string;
  /** Where goods of it are received. */
  form: `/${string}`;
  /** Whether a receiver is one of that order. */
  isOfOrder: (receiver: Receiver) => boolean;
  next: NextOrder;
  /** The goods of an order that is scanned next go there. */
  location?: string | undefined;
};

/** All of them, once all have been read. */
const useReceivers = (receiverNumbers: readonly string[]) =>
  useQueries({
    queries: receiverNumbers.map(readReceiver),
    combine: (read) => {
      const found = read.flatMap(({ data }) => (data ? [data] : []));
      return {
        data: found.length === read.length ? found : undefined,
        error: read.find(({ error }) => error)?.error,
        refetch: () => Promise.all(read.map(({ refetch }) => refetch())),
      };
    },
  });

/** The goods are in: the number of their receiver, and the ways on. It stands in the address and survives a reload. */
export function PostedReceivers({ receiverNumbers, list, order, form, isOfOrder, next, location }: Props) {
  const t = useTranslations('receiving');
  const navigate = useNavigate();
  const linkTo = useLinkTo();
  const figures = useFigures();
  const kind = KINDS[list];
  const named = (number: string) => t.markup(`kindNumber.${kind}`, { number, code: (plain) => plain });
  const open = useOpenScanned(kind, location);
  useTitle(t('received'));
  const receivers = useReceivers(receiverNumbers);
  const uploads = useAddReceiverPhoto(receiverNumbers);
  const toReceiver = linkTo('receiver', receiverNumbers[0]);
  const toLabels = linkTo('labelsOfReceiver', receiverNumbers.join(','));
  const go = (href: `/${string}`) => void navigate({ href });
  const holds = (receiver: Receiver) => !receiver.reverses && !receiver.reversedBy && isOfOrder(receiver);
  const view = (read: readonly Receiver[]) => (
    <Screen header={<PostedHeader title={t('received')} order={order} expects={t(EXPECTS[kind])} onScan={open} />}>
      <PostedState
        title={t('onReceiver', { count: receiverNumbers.length })}
        numbers={receiverNumbers}
        actions={
          <WaysOn
            next={next}
            nextLabel={(number) => t('receiveNext', { number: named(number) })}
            icon={IconReceive}
            back={{ label: t('backToList'), href: list === '/receivePo' ? addressWith(list, { location }) : list }}
          >
            {toLabels && read.some(hasGoods) && (
              <Button kind="outline" wide icon={IconLabel} onClick={() => go(toLabels)}>
                {t('printLabels')}
              </Button>
            )}
            {toReceiver && (
              <Button kind="outline" wide icon={IconList} onClick={() => go(toReceiver)}>
                {t('showReceiver')}
              </Button>
            )}
          </WaysOn>
        }
      >
        <p>
          {linesOf(read) === 0
            ? t('postedShort', { order })
            : t(isComplete(read) ? 'postedComplete' : 'postedLines', { count: linesOf(read), order })}
        </p>
        {read.map(
          ({ receiverNumber, credit }) =>
            credit && (
              <p key={receiverNumber}>
                {t('creditNoted', {
                  amount: figures.money(credit.amount, credit.currency),
                  customer: credit.customerName,
                })}
              </p>
            ),
        )}
        <PhotoUploads uploads={uploads} />
      </PostedState>
    </Screen>
  );
  return (
    <PostedDocument query={receivers} isOurs={(read) => read.every(holds)} form={form} title={t('received')}>
      {view}
    </PostedDocument>
  );
}

const linesOf = (receivers: readonly Receiver[]) =>
  receivers.flatMap(({ items }) => items).filter(({ quantity }) => Number(quantity) !== 0).length;
const isComplete = ([first]: readonly Receiver[]) =>
  !!first && ['RECEIVED', 'FINISHED', 'CLOSED'].includes(first.orderStatus);
