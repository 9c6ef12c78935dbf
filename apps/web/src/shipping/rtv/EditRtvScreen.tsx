import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { type NextOrder, toNextOrder } from '../../kit/frames/next-order.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconVendorReturn } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { addressOfRtv } from '../order-address.ts';
import { PostedReturn } from './PostedReturn.tsx';
import { ShipRtv } from './ShipRtv.tsx';
import { useGetShippableRtv } from './use-get-shippable-rtv.ts';
import { useListShippableRtvs } from './use-list-shippable-rtvs.ts';

/** The oldest return, without the one just shipped. */
const useNextRtv = (rtvNumber: string, enabled: boolean): NextOrder => {
  const list = useListShippableRtvs('', enabled);
  const next = list.rows?.find((row) => row.rtvNumber !== rtvNumber);
  return toNextOrder(list, next?.rtvNumber, addressOfRtv);
};

/** Goods of one return go to their vendor; afterwards the number of the document. */
export function EditRtvScreen() {
  const t = useTranslations('shipping');
  const { rtvNumber = '', posted } = useSearch({ from: '/signedIn/shipRtv/editRtv' });
  useTitle(t('shipRtvTitle', { rtvNumber }));
  const back = useBackTo('/shipRtv');
  const rtv = useGetShippableRtv(posted ? '' : rtvNumber);
  const next = useNextRtv(rtvNumber, !!posted);
  if (posted) return <PostedReturn shipperNumber={posted} order={rtvNumber} next={next} />;
  return (
    <LoadedScreen
      query={rtv}
      title={t.rich('shipRtv', { rtvNumber, code: asCode })}
      onBack={back}
      empty={
        rtvNumber === '' && <EmptyState icon={IconVendorReturn} title={t('chooseOrder')} how={t('chooseOrderHow')} />
      }
    >
      {(data) => <ShipRtv key={rtvNumber} rtv={data} onBack={back} />}
    </LoadedScreen>
  );
}
