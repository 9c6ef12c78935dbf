import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconShip } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/LoadedScreen.tsx';
import { PostedShipper } from '../shippers/PostedShipper.tsx';
import { ShipSo } from './ShipSo.tsx';
import { addressOfSale, useNextSale, useShippableOrder } from './use-shippable.ts';

/** Goods of one sales order are picked and go out; afterwards the number of their shipper. */
export function EditSoScreen() {
  const t = useTranslations('shipping');
  const { soNumber = '', posted } = useSearch({ from: '/signedIn/shipperSo/editSo' });
  useTitle(t('shipSoTitle', { soNumber }));
  const back = useBackTo('/shipperSo');
  const order = useShippableOrder(posted ? '' : soNumber);
  const next = useNextSale(soNumber, !!posted);
  if (posted)
    return (
      <PostedShipper
        shipperNumber={posted}
        list="/shipperSo"
        order={soNumber}
        form={addressOfSale(soNumber)}
        isOfOrder={(shipper) => shipper.soNumber === soNumber}
        next={next}
      />
    );
  return (
    <LoadedScreen
      query={order}
      title={t.rich('shipSo', { soNumber, code: asCode })}
      onBack={back}
      empty={
        soNumber === '' && (
          <EmptyState icon={IconShip} title={t('chooseOrder')}>
            {t('chooseOrderHow')}
          </EmptyState>
        )
      }
    >
      {(data) => <ShipSo key={soNumber} order={data} onBack={back} />}
    </LoadedScreen>
  );
}
