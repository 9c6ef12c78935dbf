import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { toNextOrder } from '../../kit/frames/next-order.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconShip } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { addressOfSale } from '../order-address.ts';
import { PostedShipper } from '../shippers/PostedShipper.tsx';
import { shippingKeys } from '../shipping-keys.ts';
import { ShipSo } from './ShipSo.tsx';
import { useGetShippableSalesOrder } from './use-get-shippable-sales-order.ts';
import { findNextSale } from './use-list-shippable-sales-orders.ts';

/** The order that is due next and can be shipped, without the one just shipped. */
const useNextSale = (soNumber: string, enabled: boolean) => {
  const { data, error } = useQuery({
    queryKey: shippingKeys.nextOrder(soNumber),
    queryFn: ({ signal }) => findNextSale(soNumber, signal),
    enabled,
  });
  const found = { rows: data && [data], error };
  return { next: toNextOrder(found, data?.soNumber, addressOfSale), isLast: data?.isLast ?? false };
};

/** Goods of one sales order are picked and go out; afterwards the number of their shipper. */
export function EditSoScreen() {
  const t = useTranslations('shipping');
  const { soNumber = '', posted } = useSearch({ from: '/signedIn/shipperSo/editSo' });
  useTitle(t('shipSoTitle', { soNumber }));
  const back = useBackTo('/shipperSo');
  const order = useGetShippableSalesOrder(posted ? '' : soNumber);
  const { next, isLast } = useNextSale(soNumber, !!posted);
  if (posted)
    return (
      <PostedShipper
        shipperNumber={posted}
        list="/shipperSo"
        order={t('soNumber', { number: soNumber })}
        form={addressOfSale(soNumber)}
        isOfOrder={(shipper) => shipper.soNumber === soNumber}
        next={next}
        note={isLast ? t('noneToShipNext') : undefined}
      />
    );
  return (
    <LoadedScreen
      query={order}
      title={t.rich('shipSo', { soNumber, code: asCode })}
      onBack={back}
      empty={soNumber === '' && <EmptyState icon={IconShip} title={t('chooseOrder')} how={t('chooseOrderHow')} />}
    >
      {(data) => <ShipSo key={soNumber} order={data} onBack={back} />}
    </LoadedScreen>
  );
}
