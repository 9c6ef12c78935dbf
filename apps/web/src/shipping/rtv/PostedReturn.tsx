import type { RtvShipper } from '@gemba/contract/shipping/rtv/rtv-shipper';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { addressOf, useLinkTo } from '../../auth/index.ts';
import { PostedHeader } from '../../inventory/index.ts';
import type { NextOrder } from '../../kit/frames/next-order.ts';
import { PostedDocument } from '../../kit/frames/PostedDocument.tsx';
import { WaysOn } from '../../kit/frames/WaysOn.tsx';
import { useTitle } from '../../kit/text/use-title.ts';
import { PostedState } from '../../kit/ui/feedback/PostedState.tsx';
import { IconDocument, IconLabel, IconShip } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { addressOfRtv } from '../order-address.ts';
import { useOpenScanned } from '../use-open-scanned.ts';
import { useGetRtvShipper } from './use-get-rtv-shipper.ts';

type Props = { shipperNumber: string; order: string; next: NextOrder };

/** The goods have left: the number of their document, and the ways on. It stands in the address. */
export function PostedReturn({ shipperNumber, order, next }: Props) {
  const t = useTranslations('shipping');
  const named = t('rtvNumber', { number: order });
  const navigate = useNavigate();
  const open = useOpenScanned('rtv');
  useTitle(t('isShipped'));
  const toLabels = useLinkTo()('labelsOfRtvShipper', shipperNumber);
  const query = useGetRtvShipper(shipperNumber);
  const holds = ({ rtvNumber, reversal }: RtvShipper) =>
    rtvNumber === order && !reversal.reverses && !reversal.reversedBy;
  const view = ({ items }: RtvShipper) => (
    <Screen header={<PostedHeader title={t('isShipped')} order={named} expects={t('scanReturn')} onScan={open} />}>
      <PostedState
        title={t('onRtvShipper')}
        numbers={[shipperNumber]}
        actions={
          <WaysOn
            next={next}
            nextLabel={(number) => t('shipNext', { number: t('rtvNumber', { number }) })}
            icon={IconShip}
            back={{ label: t('backToList'), href: '/shipRtv' }}
          >
            {toLabels && (
              <Button kind="outline" wide icon={IconLabel} onClick={() => void navigate({ href: toLabels })}>
                {t('printLabels')}
              </Button>
            )}
            <Button
              kind="outline"
              wide
              icon={IconDocument}
              onClick={() => void navigate({ href: addressOf('rtvShipper', shipperNumber) })}
            >
              {t('showRtvShipper')}
            </Button>
          </WaysOn>
        }
      >
        <p>{t('postedReturn', { count: items.length, order: named })}</p>
      </PostedState>
    </Screen>
  );
  return (
    <PostedDocument query={query} isOurs={holds} form={addressOfRtv(order)} title={t('isShipped')}>
      {view}
    </PostedDocument>
  );
}
