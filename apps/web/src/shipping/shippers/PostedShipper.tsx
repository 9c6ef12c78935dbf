import type { Shipper } from '@gemba/contract/shipping/shippers';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { PostedHeader, PostedPaper } from '../../inventory/index.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { IconDocument, IconLabel, IconShip } from '../../kit/ui/icons.ts';
import { PostedState } from '../../kit/ui/PostedState.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { useOpenSale } from '../list/use-open-scanned.ts';
import type { Next } from '../order/use-shippable.ts';
import { labelsOfShipper } from './labels-of-shipper.ts';
import { useShipper } from './use-shipper.ts';

type Props = {
  shipperNumber: string;
  /** The list that it was chosen from. */
  list: '/shipperSo' | '/proformaShipper/list';
  order: string;
  /** Where goods of it are shipped. */
  form: `/${string}`;
  /** Whether a shipper is one of that order. */
  isOfOrder: (shipper: Shipper) => boolean;
  next?: Next;
};

/** The goods are picked, or gone: the number of their shipper, and the ways on. It stands in the address. */
export function PostedShipper({ shipperNumber, list, order, form, isOfOrder, next }: Props) {
  const t = useTranslations('shipping');
  const navigate = useNavigate();
  const linkTo = useLinkTo();
  const openSale = useOpenSale();
  const query = useShipper(shipperNumber);
  const waits = query.data?.status === 'OPEN';
  const title = t(waits ? 'pickedOn' : 'shippedOn');
  useTitle(title);
  const go = (href: `/${string}`) => void navigate({ href });
  const toShipper = linkTo('shipper', shipperNumber);
  const toLabels = labelsOfShipper(linkTo('labelsOfSale', query.data?.soNumber), shipperNumber);
  const holds = (shipper: Shipper) =>
    !shipper.reverses && !shipper.reversedBy && shipper.status !== 'CANCELLED' && isOfOrder(shipper);
  const drawn = ({ orderStatus, items, soNumber }: Shipper) => (
    <Screen header={<PostedHeader title={title} order={order} expects={t('scanOrder')} onScan={openSale} />}>
      <PostedState
        title={title}
        numbers={[shipperNumber]}
        actions={
          <>
            {waits && toShipper && (
              <Button kind="primary" wide icon={IconShip} onClick={() => go(toShipper)}>
                {t('shipPicked')}
              </Button>
            )}
            {next && (
              <Button kind={waits ? 'outline' : 'primary'} wide icon={IconShip} onClick={() => go(next.href)}>
                {t('shipNext', { number: next.number })}
              </Button>
            )}
            {toLabels && (
              <Button kind="outline" wide icon={IconLabel} onClick={() => go(toLabels)}>
                {t('printLabels')}
              </Button>
            )}
            {!waits && toShipper && (
              <Button kind="outline" wide icon={IconDocument} onClick={() => go(toShipper)}>
                {t('showShipper')}
              </Button>
            )}
            <Button kind={next || waits ? 'text' : 'primary'} wide onClick={() => void navigate({ to: list })}>
              {t('backToList')}
            </Button>
          </>
        }
      >
        <p>
          {t(waits ? 'postedOpen' : orderStatus === 'FINISHED' ? 'postedComplete' : 'postedLines', {
            ...{ count: items.length, order: soNumber },
          })}
        </p>
      </PostedState>
    </Screen>
  );
  return (
    <PostedPaper query={query} isOurs={holds} form={form} title={title}>
      {drawn}
    </PostedPaper>
  );
}
