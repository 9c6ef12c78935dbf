import type { Shipper } from '@gemba/contract/shipping/shippers/shipper';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { PostedHeader } from '../../inventory/index.ts';
import type { NextOrder } from '../../kit/frames/next-order.ts';
import { PostedDocument } from '../../kit/frames/PostedDocument.tsx';
import { WaysOn } from '../../kit/frames/WaysOn.tsx';
import { useTitle } from '../../kit/text/use-title.ts';
import { PostedState } from '../../kit/ui/feedback/PostedState.tsx';
import { IconDocument, IconLabel, IconShip } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { useOpenScanned } from '../use-open-scanned.ts';
import { labelsOfShipper } from './labels-of-shipper.ts';
import { useGetShipper } from './use-get-shipper.ts';

type Props = {
  shipperNumber: string;
  /** The list that it was chosen from. */
  list: '/shipperSo' | '/proformaShipper/list';
  order: string;
  /** Where goods of it are shipped. */
  form: `/${string}`;
  /** Whether a shipper is one of that order. */
  isOfOrder: (shipper: Shipper) => boolean;
  next: NextOrder;
  note?: string | undefined;
};

/** The goods are picked, or gone: the number of their shipper, and the ways on. It stands in the address. */
export function PostedShipper({ shipperNumber, list, order, form, isOfOrder, next, note }: Props) {
  const t = useTranslations('shipping');
  const navigate = useNavigate();
  const linkTo = useLinkTo();
  const open = useOpenScanned('so');
  const query = useGetShipper(shipperNumber);
  const waits = query.data?.status === 'OPEN';
  const title = t(waits ? 'isPicked' : 'isShipped');
  useTitle(title);
  const go = (href: `/${string}`) => void navigate({ href });
  const toShipper = linkTo('shipper', shipperNumber);
  const toLabels = labelsOfShipper(linkTo('labelsOfSale', query.data?.soNumber), shipperNumber);
  const holds = (shipper: Shipper) =>
    !shipper.reverses && !shipper.reversedBy && shipper.status !== 'CANCELLED' && isOfOrder(shipper);
  const view = ({ orderStatus, items, soNumber }: Shipper) => (
    <Screen header={<PostedHeader title={title} order={order} expects={t('scanOrder')} onScan={open} />}>
      <PostedState
        title={t('onShipper')}
        numbers={[shipperNumber]}
        actions={
          <>
            {waits && toShipper && (
              <Button kind="primary" wide icon={IconShip} onClick={() => go(toShipper)}>
                {t('shipPicked')}
              </Button>
            )}
            <WaysOn
              next={next}
              nextLabel={(number) => t('shipNext', { number: t('soNumber', { number }) })}
              icon={IconShip}
              kind={waits ? 'outline' : 'primary'}
              back={{ label: t('backToList'), href: list }}
            >
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
            </WaysOn>
          </>
        }
      >
        <p>
          {t(waits ? 'postedOpen' : orderStatus === 'FINISHED' ? 'postedComplete' : 'postedLines', {
            count: items.length,
            order: t('soNumber', { number: soNumber }),
          })}
        </p>
        {note && <p>{note}</p>}
      </PostedState>
    </Screen>
  );
  return (
    <PostedDocument query={query} isOurs={holds} form={form} title={title}>
      {view}
    </PostedDocument>
  );
}
